import { expect, test } from 'vitest';
import { giveBackMemory } from './serve.ts';

test('memory that nothing uses any more: given back', { tags: ['all'] }, () => {
  let held: object[] | undefined = Array.from({ length: 2_000_000 }, (_, index) => ({ index }));
  const before = process.memoryUsage().heapUsed;
  expect(held).toHaveLength(2_000_000);
  held = undefined;

  giveBackMemory();

  expect(process.memoryUsage().heapUsed).toBeLessThan(before - 20_000_000);
  expect('gc' in globalThis).toBe(false);
});
