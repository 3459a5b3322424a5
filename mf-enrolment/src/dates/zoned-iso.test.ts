import { expect, test } from 'vitest';
import { zonedIso } from './zoned-iso.ts';

test.each([
  ['Europe/Istanbul', '2026-12-16T20:30:00+03:00'],
  ['America/Toronto', '2026-12-16T12:30:00-05:00'],
  ['Asia/Kolkata', '2026-12-16T23:00:00+05:30'],
  ['Pacific/Auckland', '2026-12-17T06:30:00+13:00'],
  ['UTC', '2026-12-16T17:30:00+00:00'],
  ['+03:00', '2026-12-16T20:30:00+03:00'],
])('moment in %s: %s', (zone, text) => {
  expect(zonedIso(zone, new Date('2026-12-16T17:30:00Z'))).toBe(text);
});

test('moment in summer time: the offset of that day', () => {
  expect(zonedIso('Europe/Berlin', new Date('2027-07-01T16:00:00Z'))).toBe('2027-07-01T18:00:00+02:00');
});
