import { expect, test } from 'vitest';
import { waitInWords } from '../http/wait-in-words.ts';
import { createTestClock, hour, minute } from '../testing/test-clock.ts';
import { networkOf } from './network.ts';
import { createThrottle } from './throttle.ts';

test('a limit per key and window', () => {
  const clock = createTestClock();
  const { take } = createThrottle({ limit: 2, window: minute, clock: clock.read });
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([true, true, false, true]);
  clock.advance(minute);
  expect(take('a')).toBe(true);
});

test('a clock that is set back shuts nobody out', () => {
  const clock = createTestClock();
  const { take } = createThrottle({ limit: 1, window: minute, clock: clock.read });
  take('a');
  clock.advance(-hour);
  expect(take('a')).toBe(true);
});

test('one network of IPv6 addresses counts as one address', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2');
  expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7');
  expect(networkOf('::ffff:192.0.2.7')).toBe('::ffff:192.0.2.7');
});

test('waits are told in words', () => {
  expect(waitInWords(1)).toBe('one second');
  expect(waitInWords(1001)).toBe('2 seconds');
  expect(waitInWords(60_000)).toBe('one minute');
  expect(waitInWords(60_001)).toBe('2 minutes');
  expect(waitInWords(900_000)).toBe('15 minutes');
});
