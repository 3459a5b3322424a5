/** @module-tag all */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

const indexOf = (store: Store, revision: number) => readFile(join(store.pages(revision), 'search.json'), 'utf8');
const searchedFile = (store: Store, revision: number) => join(store.pages(revision), 'searched.json');
const searchedIn = async (store: Store, revision: number) =>
  Object.keys((await readJson<object>(searchedFile(store, revision))) ?? {});

test('what the search finds of a document stays beside it: a release writes it of its own documents alone', async () => {
  const { store } = await liveTestStore();

  await activate(store, { catalog: await testRelease(store, 'catalog', 'next') });

  expect(await searchedIn(store, 2)).toContain('/catalog/1');
  expect(await searchedIn(store, 2)).not.toContain('/experts');
  expect(await searchedIn(store, 1)).toContain('/experts');
  expect(await indexOf(store, 2)).toContain('"path":"/experts"');
});

test('revision whose folder keeps nothing but documents: the search still knows of them without reading them', {
  tags: ['all'],
}, async () => {
  const { store } = await liveTestStore();
  const kept = await readFile(searchedFile(store, 1), 'utf8');
  await writeFile(searchedFile(store, 1), kept.replaceAll('"title":"', '"title":"Kept '));
  for (let number = 2; number <= 14; number++)
    await activate(store, { catalog: await testRelease(store, 'catalog', `next ${number}`) });

  expect(await indexOf(store, 14)).toMatch(/"path":"\/experts","title":"Kept /);
});

test('store of a version that kept it with every revision instead: it is taken along', async () => {
  const { store } = await liveTestStore();
  await activate(store, { catalog: await testRelease(store, 'catalog', 'next') });
  const index = await indexOf(store, 2);
  const [first, second] = await Promise.all([1, 2].map((one) => readJson<object>(searchedFile(store, one))));
  await rm(searchedFile(store, 1));
  await writeFile(
    searchedFile(store, 2),
    JSON.stringify({ ...first, ...second }).replace('"/experts":{"page":{"path":"/experts","title":"', '$&Kept '),
  );

  await activate(store, { catalog: await testRelease(store, 'catalog', 'third') });
  await activate(store, { catalog: await testRelease(store, 'catalog', 'fourth') });

  expect(index).not.toContain('Kept ');
  expect(await indexOf(store, 4)).toMatch(/"path":"\/experts","title":"Kept /);
});
