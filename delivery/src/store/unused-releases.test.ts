import { existsSync } from 'node:fs';
import fs, { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { expect, onTestFinished, test, vi } from 'vitest';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';
import { noteUse } from './note-use.ts';
import { endSide, writeSide } from './side-revisions.ts';
import type { Store } from './store.ts';
import { bytesIn, removeUnusedReleases, storedBytes } from './unused-releases.ts';

const longAgo = new Date(Date.now() - 2 * 3_600_000);
const hour = 3_600_000;

async function old(store: Store, name: string, version: string): Promise<string> {
  const release = await testRelease(store, name, version);
  await noteUse(store, name, release, longAgo);
  return release;
}

const side = (release: string, expires: number) => ({
  ...{ id: '01234567-89ab-cdef-0123-456789abcdef', kind: 'preview' as const, name: 'catalog', release, revision: 2 },
  ...{ buckets: [], since: '', made: '', who: '', why: '', expires: new Date(expires).toISOString() },
});

async function afterNextCommand(store: Store, release: string): Promise<boolean> {
  await activate(store, { experts: await testRelease(store, 'experts', 'next') });
  return existsSync(store.release('catalog', release));
}

test('release that was refused: gone after the next command', async () => {
  const { store } = await liveTestStore();

  expect(await afterNextCommand(store, await old(store, 'catalog', 'refused'))).toBe(false);
});

test('release that a command may be at work with: it stays', { tags: ['all'] }, async () => {
  const { store } = await liveTestStore();

  expect(await afterNextCommand(store, await testRelease(store, 'catalog', 'new'))).toBe(true);
});

test.each([
  ['of a preview that is over', -2 * hour, false],
  ['of a preview that has just ended by itself', -hour / 2, true],
  ['of a preview that is not over', hour, true],
])('release %s', async (_, ends, stays) => {
  const { store } = await liveTestStore();
  const release = await old(store, 'catalog', 'preview');
  await writeSide(store, side(release, Date.now() + ends));

  expect(await afterNextCommand(store, release)).toBe(stays);
});

test('release of a preview that somebody has just ended: it stays for who reads it', { tags: ['all'] }, async () => {
  const { store } = await liveTestStore();
  const preview = side(await old(store, 'catalog', 'preview'), Date.now() + hour);
  await writeSide(store, preview);

  await endSide(store, preview);

  expect(await afterNextCommand(store, preview.release)).toBe(true);
});

test('release that was live before: it stays', async () => {
  const { store, hashes } = await liveTestStore();
  await activate(store, { catalog: await testRelease(store, 'catalog', 'second') });
  await noteUse(store, 'catalog', hashes.catalog, longAgo);

  expect(await afterNextCommand(store, hashes.catalog)).toBe(true);
});

test('history with a line that is not readable: nothing is removed', { tags: ['all'] }, async () => {
  const { store, hashes } = await liveTestStore();
  await activate(store, { catalog: await testRelease(store, 'catalog', 'second') });
  await noteUse(store, 'catalog', hashes.catalog, longAgo);
  const [, ...lines] = (await readFile(store.history, 'utf8')).split('\n');
  await writeFile(
    store.history,
    ['{"revision":1', lines[0]?.replace(hashes.catalog, 'x'), ...lines.slice(1)].join('\n'),
  );

  expect(await afterNextCommand(store, hashes.catalog)).toBe(true);
});

test('history that cannot be read: nothing is removed', async () => {
  const { store } = await liveTestStore();
  const release = await old(store, 'catalog', 'refused');
  await rename(store.history, `${store.history}.old`);
  await mkdir(store.history);

  await expect(removeUnusedReleases(store)).rejects.toThrow('EISDIR');

  expect(existsSync(store.release('catalog', release))).toBe(true);
});

test('release that cannot be removed: what was released is live all the same, and what follows it is done', {
  tags: ['all'],
}, async () => {
  const { store } = await liveTestStore();
  const folder = store.release('catalog', await old(store, 'catalog', 'refused'));
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const remove = rm;
  const removing = vi.spyOn(fs, 'rm').mockImplementation(async (path, options) => {
    if (path === folder) throw new Error('test: EACCES');
    await remove(path, options);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    removing.mockRestore();
    log.mockRestore();
    syncBuiltinESMExports();
  });
  const follow = vi.fn(async () => {});

  const done = await activate(store, { experts: await testRelease(store, 'experts', 'next') }, { follow });

  expect(done?.registry.revision).toBe(2);
  expect(follow).toHaveBeenCalledOnce();
  expect(log.mock.calls.join()).toContain('test: EACCES');
});

test('bytes of a store: those of its releases', async () => {
  const { store } = await liveTestStore();
  const before = await storedBytes(store);
  const release = await testRelease(store, 'catalog', 'second');

  expect(await storedBytes(store)).toBe(before + (await bytesIn(store.release('catalog', release))));
});
