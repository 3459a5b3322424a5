import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lastValueOf } from './last-value.ts';
import { useRemoteDataSet } from './use-remote-data-set.ts';

function testRequests() {
  const requests = new Map<string, PromiseWithResolvers<string> & { signal: AbortSignal }>();
  const requestOf = (key: string) => ({
    key,
    load: (signal: AbortSignal) => {
      const request = { ...Promise.withResolvers<string>(), signal };
      requests.set(key, request);
      return request.promise;
    },
  });
  return { requests, requestOf };
}

type RequestOf = ReturnType<typeof testRequests>['requestOf'];

function TestPage({ ids, requestOf }: { ids: readonly [string, string]; requestOf: RequestOf }) {
  const { first, second } = useRemoteDataSet<{ first: string; second: string }>({
    first: requestOf(ids[0]),
    second: requestOf(ids[1]),
  });
  return (
    <>
      <p>{`${first.state} ${lastValueOf(first)}`}</p>
      <p>{`${second.state} ${lastValueOf(second)}`}</p>
      <button type="button" onClick={first.retry}>
        Retry first
      </button>
    </>
  );
}

const shown = () => screen.getAllByRole('paragraph').map(({ textContent }) => textContent);

test('set of values: each is shown when it is received', async () => {
  const { requests, requestOf } = testRequests();
  render(<TestPage ids={['a', 'b']} requestOf={requestOf} />);
  expect(shown()).toEqual(['pending undefined', 'pending undefined']);

  await act(async () => requests.get('b')?.resolve('value b'));

  expect(shown()).toEqual(['pending undefined', 'ready value b']);
});

test('set of values, one fails: the other is shown; retry requests that one alone', async () => {
  const { requests, requestOf } = testRequests();
  render(<TestPage ids={['a', 'b']} requestOf={requestOf} />);
  await act(async () => requests.get('a')?.reject(new Error('test')));
  await act(async () => requests.get('b')?.resolve('value b'));
  expect(shown()).toEqual(['failed undefined', 'ready value b']);
  requests.clear();

  await act(async () => screen.getByRole('button').click());
  await act(async () => requests.get('a')?.resolve('value a'));

  expect(shown()).toEqual(['ready value a', 'ready value b']);
  expect([...requests.keys()]).toEqual(['a']);
});

test('set of values, one key changes: its request alone is aborted, the other goes on', async () => {
  const { requests, requestOf } = testRequests();
  const { rerender } = render(<TestPage ids={['a', 'b']} requestOf={requestOf} />);

  rerender(<TestPage ids={['c', 'b']} requestOf={requestOf} />);

  expect([...requests].map(([key, { signal }]) => [key, signal.aborted])).toEqual([
    ['a', true],
    ['b', false],
    ['c', false],
  ]);
});

test('set of values, its component leaves: every request is aborted', () => {
  const { requests, requestOf } = testRequests();
  const { unmount } = render(<TestPage ids={['a', 'b']} requestOf={requestOf} />);

  unmount();

  expect([...requests.values()].map(({ signal }) => signal.aborted)).toEqual([true, true]);
});
