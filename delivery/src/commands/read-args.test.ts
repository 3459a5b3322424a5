import { UsageError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { readArgs } from './read-args.ts';

test('area and reason: in any order', () => {
  expect(readArgs(['catalog', '--why', 'test reason'])).toMatchObject({ name: 'catalog', why: 'test reason' });
  expect(readArgs(['--why', 'test reason', 'catalog'])).toMatchObject({ name: 'catalog', why: 'test reason' });
});

test('nothing: no area, no reason', () => {
  expect(readArgs([])).toEqual({ name: undefined, why: '', flags: new Set(), texts: {} });
});

test('options of the command itself: those that are given', () => {
  const { flags, texts } = readArgs(['--all', '--to', '0123'], { flags: ['all', 'remove'], texts: ['to', 'from'] });

  expect([...flags]).toEqual(['all']);
  expect(texts.to).toBe('0123');
  expect(texts.from).toBeUndefined();
});

test.each([
  [['catalog', '--wy', 'test'], "Unknown option '--wy'."],
  [['catalog', '--why'], "Option '--why <value>' argument missing."],
  [['catalog', 'experts'], 'Only one area at a time, not catalog and experts.'],
])('arguments %j: one sentence', (args, sentence) => {
  expect(() => readArgs(args)).toThrow(new UsageError(sentence));
});
