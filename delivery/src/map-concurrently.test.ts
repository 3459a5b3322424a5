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

test('one item fails: no further one is begun, and none is under way when the failure is thrown', async () => {
  const begun: number[] = [];
  const ended: number[] = [];

  const mapped = mapConcurrently(2, [1, 2, 3, 4], async (item) => {
    begun.push(item);
    if (item === 1) throw new Error('test failure');
    await new Promise((resolve) => setImmediate(resolve));
    ended.push(item);
  });

  await expect(mapped).rejects.toThrow('test failure');
  expect({ begun, ended }).toEqual({ begun: [1, 2], ended: [2] });
});
