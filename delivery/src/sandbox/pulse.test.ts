import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchPulse } from './pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function pulse() {
  const [ask, onSilence] = [vi.fn(), vi.fn()];
  return { ask, onSilence, ...watchPulse(ask, 1000, onSilence) };
}

test('process that has yet to start: it is not asked', () => {
  const { ask, onSilence } = pulse();

  vi.advanceTimersByTime(10_000);

  expect(ask).not.toHaveBeenCalled();
  expect(onSilence).not.toHaveBeenCalled();
});

test('process that answers each time: nothing', () => {
  const { ask, onSilence, heard } = pulse();
  ask.mockImplementation(heard);
  heard();

  vi.advanceTimersByTime(10_000);

  expect(ask).toHaveBeenCalledTimes(100);
  expect(onSilence).not.toHaveBeenCalled();
});

test('process that answers no more: told once it was silent for so long; not when it has ended before', () => {
  const { onSilence, heard, end } = pulse();
  heard();
  vi.advanceTimersByTime(1000);
  expect(onSilence).not.toHaveBeenCalled();

  vi.advanceTimersByTime(100);
  expect(onSilence).toHaveBeenCalledOnce();

  end();
  vi.advanceTimersByTime(1000);
  expect(onSilence).toHaveBeenCalledOnce();
});
