import { expect, test } from 'vitest';
import { knownSessions, nextSessionIds } from './session-ids.ts';
import { sessionsOf } from './sessions.ts';

const vienna = { timeZone: 'Europe/Vienna', sessionIds: '' };
/** Tuesdays, 2 to 30 March. */
const tuesdays = { ...vienna, startsAt: '2027-03-02T17:30:00.000Z', pattern: '5 x 2 h, Tue 18:30' };
const early = new Date('2027-01-01');
const afterTwo = new Date('2027-03-10');

const idsAfter = (change: Partial<typeof tuesdays>, now: Date, before = tuesdays, used: number[] = []) =>
  nextSessionIds(knownSessions(before), sessionsOf({ ...before, ...change }), used, now);

test('ids of sessions that nobody has changed: 1 to their number', () => {
  expect(knownSessions(tuesdays).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  expect(idsAfter({}, early)).toBe('');
});

test('sessions at other hours, or all on another day: each keeps its id', () => {
  expect(idsAfter({ startsAt: '2027-03-02T18:00:00.000Z', pattern: '5 x 2 h, Tue 19:00' }, afterTwo)).toBe('');
  expect(idsAfter({ startsAt: '2027-03-03T17:30:00.000Z', pattern: '5 x 2 h, Wed 18:30' }, early)).toBe('');
});

test('sessions a week later: each keeps its id, and once the first has begun those on the same dates', () => {
  expect(idsAfter({ startsAt: '2027-03-09T17:30:00.000Z' }, early)).toBe('');
  expect(idsAfter({ startsAt: '2027-03-09T17:30:00.000Z' }, afterTwo)).toBe('2 3 4 5 6');
});

test('sessions a week later around a week that is left out: each keeps its id', () => {
  const mondays = {
    ...vienna,
    startsAt: '2026-12-14T17:30:00.000Z',
    pattern: '3 x 2 h, Mon 18:30',
    otherDates: '2026-12-28: left out',
  };
  const later = { startsAt: '2026-12-21T17:30:00.000Z' };
  const leftOut = ['2026-12-28'];
  const before = knownSessions(mondays);
  const next = sessionsOf({ ...mondays, ...later });
  expect(next.map(({ day }) => day)).toEqual(['2026-12-21', '2027-01-04', '2027-01-11']);
  expect(nextSessionIds(before, next, [], new Date('2026-11-28'), leftOut)).toBe('');
});

test('sessions in between: the new ones have new ids, also after the last one was dropped', () => {
  const twice = { pattern: '9 x 2 h, Tue+Thu 18:30' };
  expect(idsAfter(twice, early)).toBe('1 6 2 7 3 8 4 9 5');
  expect(idsAfter(twice, early, tuesdays, [12])).toBe('1 13 2 14 3 15 4 16 5');
});

test('sessions after two were held: those keep their ids, and none of them goes to a session ahead', () => {
  const thursdays = { startsAt: '2027-03-11T17:30:00.000Z', pattern: '3 x 2 h, Thu 18:30' };
  expect(idsAfter(thursdays, afterTwo)).toBe('3 4 5');
  expect(idsAfter(thursdays, afterTwo, { ...tuesdays, sessionIds: '7 3 2 9 4' })).toBe('2 9 4');
});
