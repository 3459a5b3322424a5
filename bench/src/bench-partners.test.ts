import { expect, test } from 'vitest';
import { missedBy } from './bench-partners.ts';

test('goals of the elements on a phone: met at the limit, missed beyond it and where nothing was measured', () => {
  const ready: Record<string, number> = { meter: 1400, list: 1500 };

  expect(missedBy((name) => ready[name] ?? Number.NaN)).toEqual([]);
  expect(missedBy((name) => (ready[name] ?? 0) + 1)).toHaveLength(2);
  expect(missedBy(() => Number.NaN)).toHaveLength(2);
});
