import { expect, test } from 'vitest';
import { classDay } from './class-day.ts';

test('a start: the day at the place of the class, whatever the offset', () => {
  expect(classDay('2026-12-05T00:30:00+03:00')).toBe('Sat 5 Dec');
  expect(classDay('2026-12-05T23:30:00-05:00')).toBe('Sat 5 Dec');
});

test('no start, or none that can be read: nothing', () => {
  expect(classDay(undefined)).toBe('');
  expect(classDay('soon')).toBe('');
});
