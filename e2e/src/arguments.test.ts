import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test.each([
  [[], { name: undefined, isVerbose: false }],
  [['catalog'], { name: 'catalog', isVerbose: false }],
  [['--verbose'], { name: undefined, isVerbose: true }],
  [['catalog', '--verbose'], { name: 'catalog', isVerbose: true }],
])('arguments %j: %j', (args, expected) => {
  expect(readArguments(args)).toEqual(expected);
});

test('two teams: refused', () => {
  expect(() => readArguments(['catalog', 'shell'])).toThrow('Only one team can be named.');
});

test('unknown option: refused with the usage', () => {
  expect(() => readArguments(['--test'])).toThrow('Usage: npm test -- [team] [--verbose]');
});
