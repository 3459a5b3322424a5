import { expect, test } from 'vitest';
import { allIds } from './all-ids.ts';

/** A list of so many rows, and which of its pages were requested. */
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
