import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { mapConcurrently } from './map-concurrently.ts';

test('list longer than the limit: never more than the limit at a time, results in order', async () => {
  let running = 0;
  let most = 0;

  const results = await mapConcurrently(2, [30, 20, 10, 5], async (delay) => {
    running += 1;
    most = Math.max(most, running);
    await setTimeout(delay);
    running -= 1;
    return delay;
  });

  expect(results).toEqual([30, 20, 10, 5]);
  expect(most).toBe(2);
});

test('one item fails: the whole fails', async () => {
  const work = mapConcurrently(2, [1, 2], async (item) => {
    if (item === 2) throw new Error('test failure');
  });

  await expect(work).rejects.toThrow('test failure');
});
