import { expect, test } from 'vitest';
import { parsePattern, startsInPattern } from './class-pattern.ts';

test.each([
  ['10 x 3 h, Mon+Wed 18:30', 30],
  ['4 x 1.5 h, daily 09:00', 6],
  ['by arrangement', undefined],
])('pattern %s: %s hours together', (pattern, hours) => {
  expect(parsePattern(pattern)?.totalHours).toBe(hours);
});

test.each([
  ['2026-11-30T18:30', '5 x 2 h, Mon+Wed 18:30', true],
  ['2026-12-02T18:30:00+03:00', '5 x 2 h, Mon+Wed 18:30', true],
  ['2026-12-03T18:30', '5 x 2 h, Mon+Wed 18:30', false],
  ['2026-11-30T18:00', '5 x 2 h, Mon+Wed 18:30', false],
  ['2026-12-06T09:00', '5 x 2 h, Mon-Fri 09:00', false],
  ['2026-12-06T09:00', '5 x 2 h, daily 09:00', true],
  ['2026-12-06T09:00', 'by arrangement', true],
  ['2026-12-06T09:00', undefined, true],
])('class that starts %s with the pattern %s: in its pattern is %s', (start, pattern, expected) => {
  expect(startsInPattern(start, pattern)).toBe(expected);
});
