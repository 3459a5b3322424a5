import { expect, test, vi } from 'vitest';
import { logFailure, nearest } from './index.ts';

const testCause = new Error('test cause');

test('failure: in the console with its cause, its details and the id that is returned', () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();

  const id = logFailure('test call', testCause, 'test detail');

  expect(id).toMatch(/^[a-z\d]{1,6}$/);
  expect(error).toHaveBeenCalledExactlyOnceWith(`test call failed (${id})`, testCause, 'test detail');
});

test('two failures: two ids', () => {
  vi.spyOn(console, 'error').mockReturnValue();

  expect(logFailure('first', testCause)).not.toBe(logFailure('second', testCause));
});

test.each([
  ['promte', ['promote', 'preview'], 'promote'],
  ['STATUS', ['start', 'status'], 'status'],
  ['xyz', ['start', 'status'], undefined],
  ['', ['start'], undefined],
])('nearest of %j: %j', (word, words, near) => {
  expect(nearest(word, words)).toBe(near);
});
