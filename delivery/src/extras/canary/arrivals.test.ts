import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../store/history.ts';
import { createArrivals } from './watch-releases.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-23T12:00:00.000Z');
const entry = (at: number): HistoryEntry => ({
  ...{ kind: 'release', at: new Date(at).toISOString(), who: 'test', why: '', revision: 2, changes: [] },
});

function arrivalsOf(history: HistoryEntry[]) {
  const time = { since: 5000, ahead: 0 };
  const arrivals = createArrivals(
    () => time.since,
    () => start + time.ahead,
  );
  arrivals.take(history);
  return { arrivals, time };
}

test.each([
  ['an hour ago: then', -hour, 5000 - hour],
  ['a year ahead: now', 365 * 24 * hour, 5000],
])('line that is there at first, dated %s', (_, age, arrival) => {
  const line = entry(start + age);

  expect(arrivalsOf([line]).arrivals.of(line)).toBe(arrival);
});

test.each([hour, -hour, 365 * 24 * hour, -365 * 24 * hour])(
  'line that comes after a jump of the clock by %d ms: when it came, also later',
  (jump) => {
    const { arrivals, time } = arrivalsOf([entry(start)]);
    time.ahead = jump;
    const line = entry(start + jump + 1);
    time.since += 10;
    arrivals.take([entry(start), line]);
    time.ahead = 0;
    time.since += hour;
    arrivals.take([entry(start), line]);

    expect([arrivals.of(entry(start)), arrivals.of(line)]).toEqual([5000, 5010]);
  },
);
