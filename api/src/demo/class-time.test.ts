import { expect, test } from 'vitest';
import { sessionsOf } from '../schedule/sessions.ts';
import { classTime, dayOf, hoursOf } from './class-time.ts';
import classes from './classes.json' with { type: 'json' };

const testDay = dayOf(new Date('2026-11-21T23:30:00Z'));

test('a class starts on the next day of its pattern, at its hour, in its own zone', () => {
  expect(classTime(testDay, 12, '10 x 3 h, Mon+Wed 18:30', 'Europe/Istanbul')).toEqual({
    startsAt: '2026-12-07T15:30:00.000Z',
    endsAt: '2027-01-06T18:30:00.000Z',
    localStart: '2026-12-07T18:30:00+03:00',
    createdDate: '20261023',
  });
});

test('a class far ahead was not published after today', () => {
  expect(classTime(testDay, 140, '4 x 3.5 h, Sat 09:00', 'Europe/Oslo').createdDate).toBe('20261121');
});

test('a class on every day starts on a Monday', () => {
  expect(classTime(testDay, 12, '5 x 2 h, daily 09:00', 'Europe/Oslo').localStart).toBe('2026-12-07T09:00:00+01:00');
});

test('the offset is the one of the day of the class, not of today', () => {
  expect(classTime(testDay, 140, '4 x 3.5 h, Sat 09:00', 'Europe/Oslo').localStart).toBe('2027-04-10T09:00:00+02:00');
});

test('no class starts between 20 December and 3 January', () => {
  expect(classTime(testDay, 33, '20 x 3 h, Tue+Thu 18:00', 'Europe/Berlin').localStart).toBe(
    '2027-01-05T18:00:00+01:00',
  );
});

test.each([...Array(12).keys()])('no session of a class of the demonstration is on a holiday: month %i', (month) => {
  const seedDay = testDay.add({ months: month });
  const sessions = classes.flatMap(({ startOffsetDays, pattern, timeZone }) =>
    sessionsOf({ ...classTime(seedDay, startOffsetDays, pattern, timeZone), timeZone, pattern }),
  );
  expect(sessions.filter(({ day }) => /12-(24|25|26|31)$|01-01$/.test(day))).toEqual([]);
});

test('hours are sessions times length', () => {
  expect(hoursOf('4 x 3.5 h, Fri 14:00')).toBe(14);
  expect(hoursOf('20 x 3 h, Tue+Thu 18:00')).toBe(60);
});
