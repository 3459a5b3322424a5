import { UsageError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { readArgs } from './read-args.ts';

test('area and reason: in any order', () => {
  expect(readArgs(['catalog', '--why', 'test reason'])).toEqual({ name: 'catalog', why: 'test reason' });
  expect(readArgs(['--why', 'test reason', 'catalog'])).toEqual({ name: 'catalog', why: 'test reason' });
});

test('nothing: no area, no reason', () => {
  expect(readArgs([])).toEqual({ name: undefined, why: '' });
});

test.each([
  [['catalog', '--wy', 'test'], "Unknown option '--wy'."],
  [['catalog', '--why'], "Option '--why <value>' argument missing."],
  [['catalog', 'experts'], 'Only one area at a time, not catalog and experts.'],
])('arguments %j: one sentence', (args, sentence) => {
  expect(() => readArgs(args)).toThrow(new UsageError(sentence));
});
