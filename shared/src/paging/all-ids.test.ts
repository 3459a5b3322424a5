import { expect, test } from 'vitest';
import { allIds } from './all-ids.ts';

/** A list of so many rows, and which parts of it were asked for. */
function testList(total: number) {
  const asked: string[] = [];
  const list = async (startLimit: number, limit: number) => {
    asked.push(`${startLimit} ${limit}`);
    const rows = Array.from({ length: Math.min(limit, total - startLimit) }, (_, index) => ({
      id: `${startLimit + index}`,
    }));
    return { kv: { rowCount: `${total}` }, rows, err: [] };
  };
  return { list, asked };
}

test.each([
  [0, ['0 100']],
  [100, ['0 100']],
  [101, ['0 100', '100 100']],
])('list of %i rows: asked for in hundreds', async (total, parts) => {
  const { list, asked } = testList(total);

  expect(await allIds(list)).toHaveLength(total);
  expect(asked).toEqual(parts);
});

test('list whose count is above the rows that come: ends', async () => {
  const ids = await allIds(async (start) => ({
    kv: { rowCount: '300' },
    rows: start === 0 ? [{ id: '1' }, { id: '1' }] : [],
    err: [],
  }));

  expect(ids).toEqual(['1']);
});
