import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpOf, readArgs, type Usage } from '@agile-languages/shared/build/checkout';
import { UsageError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { usages } from '../commands/usages.ts';
import { root } from '../paths.ts';
import { extras } from './index.ts';
import { teamUsages } from './own-repositories/usages.ts';

const testUsage = {
  script: 'test',
  does: 'Tries.',
  names: '<area>',
  flags: { all: 'everything', remove: 'also what is gone' },
  texts: { why: ['reason', 'kept'], to: ['release', 'its hash'] },
  examples: ['test -- catalog'],
} as const satisfies Usage;

test('area and options: in any order', () => {
  for (const args of [
    ['catalog', '--why', 'test reason', '--all'],
    ['--all', '--why', 'test reason', 'catalog'],
  ]) {
    const { name, flags, texts } = readArgs(args, testUsage);
    expect([name, [...flags], texts.why, texts.to]).toEqual(['catalog', ['all'], 'test reason', undefined]);
  }
});

test.each([
  [['catalog', '--wy', 'test'], 'There is no option --wy. Do you mean --why?'],
  [['catalog', '--remvoe'], 'There is no option --remvoe. Do you mean --remove?'],
  [['catalog', '--elsewhere'], 'There is no option --elsewhere.'],
  [['catalog', '--why'], '--why needs a value: --why <reason>.'],
  [['catalog', '--why', '--all'], '--why needs a value: --why <reason>.'],
  [['catalog', '--all=yes'], '--all has no value.'],
])('arguments %j: one sentence and where the options are', (args, sentence) => {
  expect(() => readArgs(args, testUsage)).toThrow(new UsageError(`${sentence} All options: npm run test -- --help`));
});

test('too many names: refused', () => {
  expect(() => readArgs(['catalog', 'experts'], testUsage)).toThrow('Only one at a time, not catalog and experts.');
  expect(() => readArgs(['catalog'], usages.start)).toThrow(
    'catalog is too much. All options: npm run start -- --help',
  );
});

const allUsages: Readonly<Record<string, Usage>> = {
  ...usages,
  ...extras.receive?.usages,
  ...extras.canary?.usages,
  ...extras.partners?.usages,
  ...extras.ownRepositories?.usages,
};
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
const commands = Object.entries(scripts).flatMap(([script, text]): [string, string][] => {
  const [, command] = / delivery\/src\/cli\.ts (\S+)/.exec(text) ?? [];
  return command && command !== 'trainer' ? [[script, command]] : [];
});

test.each(commands)('npm run %s: has a help under its name, with every option', (script, command) => {
  const usage = allUsages[command];

  expect(usage?.script).toBe(script);
  const help = usage ? helpOf(usage) : '';
  for (const option of Object.keys({ ...usage?.flags, ...usage?.texts })) expect(help).toContain(`  --${option}`);
});

const each: readonly Usage[] = [...Object.values(allUsages), ...Object.values(teamUsages)];

test.each(each)('help of $script: has an example, and npm knows the command', ({ script, examples }) => {
  expect(examples).not.toEqual([]);
  expect(scripts).toHaveProperty([script]);
});

const examples = each.flatMap((usage) => usage.examples.map((example) => [example, usage] as const));

test.each(examples)('example %s: is read by its own command', (example, usage) => {
  const [command, args = ''] = example.split(' -- ');
  const words = [...args.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '');

  expect(command).toBe(usage.script);
  if (!words.includes('--help')) expect(() => readArgs(words, usage)).not.toThrow();
});

test.each([
  ['visit', extras.canary],
  ['do-requested', extras.receive],
])('%s, which the site runs itself, by hand: a sentence', async (name, extra) => {
  for (const args of [['--help'], ['catalog'], ['{'], ['']])
    await expect(extra?.commands[name]?.(args, extras)).rejects.toThrow(UsageError);
});
