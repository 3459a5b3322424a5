import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemoteData } from './use-remote-data.ts';

function testRequests() {
  const requests: { key: string; signal: AbortSignal; end: (value: string) => void; fail: (cause: Error) => void }[] =
    [];
  const load = (key: string) => (signal: AbortSignal) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    requests.push({ key, signal, end: resolve, fail: reject });
    return promise;
  };
  return { requests, load };
}

type Load = ReturnType<typeof testRequests>['load'];

function TestList({ id, load, initial }: { id: string | undefined; load: Load; initial?: string }) {
  const data = useRemoteData(id, load(id ?? ''), initial);
  return (
    <>
      <RemoteBoundary name="test" data={data} skeleton={<p>skeleton</p>}>
        {(value, isStale) => <p aria-busy={isStale}>{value}</p>}
      </RemoteBoundary>
      <button type="button" onClick={data.retry}>
        Retry
      </button>
    </>
  );
}

test('first request: the skeleton, then the value', async () => {
  const { requests, load } = testRequests();
  render(<TestList id="a" load={load} />);
  expect(screen.getByText('skeleton')).toBeVisible();

  await act(async () => requests[0]?.end('value a'));

  expect(screen.getByText('value a')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('key undefined: nothing is requested', () => {
  const { requests, load } = testRequests();
  render(<TestList id={undefined} load={load} />);

  expect(requests).toEqual([]);
  expect(screen.getByText('skeleton')).toBeVisible();
});

test('another key: the last value is busy, the request before is aborted', async () => {
  const { requests, load } = testRequests();
  const { rerender } = render(<TestList id="a" load={load} />);
  await act(async () => requests[0]?.end('value a'));
  rerender(<TestList id="b" load={load} />);
  rerender(<TestList id="c" load={load} />);

  expect(screen.getByText('value a')).toHaveAttribute('aria-busy', 'true');
  expect(requests.map(({ key, signal }) => [key, signal.aborted])).toEqual([
    ['a', true],
    ['b', true],
    ['c', false],
  ]);
});

test('key whose response is known: its value at once, without a request', async () => {
  const { requests, load } = testRequests();
  const { rerender } = render(<TestList id="a" load={load} />);
  await act(async () => requests[0]?.end('value a'));
  rerender(<TestList id="b" load={load} />);
  await act(async () => requests[1]?.end('value b'));

  rerender(<TestList id="a" load={load} />);

  expect(await screen.findByText('value a')).toHaveAttribute('aria-busy', 'false');
  expect(requests).toHaveLength(2);
});

test('failure: logged, nothing is shown; retry: the value', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const { requests, load } = testRequests();
  render(<TestList id="a" load={load} />);
  await act(async () => requests[0]?.fail(new Error('test')));
  expect(screen.queryByRole('paragraph')).not.toBeInTheDocument();
  expect(report).toHaveBeenCalledWith(
    expect.stringMatching(/^test: section failed/),
    new Error('test'),
    expect.anything(),
  );

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(async () => requests[1]?.end('value a'));

  expect(screen.getByText('value a')).toBeVisible();
});

test('failure, then focus of the window: requested again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { requests, load } = testRequests();
  render(<TestList id="a" load={load} initial="initial" />);
  await act(async () => requests[0]?.fail(new Error('test')));
  expect(screen.getByText('initial')).toBeVisible();

  await act(async () => dispatchEvent(new Event('focus')));
  await act(async () => requests[1]?.end('value a'));

  expect(screen.getByText('value a')).toBeVisible();
});

test('component leaves: its request is aborted', () => {
  const { requests, load } = testRequests();
  const { unmount } = render(<TestList id="a" load={load} />);

  unmount();

  expect(requests[0]?.signal.aborted).toBe(true);
});
