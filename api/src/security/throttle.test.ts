import { expect, test } from 'vitest';
import { waitInWords } from '../http/error-answers.ts';
import { createTestClock, hour, minute } from '../testing/test-clock.ts';
import { createThrottle } from './throttle.ts';

test('a limit per key and window', () => {
  const clock = createTestClock();
  const { take } = createThrottle({ limit: 2, window: minute, clock: clock.read });
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, false, true]);
  clock.advance(minute);
  expect(take('a')).toBe(true);
});

test('a clock that is set back: no key has to wait', () => {
  const clock = createTestClock();
  const { take } = createThrottle({ limit: 1, window: minute, clock: clock.read });
  take('a');
  clock.advance(-hour);
  expect(take('a')).toBe(true);
});

test('waits are told in words', () => {
  expect(waitInWords(1)).toBe('one second');
  expect(waitInWords(1001)).toBe('2 seconds');
  expect(waitInWords(60_000)).toBe('one minute');
  expect(waitInWords(60_001)).toBe('2 minutes');
  expect(waitInWords(900_000)).toBe('15 minutes');
});
