import { tmpdir } from 'node:os';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test, vi } from 'vitest';
import { runNpm } from './run-npm.ts';

test('npm, process not started by npm: that of the machine is found', async () => {
  vi.stubEnv('npm_execpath', '');

  expect(await runNpm(['--version'], tmpdir())).toMatch(/^\d+\.\d+/);
});

test('npm, process started by another package manager: that one is not taken for npm', async () => {
  vi.stubEnv('npm_execpath', '/usr/lib/yarn.cjs');

  expect(await runNpm(['--version'], tmpdir())).toMatch(/^\d+\.\d+/);
});

test('machine without npm: a sentence', async () => {
  vi.stubEnv('npm_execpath', '');
  vi.stubEnv('PATH', '/nowhere');

  await expect(runNpm(['--version'], tmpdir())).rejects.toThrow(UserError);
});
