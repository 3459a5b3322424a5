import { expect, test } from 'vitest';
import { sessionsOf } from './sessions.ts';

const startsOf = (start: string, timeZone: string, pattern: string | undefined) =>
  sessionsOf({ start, timeZone, pattern }).map((session) => session.start.toISOString().slice(0, 16));

test('sessions, twice a week: on both weekdays until all are held', () => {
  expect(startsOf('2026-11-30T18:30:00+03:00', 'Europe/Istanbul', '5 x 2 h, Mon+Wed 18:30')).toEqual([
    '2026-11-30T15:30',
    '2026-12-02T15:30',
    '2026-12-07T15:30',
    '2026-12-09T15:30',
    '2026-12-14T15:30',
  ]);
});

test('sessions, length: hours of the pattern, halves as well', () => {
  const [session] = sessionsOf({
    start: '2026-12-05T10:00:00+03:00',
    timeZone: 'Europe/Istanbul',
    pattern: '4 x 3.5 h, Sat+Sun 10:00',
  });
  expect(session?.end.toISOString()).toBe('2026-12-05T10:30:00.000Z');
});

test('sessions, hours with decimals: whole minutes', () => {
  const [session] = sessionsOf({
    ...{ start: '2026-12-05T10:00:00+03:00', timeZone: 'Europe/Istanbul', pattern: '2 x 0.83 h, Sat 10:00' },
  });
  expect(session?.end.toISOString()).toBe('2026-12-05T07:50:00.000Z');
});

test('sessions, daily, from Monday to Friday, on one weekday', () => {
  expect(startsOf('2026-12-07T13:00:00+01:00', 'Europe/Amsterdam', '3 x 2 h, daily 13:00')).toEqual([
    '2026-12-07T12:00',
    '2026-12-08T12:00',
    '2026-12-09T12:00',
  ]);
  expect(startsOf('2026-12-11T09:30:00+01:00', 'Europe/Brussels', '2 x 6 h, Mon-Fri 09:30')).toEqual([
    '2026-12-11T08:30',
    '2026-12-14T08:30',
  ]);
  expect(startsOf('2026-12-12T10:00:00Z', 'Europe/Dublin', '2 x 6 h, Sat 10:00')).toEqual([
    '2026-12-12T10:00',
    '2026-12-19T10:00',
  ]);
});

test('sessions in every second week: from the week of the first one on', () => {
  expect(startsOf('2026-12-02T18:30:00Z', 'UTC', '4 x 2 h, every 2 weeks Mon+Wed 18:30')).toEqual([
    '2026-12-02T18:30',
    '2026-12-14T18:30',
    '2026-12-16T18:30',
    '2026-12-28T18:30',
  ]);
});

test('sessions, clock changes in between: the hour of the class stays', () => {
  expect(startsOf('2027-03-24T18:00:00+01:00', 'Europe/Berlin', '3 x 3 h, Mon+Wed 18:00')).toEqual([
    '2027-03-24T17:00',
    '2027-03-29T16:00',
    '2027-03-31T16:00',
  ]);
});

test('sessions, evening across the date line: weekdays of the class, not of UTC', () => {
  expect(startsOf('2027-01-18T09:00:00+13:00', 'Pacific/Auckland', '2 x 3 h, Mon+Wed 09:00')).toEqual([
    '2027-01-17T20:00',
    '2027-01-19T20:00',
  ]);
});

test('sessions, start on a weekday that the pattern does not name: the first session alone', () => {
  expect(startsOf('2026-12-03T18:30:00+03:00', 'Europe/Istanbul', '5 x 2 h, Mon+Wed 18:30')).toEqual([
    '2026-12-03T15:30',
  ]);
});

test('sessions, pattern in other words, or none: the first session alone, without a length', () => {
  for (const pattern of ['by arrangement', '5 x 2 h, Mondays', 'x', undefined]) {
    const sessions = sessionsOf({ start: '2026-11-30T18:30:00+03:00', timeZone: 'Europe/Istanbul', pattern });
    expect(sessions).toHaveLength(1);
    expect(sessions[0]?.end).toEqual(sessions[0]?.start);
  }
});

test('sessions, no start: no sessions', () => {
  expect(sessionsOf({ pattern: '5 x 2 h, Mon+Wed 18:30' })).toEqual([]);
});

test('sessions, absurd number of sessions: a hundred', () => {
  expect(startsOf('2026-11-30T18:30:00+03:00', 'Europe/Istanbul', '999999 x 2 h, daily 18:30')).toHaveLength(100);
});

test('sessions that the row has: these, with their lengths', () => {
  const row = { start: '2026-12-07T18:30:00+01:00', timeZone: 'Europe/Vienna', pattern: '2 x 2 h, Mon 18:30' };
  const sessions = sessionsOf({ ...row, sessions: '2026-12-07T17:30Z/PT120M 2026-12-22T09:00Z/PT90M' });
  expect(sessions.map(({ start, end }) => [start, end].map((at) => at.toISOString().slice(0, 16)))).toEqual([
    ['2026-12-07T17:30', '2026-12-07T19:30'],
    ['2026-12-22T09:00', '2026-12-22T10:30'],
  ]);
});
