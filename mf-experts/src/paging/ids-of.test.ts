import { expect, test } from 'vitest';
import { idsOf } from './ids-of.ts';

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
])('%i rows: asked for in hundreds', async (total, parts) => {
  const { list, asked } = testList(total);

  expect(await idsOf(list)).toHaveLength(total);
  expect(asked).toEqual(parts);
});

test('count above the rows that come: ends', async () => {
  const ids = await idsOf(async (start) => ({
    kv: { rowCount: '300' },
    rows: start === 0 ? [{ id: '1' }, { id: '1' }] : [],
    err: [],
  }));

  expect(ids).toEqual(['1']);
});
