import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const cli = join(import.meta.dirname, 'cli.ts');

test.each([
  ['unknown benchmark', ['none'], 'Usage: npm run bench'],
  ['rounds that are no number', ['releases', '--rounds', 'x'], '--rounds has to be a whole number from 1 on.'],
  ['page that is not measured', ['pages', '/faq'], 'Not measured: /faq.'],
  ['page that is not traced', ['cpu', '/samples'], 'Not measured: /samples.'],
  ['rows that are no number', ['api', '--rows', 'x'], '--rows'],
])('%s: a sentence, and exit code 2', (_, args, sentence) => {
  const { status, stderr } = spawnSync(process.execPath, [cli, ...args], { encoding: 'utf8' });

  expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});
