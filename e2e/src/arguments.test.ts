import { readArgs } from '@agile-languages/shared/build/checkout';
import { expect, test } from 'vitest';
import { requestIn, usage } from './arguments.ts';

const readArguments = (args: readonly string[]) => requestIn(readArgs(args, usage));

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
  [['catalog', 'shell'], 'Only one at a time, not catalog and shell.'],
  [['catalog', '--changed'], 'A team or --changed: not both.'],
  [['--test'], 'There is no option --test. All options: npm run test -- --help'],
])('arguments %j: refused with "%s"', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});
