import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { expect, onTestFinished, test, vi } from 'vitest';
import { accountName, cli, inTemporaryFolder, runInOwnProcess, runNpm } from './processes.ts';
import { locked } from './store/file-lock.ts';
import { expectNotFrozen, freeze } from './store/frozen.ts';
import { testStore } from './test/test-store.ts';

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

test('command that fails: answers what it said', async () => {
  const fault = await runInOwnProcess(['visit', '{'], process.env, new AbortController().signal);

  expect(fault).toEqual({ sentence: 'The site runs this command itself, with an order as JSON.', isItsOwn: true });
});

const full = '/dev/full';

test.skipIf(!existsSync(full))('output on a full disk: the command goes on to its end', async () => {
  const output = await open(full, 'w');
  onTestFinished(() => output.close());
  const command = spawn(process.execPath, [cli, 'status', '--help'], { stdio: ['ignore', output.fd, 'inherit'] });

  expect(await once(command, 'close')).toEqual([0, null]);
});

test('command that is killed: not by a word of its own', async () => {
  const { execPath } = process;
  await inTemporaryFolder(async (folder) => {
    process.execPath = join(folder, 'node');
    await writeFile(process.execPath, '#!/bin/sh\nkill -9 $$\n', { mode: 0o755 });
    const fault = await runInOwnProcess(['status'], process.env, new AbortController().signal);
    expect(fault).toEqual({ sentence: 'It ended with SIGKILL.', isItsOwn: false });
  }).finally(() => {
    process.execPath = execPath;
  });
});

test('system that starts no process: answers so', async () => {
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  const fault = await runInOwnProcess(['status'], process.env, new AbortController().signal).finally(() => {
    process.execPath = execPath;
  });

  expect(fault).toEqual({ sentence: expect.stringContaining('ENOENT'), isItsOwn: false });
});

test('site that stops: ends the command at once, which is no fault', async () => {
  const stopping = new AbortController();
  const ended = runInOwnProcess(['serve'], { ...process.env, PORT: '0' }, stopping.signal);

  stopping.abort();

  await expect(ended).resolves.toBeUndefined();
});

function runWithoutAccount() {
  vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('test: uv_os_get_passwd');
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
}

const id = `user ${process.getuid?.()}`;

test('account of this process: its name; user id without an account: the id', () => {
  expect(accountName()).toBe(os.userInfo().username);

  runWithoutAccount();
  expect(accountName()).toBe(id);
});

test('user id without an account: takes its turn, and freezes', async () => {
  const store = await testStore();
  runWithoutAccount();

  await locked(store, () => freeze(store, 'catalog', ''));

  await expect(expectNotFrozen(store, ['catalog'])).rejects.toThrow(`by ${id}.`);
});
