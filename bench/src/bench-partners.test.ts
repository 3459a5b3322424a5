import { expect, test } from 'vitest';
import { missedBy } from './bench-partners.ts';

test('goals of the elements on a phone: met at the limit, missed beyond it and where nothing was measured', () => {
  const most: Record<string, number> = {
    'meter ready': 1400,
    'meter drawn': 1700,
    'list ready': 1500,
    'list drawn': 1800,
  };

  expect(missedBy((name, figure) => most[`${name} ${figure}`] ?? Number.NaN)).toEqual([]);
  expect(missedBy((name, figure) => (most[`${name} ${figure}`] ?? 0) + 1)).toHaveLength(4);
  expect(missedBy(() => Number.NaN)).toHaveLength(4);
});
