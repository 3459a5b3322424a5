import { expect, onTestFinished, test, vi } from 'vitest';
import { type WatchTimes, watchContent } from './publish-changes.ts';

const quick: WatchTimes = { interval: 1, rest: 1, check: 60_000, patience: 1 };

function watched(times: Partial<WatchTimes> = {}) {
  const state = {
    content: 1 as number | undefined,
    published: 1 as number | undefined,
    isBroken: false,
    hold: Promise.resolve(),
  };
  const stopping = new AbortController();
  const publish = vi.fn(async () => {
    const begun = state.content;
    await state.hold;
    if (!state.isBroken) state.published = begun;
    return !state.isBroken;
  });
  const version = async () => state.content;
  const ended = watchContent({ version, published: async () => state.published, publish }, stopping.signal, {
    ...quick,
    ...times,
  });
  onTestFinished(() => stopping.abort());
  return { state, publish, stopping, ended };
}

test('content as published: nothing is done', async () => {
  const { state, publish } = watched();
  const asked = vi.spyOn(state, 'content', 'get');

  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(3);

  expect(publish).not.toHaveBeenCalled();
});

test('a hundred changes while one is published: two publications', async () => {
  const { state, publish } = watched();
  const { promise: hold, resolve: goOn } = Promise.withResolvers<void>();

  Object.assign(state, { content: 2, hold });
  await expect.poll(() => publish.mock.calls).toHaveLength(1);
  for (let change = 3; change <= 102; change += 1) state.content = change;
  goOn();

  await expect.poll(() => state.published).toBe(102);
  expect(publish).toHaveBeenCalledTimes(2);
});

test('publication that fails: tried again until it succeeds', async () => {
  const { state, publish } = watched();

  state.isBroken = true;
  state.content = 2;
  await expect.poll(() => publish.mock.calls.length).toBeGreaterThan(2);
  state.isBroken = false;

  await expect.poll(() => state.published).toBe(2);
});

test('publication that throws: the watch goes on', async () => {
  const { state, publish } = watched();

  publish.mockRejectedValueOnce(new Error('test'));
  state.content = 2;

  await expect.poll(() => state.published).toBe(2);
});

test('what is published is not known: published', async () => {
  const { state } = watched();

  state.published = undefined;

  await expect.poll(() => state.published).toBe(1);
});

test('API that gives no answer: nothing is done', async () => {
  const { state, publish } = watched();

  state.content = undefined;
  const asked = vi.spyOn(state, 'content', 'get').mockReturnValue(undefined);
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(3);

  expect(publish).not.toHaveBeenCalled();
});

test('nothing changed for long: pages are compared all the same', async () => {
  const { publish } = watched({ check: 5 });

  await expect.poll(() => publish.mock.calls).toContainEqual([true]);
});

test('site that stops: nothing is published any more', async () => {
  const { state, publish, stopping, ended } = watched();

  stopping.abort();
  state.content = 2;
  await ended;

  expect(publish).not.toHaveBeenCalled();
});
