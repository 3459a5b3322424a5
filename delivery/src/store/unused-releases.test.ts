import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';
import { writeSide } from './side-revisions.ts';
import type { Store } from './store.ts';
import { bytesIn, noteUse, storedBytes } from './unused-releases.ts';

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

test('release that a command may be at work with: it stays', async () => {
  const { store } = await liveTestStore();

  expect(await afterNextCommand(store, await testRelease(store, 'catalog', 'new'))).toBe(true);
});

test.each([
  ['of a preview that is over', -hour, false],
  ['of a preview that is not over', hour, true],
])('release %s', async (_, ends, stays) => {
  const { store } = await liveTestStore();
  const release = await old(store, 'catalog', 'preview');
  await writeSide(store, side(release, Date.now() + ends));

  expect(await afterNextCommand(store, release)).toBe(stays);
});

test('release that was live before: it stays', async () => {
  const { store, hashes } = await liveTestStore();
  await activate(store, { catalog: await testRelease(store, 'catalog', 'second') });
  await noteUse(store, 'catalog', hashes.catalog, longAgo);

  expect(await afterNextCommand(store, hashes.catalog)).toBe(true);
});

test('bytes of a store: those of its releases', async () => {
  const { store } = await liveTestStore();
  const before = await storedBytes(store);
  const release = await testRelease(store, 'catalog', 'second');

  expect(await storedBytes(store)).toBe(before + (await bytesIn(store.release('catalog', release))));
});
