import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test, vi } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { locked } from './lock.ts';
import { storeIn } from './store.ts';

test('nobody else: locked during the work, free after it', async () => {
  const store = await testStore();

  const held = await locked(store, () => readFile(store.lock, 'utf8'));

  expect(held).toBe(String(process.pid));
  expect(existsSync(store.lock)).toBe(false);
});

test('folder not there yet: made', async () => {
  const store = storeIn(join((await testStore()).directory, 'new'));

  expect(await locked(store, async () => 'done')).toBe('done');
});

test('work fails: fails, and the lock is free', async () => {
  const store = await testStore();

  await expect(locked(store, () => Promise.reject(new Error('test')))).rejects.toThrow('test');

  expect(existsSync(store.lock)).toBe(false);
});

test('another process that runs holds it: refused in one sentence, and it keeps it', async () => {
  const store = await testStore();
  await writeFile(store.lock, String(process.ppid));
  const work = vi.fn();

  await expect(locked(store, work)).rejects.toThrow(
    new UserError(`Another release is under way (process ${process.ppid}). Wait until it has ended, then try again.`),
  );
  expect(work).not.toHaveBeenCalled();
  expect(await readFile(store.lock, 'utf8')).toBe(String(process.ppid));
});

test('process of another user holds it: refused', async () => {
  const store = await testStore();
  await writeFile(store.lock, '4242');
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('test'), { code: 'EPERM' });
  });

  await expect(locked(store, async () => {})).rejects.toThrow('process 4242');

  vi.mocked(process.kill).mockRestore();
});

test('process that is gone holds it: taken over', async () => {
  const store = await testStore();
  const gone = spawnSync(process.execPath, ['-e', '']).pid;
  await writeFile(store.lock, String(gone));

  expect(await locked(store, () => readFile(store.lock, 'utf8'))).toBe(String(process.pid));
});

test.each(['', 'garbage'])('lock holds "%s": taken over', async (text) => {
  const store = await testStore();
  await writeFile(store.lock, text);

  expect(await locked(store, async () => 'done')).toBe('done');
});
