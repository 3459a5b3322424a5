import { startsInPattern } from '@agile-languages/shared/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aWeekLater } from './a-week-later.ts';
import { otherDatesFault, plannedDays } from './planned-days.ts';
import { knownSessions, nextSessionIds } from './session-ids.ts';
import { sessionsOf } from './sessions.ts';

const tuesdays = { start: '2027-03-02T18:30', pattern: '5 x 2 h, Tue 18:30' };
const fortnights = { ...tuesdays, pattern: '3 x 2 h, every 2 weeks Tue 18:30' };
const twice = { ...tuesdays, pattern: '4 x 2 h, Tue+Thu 18:30' };

test.each([
  ['no other date', tuesdays, '', '03-09', ''],
  ['the next date left out', tuesdays, '2027-03-09: left out', '03-16', ''],
  [
    'a date moved, the one after it left out',
    tuesdays,
    '2027-03-16: 2027-03-17 17:00-19:00\n2027-03-23: left out',
    '03-09',
    '2027-03-23: left out\n2027-03-30: 2027-03-24 17:00-19:00',
  ],
  [
    'other hours, the next date left out',
    tuesdays,
    '2027-03-16: 2027-03-16 17:00-19:00\n2027-03-23: left out',
    '03-09',
    '2027-03-23: left out\n2027-03-30: 2027-03-30 17:00-19:00',
  ],
  [
    'a longer first session',
    tuesdays,
    '2027-03-02: 2027-03-02 18:30-21:30',
    '03-09',
    '2027-03-09: 2027-03-09 18:30-21:30',
  ],
  [
    'the new first day moved',
    tuesdays,
    '2027-03-09: 2027-03-10 17:00-19:00',
    '03-09',
    '2027-03-16: 2027-03-17 17:00-19:00',
  ],
  [
    'the new first day moved, and every one before it left out',
    twice,
    '2027-03-04: 2027-03-05 17:00-19:00\n2027-03-09: left out',
    '03-16',
    '2027-03-25: 2027-03-19 17:00-19:00',
  ],
  ['every 2 weeks, a date left out', fortnights, '2027-03-16: left out', '03-09', '2027-03-23: left out'],
  [
    'a date before the new first one',
    tuesdays,
    '2027-03-09: left out\n2027-03-23: 2027-03-03 18:30-20:30',
    '03-16',
    '2027-03-30: 2027-03-17 18:30-20:30',
  ],
])('class with %s: a week later', (_, plan, otherDates, day, then) => {
  expect(aWeekLater({ ...plan, otherDates })).toEqual({ start: `2027-${day}T18:30`, otherDates: then });
});

const day = fc
  .integer({ min: 0, max: 50 })
  .map((days) => Temporal.PlainDate.from('2027-03-01').add({ days }).toString());
const line = fc.oneof(
  day.map((of) => `${of}: left out`),
  fc.tuple(day, day, fc.constantFrom('18:30-20:30', '17:00-19:00')).map(([of, to, hours]) => `${of}: ${to} ${hours}`),
);
const plans = fc
  .record({
    count: fc.integer({ min: 1, max: 8 }),
    weeks: fc.constantFrom('', 'every 2 weeks '),
    weekdays: fc.uniqueArray(fc.constantFrom('Mon', 'Tue', 'Wed', 'Thu'), { minLength: 1 }),
    start: day,
    lines: fc.array(line, { maxLength: 8 }),
  })
  .map(({ count, weeks, weekdays, start, lines }) => ({
    ...{ start: `${start}T18:30`, pattern: `${count} x 2 h, ${weeks}${weekdays.join('+')} 18:30` },
    lines,
  }))
  .filter(({ start, pattern }) => startsInPattern(start, pattern))
  .map(({ lines, ...plan }) => {
    const otherDates = lines.reduce((kept, next) => {
      const both = kept ? `${kept}\n${next}` : next;
      return otherDatesFault({ ...plan, otherDates: both }) ? kept : both;
    }, '');
    return { ...plan, otherDates };
  });

test('any class a week later: taken, each session keeps its id and meets at least a week later, on no date that is left out', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const next = { pattern: plan.pattern, ...aWeekLater(plan) };
      expect(next.otherDates && otherDatesFault(next)).toBeFalsy();

      const inUtc = ({ start, ...rest }: typeof plan) => ({ ...rest, startsAt: `${start}:00Z`, timeZone: 'UTC' });
      const [before, after] = [sessionsOf(inUtc(plan)), sessionsOf(inUtc(next))];
      const known = knownSessions({ ...inUtc(plan), sessionIds: '' });
      expect(nextSessionIds(known, after, [], new Date('2027-01-01'))).toBe('');
      const days = after.map(
        ({ day: later }, index) => Temporal.PlainDate.from(before[index]?.day ?? later).until(later).days,
      );
      expect(days).toHaveLength(before.length);
      expect(days.filter((distance) => distance < 7)).toEqual([]);
      const leftOut = plannedDays(plan).filter(({ isLeftOut }) => isLeftOut);
      expect(leftOut.filter(({ of }) => after.some((session) => session.day === of))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
