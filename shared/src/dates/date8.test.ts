import { expect, test } from 'vitest';
import { formatDate8 } from './index.ts';

test.each([
  ['20260315', '15.03.2026'],
  ['20261399', '99.13.2026'],
  ['00000000', '00.00.0000'],
  ['', ''],
  ['2026031', ''],
  ['202603150', ''],
  ['2026-03-15', ''],
  [' 20260315', ''],
  ['20260315\n', ''],
  ['2026o315', ''],
  ['٢٠٢٦٠٣١٥', ''],
])('%j is shown as %j', (value, shown) => {
  expect(formatDate8(value)).toBe(shown);
});
