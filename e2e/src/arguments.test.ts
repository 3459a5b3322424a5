import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

const nothing = { name: undefined, isAll: false, isChanged: false, isVerbose: false };

test.each([
  [[], nothing],
  [['catalog'], { ...nothing, name: 'catalog' }],
  [['--all'], { ...nothing, isAll: true }],
  [['--changed'], { ...nothing, isChanged: true }],
  [['--verbose'], { ...nothing, isVerbose: true }],
  [['catalog', '--all', '--verbose'], { name: 'catalog', isAll: true, isChanged: false, isVerbose: true }],
])('arguments %j: %j', (args, expected) => {
  expect(readArguments(args)).toEqual(expected);
});

test.each([
  [['catalog', 'shell'], 'Only one team can be named.'],
  [['catalog', '--changed'], 'A team or --changed: not both.'],
  [['--test'], 'Usage: npm test -- [team | --changed] [--all] [--verbose]'],
])('arguments %j: refused with "%s"', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});
