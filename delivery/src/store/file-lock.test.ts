import { existsSync } from 'node:fs';
import { readFile, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test, vi } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { locked } from './file-lock.ts';
import { type Store, storeIn } from './store.ts';

const quick = { beat: 20, silence: 400, patience: 5000 };
const holder = JSON.stringify({ id: 'other', who: 'test', machine: 'test-machine' });

async function heldElsewhere(store: Store, isAlive: () => boolean) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await writeFile(store.lock, holder);
  const timer = setInterval(() => {
    if (isAlive()) void utimes(store.lock, new Date(), new Date()).catch(() => {});
  }, 20);
  return () => clearInterval(timer);
}

test('nobody else: locked during the work, free after it', async () => {
  const store = await testStore();

  const held = await locked(store, () => readFile(store.lock, 'utf8'));

  expect(JSON.parse(held)).toMatchObject({ machine: hostname() });
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

test('two at once: the second waits for the first, however long that takes', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const store = await testStore();
  const order: string[] = [];
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];

  const first = locked(
    store,
    async () => {
      begun.resolve();
      await end.promise;
      order.push('first');
    },
    quick,
  );
  await begun.promise;
  const second = locked(store, async () => order.push('second'), quick);
  await expect
    .poll(() => vi.mocked(process.stdout.write).mock.calls.flat())
    .toContainEqual(expect.stringMatching(/^Another release is under way \(.+ on .+\)\. Waiting/));
  end.resolve();
  await Promise.all([first, second]);

  expect(order).toEqual(['first', 'second']);
});

test('holder on another machine that lives: refused after the time to wait, and it keeps the lock', async () => {
  const store = await testStore();
  const stop = await heldElsewhere(store, () => true);
  const work = vi.fn();

  await expect(locked(store, work, { ...quick, silence: 3000, patience: 100 })).rejects.toThrow(
    new UserError(
      'Another release is under way (test on test-machine). Nothing has changed. Try again when it has ended.',
    ),
  );
  stop();
  expect(work).not.toHaveBeenCalled();
  expect(await readFile(store.lock, 'utf8')).toBe(holder);
});

test('holder on another machine that does not touch the lock any more: replaced', async () => {
  const store = await testStore();
  let isAlive = true;
  const stop = await heldElsewhere(store, () => isAlive);

  const done = locked(store, async () => 'done', quick);
  isAlive = false;

  expect(await done).toBe('done');
  stop();
});

test.each(['', 'garbage', '4242'])('lock holds "%s" and nobody touches it: replaced', async (text) => {
  const store = await testStore();
  await writeFile(store.lock, text);

  expect(await locked(store, async () => 'done', quick)).toBe('done');
});

test('lock lost while the work goes on: the one of its new holder is left alone', async () => {
  const store = await testStore();

  await locked(store, () => writeFile(store.lock, holder), quick);

  expect(await readFile(store.lock, 'utf8')).toBe(holder);
});

test('turn left during the work: another has it meanwhile, and it is taken again', async () => {
  const store = await testStore();
  const order: string[] = [];

  await locked(
    store,
    async (held) => {
      await held.pause();
      await locked(store, async () => order.push('other'), quick);
      await held.resume();
      order.push(JSON.parse(await readFile(store.lock, 'utf8')).machine);
    },
    quick,
  );

  expect(order).toEqual(['other', hostname()]);
  expect(existsSync(store.lock)).toBe(false);
});
