import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHistory } from '../store/history.ts';
import { registryWith } from '../store/registry.ts';
import { activate, liveTestStore, testApiWith, testRelease } from '../test/test-store.ts';

const content = { kind: 'content', why: '' } as const;

test('change of content: a line of its own in the history, with the pages that show it', async () => {
  const { store } = await liveTestStore();

  await activate(store, {}, { api: testApiWith('Test why?'), note: content });

  const last = (await readHistory(store)).at(-1);
  expect(last).toMatchObject({ kind: 'content', revision: 2, changes: [] });
  expect(last?.why).toMatch(/^\d+ pages: \/catalog, /);
  expect(last?.commit).toBeUndefined();
});

test('many changes of content: the pages of the release before are kept for a rollback', {
  tags: ['all'],
}, async () => {
  const { store, hashes } = await liveTestStore();
  await activate(store, { catalog: await testRelease(store, 'catalog', 'next') });

  for (let change = 1; change <= 12; change += 1)
    await activate(store, {}, { api: testApiWith(`Test ${change}?`), note: content });

  expect((await registryWith(store, 'catalog', hashes.catalog))?.revision).toBe(1);
  const folders = await readdir(join(store.directory, 'pages'));
  expect(folders.filter((name) => existsSync(join(store.pages(Number(name)), 'registry.json')))).toHaveLength(11);
});
