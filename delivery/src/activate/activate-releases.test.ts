import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readHistory } from '../store/history.ts';
import { readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry.ts';
import type { Store } from '../store/store.ts';
import { documentOf, pagesOf } from '../test/test-pages.ts';
import {
  activate,
  liveTestStore,
  shellBundle,
  testConfig,
  testRelease,
  testReleases,
  testStore,
} from '../test/test-store.ts';
import { changedPages } from './activate-releases.ts';

test('first release of everything: revision 1 with every page', async () => {
  const store = await testStore();
  const hashes = await testReleases(store);

  const done = await activate(store, hashes);

  expect(done).toMatchObject({ reused: [], registry: { revision: 1, shell: { release: hashes.shell } } });
  expect(new Set(Object.values(done?.prerendered ?? {}))).toEqual(new Set(['new page']));
  expect(await readRegistry(store)).toEqual(done?.registry);
  expect(Object.keys((await readPageList(store.pages(1)))?.pages ?? {}).sort()).toEqual([
    '/',
    '/404',
    '/assessment',
    '/assessment-mine/:id',
    '/assessment/1',
    '/assessment/a%20b',
    '/catalog',
    '/catalog-mine/:id',
    '/catalog/1',
    '/catalog/a%20b',
    '/enrolment',
    '/enrolment-mine/:id',
    '/enrolment/1',
    '/enrolment/a%20b',
    '/experts',
    '/experts-mine/:id',
    '/experts/1',
    '/experts/a%20b',
  ]);
});

test('page: its document with a compressed version beside it, its style hash and whether it is personal', async () => {
  const { store } = await liveTestStore();
  const pages = (await readPageList(store.pages(1)))?.pages;

  expect(await documentOf(store, 1, 'catalog/1')).toContain('area | /catalog/1 |');
  expect(existsSync(join(store.pages(1), 'catalog/1/index.html.br'))).toBe(true);
  expect(existsSync(join(store.pages(1), 'catalog/1/index.html.gz'))).toBe(true);
  expect(pages?.['/catalog/1']).toMatchObject({ personal: false, style: expect.stringMatching(/^sha256-.{44}$/) });
  expect(pages?.['/catalog-mine/:id']).toMatchObject({ personal: true });
});

test('store whose documents are compressed later: neither they nor the files beside them are', {
  tags: ['all'],
}, async () => {
  const store: Store = { ...(await testStore()), compressesFirst: 'releases' };

  await activate(store, await testReleases(store));

  expect(await documentOf(store, 1, 'catalog/1')).toContain('area | /catalog/1 |');
  const files = await readdir(store.pages(1), { recursive: true });
  expect(files.filter((name) => /\.(?:br|gz)$/.test(name))).toEqual([]);
});

test('addresses in a style file: absolute in the document', async () => {
  const { store, hashes } = await liveTestStore();

  expect(await documentOf(store, 1, 'catalog')).toContain(
    `url(/areas/catalog/${hashes.catalog}/browser/fonts/first.woff2)`,
  );
});

test('one area released: no byte of the other releases changes', async () => {
  const { store, hashes } = await liveTestStore();
  const before = (await stat(store.release('experts', hashes.experts))).mtimeMs;
  const next = await testRelease(store, 'catalog', 'next');

  await activate(store, { catalog: next });

  expect((await stat(store.release('experts', hashes.experts))).mtimeMs).toBe(before);
  expect((await readRegistry(store))?.areas.experts?.release).toBe(hashes.experts);
});

test('the same again: nothing to do, no new revision', async () => {
  const { store, hashes } = await liveTestStore();

  expect(await activate(store, hashes)).toBeUndefined();
  expect((await readRegistry(store))?.revision).toBe(1);
  expect(await readHistory(store)).toHaveLength(1);
});

test('rollback to the release before: its pages as they were, under a higher revision', async () => {
  const { store, hashes } = await liveTestStore();
  const next = await testRelease(store, 'catalog', 'next');
  await activate(store, { catalog: next });

  const done = await activate(store, { catalog: hashes.catalog }, { note: { kind: 'rollback', why: 'test' } });

  expect(done?.registry.revision).toBe(3);
  expect(await documentOf(store, 3, 'catalog')).toContain(hashes.catalog);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    kind: 'rollback',
    changes: [{ name: 'catalog', from: next, to: hashes.catalog }],
  });
});

test('areas without a release: the site is there without their pages', { tags: ['all'] }, async () => {
  const store = await testStore();
  const { shell, catalog } = await testReleases(store);

  const done = await activate(store, { shell, catalog });

  expect(Object.keys(done?.registry.areas ?? {})).toEqual(['catalog']);
  expect(Object.keys(done?.prerendered ?? {}).sort()).toEqual(['/', '/404', ...pagesOf('catalog')].sort());
});

test('many revisions: the pages of the last ten are kept', { tags: ['all'] }, async () => {
  const { store } = await liveTestStore();
  for (let count = 1; count <= 11; count += 1)
    await activate(store, {}, { config: { ...testConfig, brand: `Brand ${count}` } });

  const kept = (await readdir(join(store.directory, 'pages'))).map(Number).sort((a, b) => a - b);

  expect(kept).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('page with a canonical address of its own: listed; a fallback document: not', async () => {
  const { store } = await liveTestStore();

  const pages = (await readPageList(store.pages(1)))?.pages;
  expect(pages?.['/catalog/1']?.listed).toBe(true);
  expect(pages?.['/catalog-mine/:id']?.listed).toBe(false);
});

test('release without compressed copies: its browser files have them when it is live', { tags: ['all'] }, async () => {
  const { store } = await liveTestStore();
  const catalog = await testRelease(store, 'catalog', 'next');
  const file = join(store.release('catalog', catalog), 'browser/main.js.br');
  await rm(file);

  await activate(store, { catalog });

  expect(existsSync(file)).toBe(true);
});

test('changed pages: the first of them by name, and those that are gone', () => {
  const prerendered = { '/faq': 'data changed', '/': 'data changed' } as const;

  expect(changedPages({ prerendered, removed: [] })).toBe('2 pages: /faq, /');
  expect(changedPages({ prerendered: {}, removed: ['/sample/1'] })).toBe('gone: /sample/1');
  expect(changedPages({ prerendered: { '/faq': 'new page' }, removed: ['1', '2', '3', '4', '5', '6', '7'] })).toBe(
    '1 page: /faq; gone: 1, 2, 3, 4, 5 and 2 more',
  );
});

test('release that hides pages from search engines: refused with their names, unless that is meant', async () => {
  const { store } = await liveTestStore();
  const bundle = shellBundle.replace("['/404']", "['/404', '/catalog']");
  const files = { 'server/index.mjs': bundle };
  const shell = await testRelease(store, 'shell', 'hiding', { files });

  await expect(activate(store, { shell })).rejects.toThrow(
    'Search engines would be told to forget 1 page: /catalog. Nothing has changed. When that is meant, add --remove.',
  );
  expect((await activate(store, { shell }, { removes: true }))?.registry.revision).toBe(2);
});
