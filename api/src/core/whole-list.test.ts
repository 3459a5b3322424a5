import { expect, test } from 'vitest';
import { wholeList } from './whole-list.ts';

const listOf =
  (count: number) =>
  async ({ offset, limit }: { offset: number; limit: number }) => ({
    rows: Array.from({ length: count }, (_, at) => at).slice(offset, offset + limit),
  });

test('as many rows as a file takes: all of them', async () => {
  expect(await wholeList(listOf(3), 3)).toEqual([0, 1, 2]);
});

test('more rows than a file takes: refused with a way on, never cut', async () => {
  await expect(wholeList(listOf(100_001))).rejects.toThrow(
    'The list has more than 100,000 rows. Narrow it with a search or a filter, and export each part.',
  );
});
