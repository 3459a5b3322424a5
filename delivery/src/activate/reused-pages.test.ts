/** @module-tag all */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHistory } from '../store/history.ts';
import { readPageList } from '../store/page-list.ts';
import type { Store } from '../store/store.ts';
import { documentOf, eachFor, pagesOf } from '../test/test-pages.ts';
import { activate, liveTestStore, testConfig, testRelease } from '../test/test-store.ts';

const compressedIn = async (store: Store, revision: number, folder: string) =>
  (await readdir(join(store.pages(revision), folder))).filter((name) => /\.(?:br|gz)$/.test(name)).sort();

test('one area released: its pages and the home page that shows it are prerendered, the others reused', async () => {
  const { store } = await liveTestStore();
  const next = await testRelease(store, 'catalog', 'next');

  const done = await activate(store, { catalog: next });

  expect(done?.registry.revision).toBe(2);
  expect(done?.prerendered).toEqual(eachFor(['/', ...pagesOf('catalog')], 'catalog changed'));
  expect(done?.reused).toContain('/experts');
  expect(await documentOf(store, 2, 'catalog')).toContain(`${next} | revision 2`);
  expect(await documentOf(store, 2, '.')).toContain('revision 2');
  expect(await documentOf(store, 2, 'experts')).toContain('revision 1');
  expect(existsSync(join(store.pages(2), 'experts'))).toBe(false);
});

test('area released that the home page does not show: the home page is reused', async () => {
  const { store } = await liveTestStore();
  const next = await testRelease(store, 'enrolment', 'next');

  const done = await activate(store, { enrolment: next });

  expect(done?.prerendered).toEqual(eachFor(pagesOf('enrolment'), 'enrolment changed'));
  expect(done?.reused).toContain('/');
});

test('shell released: every page is prerendered for it', async () => {
  const { store } = await liveTestStore();
  const next = await testRelease(store, 'shell', 'next');

  const done = await activate(store, { shell: next });

  expect(new Set(Object.values(done?.prerendered ?? {}))).toEqual(new Set(['shell changed']));
  expect(done?.reused).toEqual([]);
});

test('another configuration: every page is prerendered for it, without a release in the history', async () => {
  const { store } = await liveTestStore();

  const done = await activate(store, {}, { config: { ...testConfig, brand: 'Next Brand' } });

  expect(new Set(Object.values(done?.prerendered ?? {}))).toEqual(new Set(['configuration changed']));
  expect(done?.reused).toEqual([]);
  expect((await readHistory(store)).map(({ kind, changes }) => [kind, changes.length])).toEqual([
    ['release', 5],
    ['prerender', 0],
  ]);
});

test('pages of the live revision deleted: prerendered anew', async () => {
  const { store, hashes } = await liveTestStore();
  await rm(store.pages(1), { recursive: true });

  expect(await activate(store, hashes)).toMatchObject({
    prerendered: { '/': 'new page', '/experts/1': 'new page' },
    reused: [],
    registry: { revision: 2 },
  });
});

test('compressed version of a page deleted: it is made again, the live one is not touched', async () => {
  const { store } = await liveTestStore();
  await rm(join(store.pages(1), 'experts/index.html.br'));
  const next = await testRelease(store, 'catalog', 'next');

  const done = await activate(store, { catalog: next });

  expect(done?.reused).toContain('/experts');
  expect(await compressedIn(store, 1, 'experts')).toEqual(['index.html.gz']);
  expect(await compressedIn(store, 2, 'experts')).toEqual(['index.html.br', 'index.html.gz']);
});

test('document deleted: the page is prerendered anew', async () => {
  const { store } = await liveTestStore();
  await rm(join(store.pages(1), 'experts/index.html'));
  const next = await testRelease(store, 'catalog', 'next');

  const done = await activate(store, { catalog: next });

  expect(done?.prerendered['/experts']).toBe('files missing');
  expect(await documentOf(store, 2, 'experts')).toContain('revision 2');
});

test('first release of a new area: its pages are new, those of the others are reused', async () => {
  const { store, hashes } = await liveTestStore();
  const stories = await testRelease(store, 'stories', 'first');

  const done = await activate(store, { stories });

  expect(done?.prerendered).toEqual(eachFor(pagesOf('stories'), 'new page'));
  expect(done?.reused).toContain('/catalog');
  expect(done?.registry.areas.catalog?.release).toBe(hashes.catalog);
  expect((await readHistory(store)).at(-1)?.changes).toEqual([{ name: 'stories', from: null, to: stories }]);
});

test('page prerendered anew with the same text: unchanged since then; with another text: changed', async () => {
  const { store } = await liveTestStore();
  const still = { ...testConfig, brand: 'Still' };
  await activate(store, {}, { config: still });
  const before = (await readPageList(store.pages(2)))?.pages ?? {};

  const second = { catalog: await testRelease(store, 'catalog', 'second') };
  await activate(store, second, { config: { ...still, email: 'other@brand.test' } });

  const after = (await readPageList(store.pages(3)))?.pages ?? {};
  expect(after['/experts/1']?.fingerprint).not.toEqual(before['/experts/1']?.fingerprint);
  expect(after['/experts/1']?.changed).toBe(before['/experts/1']?.changed);
  expect(after['/catalog/1']?.changed).not.toBe(before['/catalog/1']?.changed);
});
