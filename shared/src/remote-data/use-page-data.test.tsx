import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { definePage } from '../contract/index.ts';
import { api } from '../platform/index.ts';
import { type DataSource, lastValueOf, noteChange, usePageData } from './index.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['performance', 'Date'] });
  noteChange();
  return () => vi.useRealTimers();
});

function testSite() {
  const load = vi.fn(async () => 'answer').mockRejectedValue(new Error('test'));
  const answer = (value: string) => load.mockResolvedValueOnce(value);
  const page = definePage<{ text: string }>({
    load: { text: load },
    head: ({ data }) => ({ title: `Title ${data.text}`, description: 'Test.' }),
    Page: ({ data }) => <p>{`${data.text.state} ${lastValueOf(data.text)}`}</p>,
  });
  const Shown = ({ id, source }: { id: string; source: Partial<DataSource> }) => {
    const { props, head } = usePageData(
      page,
      { params: { id }, pattern: '/:id', search: '' },
      { loadApi: async () => api, ...source },
    );
    return (
      <>
        <h1>{head.title}</h1>
        <page.Page {...props} />
      </>
    );
  };
  const open = async (id: string, source: Partial<DataSource> = {}) => {
    document.body.replaceChildren();
    await act(async () => render(<Shown id={id} source={source} />));
    return screen.getByRole('paragraph').textContent;
  };
  return { open, answer, load };
}

test('page opened by a link, then by Back: its answer and its head, and nothing is asked', async () => {
  const { open, answer, load } = testSite();
  answer('first');
  expect(await open('1')).toBe('ready first');

  expect(await open('1', { isReturn: true })).toBe('ready first');

  expect(screen.getByRole('heading')).toHaveTextContent('Title first');
  expect(load).toHaveBeenCalledOnce();
});

test('page opened by a link again: asked again', async () => {
  const { open, answer } = testSite();
  answer('first');
  await open('1');
  answer('second');

  expect(await open('1')).toBe('ready second');
});

test('Back to another address of the same page: what that one was answered', async () => {
  const { open, answer } = testSite();
  answer('one');
  await open('1');
  answer('two');
  await open('2');

  expect(await open('1', { isReturn: true })).toBe('ready one');
});

test('Back more than a minute later: the old answer until the new one is there', async () => {
  const { open, answer, load } = testSite();
  answer('first');
  await open('1');
  vi.advanceTimersByTime(60_001);
  const { promise, resolve } = Promise.withResolvers<string>();
  load.mockReturnValueOnce(promise);

  expect(await open('1', { isReturn: true })).toBe('ready first');
  await act(async () => resolve('second'));

  expect(screen.getByRole('paragraph')).toHaveTextContent('ready second');
});

test('Back after the clock was set back: asked again', async () => {
  const { open, answer } = testSite();
  vi.setSystemTime(3_600_000);
  answer('first');
  await open('1');
  vi.setSystemTime(0);
  answer('second');

  expect(await open('1', { isReturn: true })).toBe('ready second');
});

test('Back after the visitor has changed something: asked again', async () => {
  const { open, answer } = testSite();
  answer('first');
  await open('1');
  vi.advanceTimersByTime(10);
  noteChange();
  answer('second');

  expect(await open('1', { isReturn: true })).toBe('ready second');
});

test('Back after a failure: asked again', async () => {
  const { open, answer } = testSite();
  expect(await open('1')).toBe('failed undefined');
  answer('second');

  expect(await open('1', { isReturn: true })).toBe('ready second');
});

test('Back to a document whose page asked for nothing before: what the document says at once, and asked', async () => {
  const { open, load } = testSite();
  const { promise, resolve } = Promise.withResolvers<string>();
  load.mockReturnValueOnce(promise);

  expect(await open('1', { initial: { text: 'served' }, isReturn: true })).toBe('ready served');
  await act(async () => resolve('second'));

  expect(screen.getByRole('paragraph')).toHaveTextContent('ready second');
});
