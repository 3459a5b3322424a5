import { expect, test } from 'vitest';
import { isBeyondEnd, listPageOf } from './index.ts';
import { allIds } from './list-page.ts';

const response = (rowCount: string, count: number) => ({
  kv: { rowCount },
  rows: Array.from({ length: count }, () => ({ rowCount })),
  err: [],
});

test('page 2 of 34 rows: the second of four', () => {
  expect(listPageOf(2, response('34', 10))).toMatchObject({ page: 2, lastPage: 4, total: 34 });
});

test('page of a list in threes: the last page follows from that', () => {
  expect(listPageOf(1, response('7', 3), 3).lastPage).toBe(3);
});

test('page without rows behind the last one: beyond the end', () => {
  const page = listPageOf(9, response('34', 0));

  expect(page.lastPage).toBe(4);
  expect(isBeyondEnd(page)).toBe(true);
});

test('page with more rows than the count: not beyond the end', () => {
  expect(isBeyondEnd(listPageOf(5, response('34', 10)))).toBe(false);
});

test('count of 0: no rows, whatever rows the response has', () => {
  expect(listPageOf(1, response('0', 1))).toEqual({ page: 1, lastPage: 1, total: 0, rows: [] });
});

function testList(total: number) {
  const requested: string[] = [];
  const list = async (startLimit: number, limit: number) => {
    requested.push(`${startLimit} ${limit}`);
    const rows = Array.from({ length: Math.min(limit, total - startLimit) }, (_, index) => ({
      id: `${startLimit + index}`,
    }));
    return { kv: { rowCount: `${total}` }, rows, err: [] };
  };
  return { list, requested };
}

test.each([
  [0, ['0 100']],
  [100, ['0 100']],
  [101, ['0 100', '100 100']],
])('list of %i rows: requested for in hundreds', async (total, parts) => {
  const { list, requested } = testList(total);

  expect(await allIds(list)).toHaveLength(total);
  expect(requested).toEqual(parts);
});

test('list whose count is above the number of rows: ends', async () => {
  const ids = await allIds(async (start) => ({
    kv: { rowCount: '300' },
    rows: start === 0 ? [{ id: '1' }, { id: '1' }] : [],
    err: [],
  }));

  expect(ids).toEqual(['1']);
});
