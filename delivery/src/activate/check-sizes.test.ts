/** @module-tag all */
import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

const script = (bytes: number) => ({
  files: { 'browser/main.js': `'${randomBytes(bytes / 2).toString('base64url')}'` },
});

test.each([
  ['catalog', 140_000, /^Area catalog adds \d+ kB to \/catalog, compressed; at most 50 kB are allowed\./],
  ['shell', 300_000, /^The shell adds \d+ kB to every page, compressed; at most 130 kB are allowed\./],
])('release of %s whose script is too large: refused, nothing has changed', async (name, bytes, sentence) => {
  const { store } = await liveTestStore();
  const release = await testRelease(store, name, 'large', script(bytes));

  await expect(activate(store, { [name]: release })).rejects.toThrow(sentence);
});

test('release that was live before: a rollback to it is not refused for its size', async () => {
  const { store, hashes } = await liveTestStore();
  const large = await testRelease(store, 'catalog', 'large', script(140_000));
  const rolledBack = await activate(store, { catalog: large }, { note: { kind: 'rollback', why: 'test' } });

  expect(rolledBack?.registry.areas.catalog?.release).toBe(large);
  expect((await activate(store, { catalog: hashes.catalog }))?.registry.revision).toBe(3);
});
