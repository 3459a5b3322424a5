import { expect, test } from 'vitest';
import { classDay, formatDate8, longDay, shortDay } from './index.ts';

test('day of a class: as it is written, whatever the offset', () => {
  expect(classDay('2026-12-03T00:30:00+13:00')).toEqual({
    iso: '2026-12-03',
    weekday: 'Thu',
    day: 3,
    month: 'Dec',
    year: '2026',
  });
  expect(shortDay('2026-12-05T00:30:00+03:00')).toBe('Sat 5 Dec');
  expect(shortDay('2026-12-05T23:30:00-05:00')).toBe('Sat 5 Dec');
});

test('long day: with the year', () => {
  expect(longDay('2027-01-07T18:30:00+03:00')).toBe('Thu 7 Jan 2027');
});

test('day in September: three letters', () => {
  expect(shortDay('2027-09-01T18:30:00+03:00')).toBe('Wed 1 Sep');
});

test.each([undefined, '', 'soon', 'TBA', '2026-13-03', '2026-02-30', '2026-00-10'])('start %j: no day', (start) => {
  expect(classDay(start)).toBeUndefined();
  expect([shortDay(start), longDay(start)]).toEqual(['', '']);
});

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
