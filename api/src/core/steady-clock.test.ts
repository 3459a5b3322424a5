import { expect, test } from 'vitest';
import { hour, minute } from '../testing/test-clock.ts';
import { watchClock } from './steady-clock.ts';

const day = 24 * hour;

function createWatched() {
  const logged: string[] = [];
  const time = { since: 1000, ahead: 0 };
  const clock = () => new Date(Date.parse('2026-11-21T09:00:00Z') + time.since + time.ahead);
  const isSteady = watchClock(clock, { error: (text) => logged.push(text) }, () => time.since);
  const lives = (milliseconds: number) => {
    const end = time.since + milliseconds;
    const seen = new Set<boolean>();
    for (; time.since < end; time.since += hour) seen.add(isSteady());
    return [...seen];
  };
  return { isSteady, lives, logged, time };
}

test.each([hour, day, 365 * day, -hour, -day, -365 * day])(
  'clock that jumps by %d ms: not believed, said once, and believed when it is right again',
  (jump) => {
    const { lives, logged, time } = createWatched();
    expect(lives(day)).toEqual([true]);

    time.ahead = jump;
    expect(lives(20 * hour)).toEqual([false]);
    expect(logged).toEqual([expect.stringContaining(`The clock has jumped by ${jump / minute} minutes. `)]);

    time.ahead = 0;
    expect(lives(day)).toEqual([true]);
    expect(logged).toHaveLength(1);
  },
);

test('clock that was wrong and is set right for good: believed after a day', () => {
  const { isSteady, lives, time } = createWatched();
  time.ahead = 40 * day;

  expect(lives(day)).toEqual([false]);
  expect(lives(5 * day)).toEqual([true]);

  time.ahead = 0;
  expect(isSteady()).toBe(false);
});

test('clock that jumps each hour: never believed meanwhile', () => {
  const { lives, time } = createWatched();

  for (let jumps = 1; jumps < 50; jumps++) {
    time.ahead = jumps * hour;
    expect(lives(hour)).toEqual([false]);
  }
});

test.each([1, -1])('clock that is set by %d s each hour, for two months: believed', (seconds) => {
  const { lives, logged, time } = createWatched();

  for (let hours = 0; hours < 60 * 24; hours++) {
    time.ahead += seconds * 1000;
    expect(lives(hour)).toEqual([true]);
  }
  expect(logged).toEqual([]);
});

test('clock that is set by nine minutes each hour: not believed from the second time on', () => {
  const { lives, time } = createWatched();
  time.ahead = 9 * minute;
  expect(lives(hour)).toEqual([true]);

  for (let steps = 2; steps < 50; steps++) {
    time.ahead = steps * 9 * minute;
    expect(lives(hour)).toEqual([false]);
  }
});

test('clock that is set by some minutes, or a machine that sleeps: believed', () => {
  const { isSteady, time } = createWatched();
  time.ahead = 9 * minute;
  expect(isSteady()).toBe(true);
  time.since += 8 * hour;
  expect(isSteady()).toBe(true);
});
