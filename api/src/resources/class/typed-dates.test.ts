import { expect, test } from 'vitest';
import { otherDatesFault } from '../../schedule/planned-days.ts';
import { sessionsOf } from '../../schedule/sessions.ts';
import { typedDates } from './typed-dates.ts';

const mondays = { start: '2026-12-07T18:30', pattern: '5 x 2 h, Mon 18:30' };

test.each([
  ['2026-12-28: left out', '2026-12-28: left out'],
  ['28.12.2026', '2026-12-28: left out'],
  ['2026-12-28 - ', '2026-12-28: left out'],
  ['2026-12-28 holiday; 2026-12-21: no class', '2026-12-21: left out\n2026-12-28: left out'],
  ['2026-12-28: 2026-12-29', '2026-12-28: 2026-12-29 18:30-20:30'],
  ['28.12.2026: 29.12.2026 17–19', '2026-12-28: 2026-12-29 17:00-19:00'],
  ['2026-12-28: 17:00', '2026-12-28: 2026-12-28 17:00-19:00'],
  ['2026-12-28: 90 min', '2026-12-28: 2026-12-28 18:30-20:00'],
  ['2026-12-28: 2026-12-29T9am-5pm', '2026-12-28: 2026-12-29 09:00-17:00'],
  ['2026-12-28: 22:00-01:00', '2026-12-28: 2026-12-28 22:00-01:00'],
])('other date written “%s”: understood as “%s”', (written, kept) => {
  expect(typedDates(written, mondays)).toBe(kept);
  expect(typedDates(kept, mondays)).toBe(kept);
  expect(otherDatesFault({ ...mondays, otherDates: kept })).toBeUndefined();
});

test.each([
  ['Christmas', '“Christmas” is not understood: a line is like “2026-12-28: left out”'],
  ['2026-02-30', '“2026-02-30” is not understood'],
  ['2026-12-28: sometime', 'is not understood'],
  ['2026-12-29', 'there would be no session on 2026-12-29'],
  ['2026-12-07', '2026-12-07 is the first session: change “First session” instead.'],
  ['2026-12-07: 2026-12-08', 'is the first session'],
  ['2026-12-28: 2026-12-01', 'no session can be before the first one.'],
  ['2026-12-28: 2026-12-21', 'two sessions would begin at the same time.'],
  ['2026-12-28: left out\n2026-12-28: 17:00', 'two lines begin with 2026-12-28.'],
])('other date written “%s”: refused', (written, fault) => {
  const otherDates = typedDates(written, mondays);
  expect(otherDatesFault({ ...mondays, otherDates })).toContain(fault);
});

test('first session that is longer: taken', () => {
  const otherDates = typedDates('2026-12-07: 3 h', mondays);
  expect([otherDates, otherDatesFault({ ...mondays, otherDates })]).toEqual([
    '2026-12-07: 2026-12-07 18:30-21:30',
    undefined,
  ]);
});

const daysOf = (pattern: string, otherDates = '') =>
  sessionsOf({ startsAt: '2026-12-07T17:30:00.000Z', timeZone: 'Europe/Vienna', pattern, otherDates }).map(
    ({ day, start, end }) => `${day} ${start.toISOString().slice(11, 16)}-${end?.toISOString().slice(11, 16)}`,
  );

test('sessions with other dates: as many as the pattern says, in their order, each at its hours', () => {
  expect(daysOf('4 x 2 h, Mon 18:30', '2026-12-14: 2026-12-22 10:00-11:30\n2026-12-28: left out')).toEqual([
    '2026-12-07 17:30-19:30',
    '2026-12-21 17:30-19:30',
    '2026-12-22 09:00-10:30',
    '2027-01-04 17:30-19:30',
  ]);
});

test('sessions every two weeks: in the week of the first one and in every second one after it', () => {
  expect(daysOf('5 x 2 h, every 2 weeks Mon+Thu 18:30').map((day) => day.slice(0, 10))).toEqual([
    '2026-12-07',
    '2026-12-10',
    '2026-12-21',
    '2026-12-24',
    '2027-01-04',
  ]);
});
