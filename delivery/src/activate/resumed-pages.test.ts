/** @module-tag all */
import { appendFile, cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noteWritten } from '../prerender/unfinished.ts';
import { readPageList } from '../store/page-list.ts';
import { type Store, storeIn } from '../store/store.ts';
import { documentOf, eachFor, pagesOf } from '../test/test-pages.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

const mark = '<!-- left -->';
const draft = 'draft-of-another';

async function leave(store: Store, ...keys: string[]): Promise<string> {
  const next = await testRelease(store, 'catalog', 'next');
  const other = storeIn(`${store.directory}-other`);
  await cp(store.directory, other.directory, { recursive: true });
  await activate(other, { catalog: next });
  const list = await readPageList(other.pages(2));
  const folder = join(store.directory, 'pages', draft);
  await cp(other.pages(2), folder, { recursive: true });
  await rm(other.directory, { recursive: true });
  for (const key of keys) {
    const page = list?.pages[key];
    if (!page) throw new Error(`There is no page ${key}.`);
    await appendFile(join(folder, page.file), mark);
    await noteWritten(folder, { key, page });
  }
  await appendFile(join(folder, 'written.jsonl'), '{"key":"/cut of');
  return next;
}

test('pages that an ended process has left: taken over, the others are prerendered', async () => {
  const { store } = await liveTestStore();
  const next = await leave(store, '/catalog', '/catalog/1');

  const done = await activate(store, { catalog: next });

  expect(done?.prerendered).toEqual(eachFor(['/', ...pagesOf('catalog')], 'catalog changed'));
  expect(await documentOf(store, 2, 'catalog')).toContain(mark);
  expect(await documentOf(store, 2, 'catalog/1')).toContain(mark);
  expect(await documentOf(store, 2, 'catalog/a%20b')).toContain(`${next} | revision 2`);
  expect(await documentOf(store, 2, 'catalog/a%20b')).not.toContain(mark);
  expect(await readdir(store.pages(2))).not.toContain('written.jsonl');
  expect(await readFile(join(store.pages(2), 'search.json'), 'utf8')).toContain('/catalog/1');
});

test('pages that were made from another release: prerendered', async () => {
  const { store } = await liveTestStore();
  await leave(store, '/catalog', '/catalog/1');
  const other = await testRelease(store, 'catalog', 'other');

  await activate(store, { catalog: other });

  expect(await documentOf(store, 2, 'catalog')).not.toContain(mark);
});

test('documents that are gone: prerendered', async () => {
  const { store } = await liveTestStore();
  const next = await leave(store, '/catalog');
  await rm(join(store.directory, 'pages', draft, 'catalog/index.html'));

  await activate(store, { catalog: next });

  expect(await documentOf(store, 2, 'catalog')).toContain(`${next} | revision 2`);
});

test('document that cannot be taken over whole: prerendered, and what the other process has made stays as it is', async () => {
  const { store } = await liveTestStore();
  const next = await leave(store, '/catalog');
  const file = join(store.directory, 'pages', draft, 'catalog/index.html');
  await rm(`${file}.br`);
  await mkdir(`${file}.br`);
  const left = await readFile(file, 'utf8');

  await activate(store, { catalog: next });

  expect(await readFile(file, 'utf8')).toBe(left);
  expect(await documentOf(store, 2, 'catalog')).toContain(`${next} | revision 2`);
  expect(await documentOf(store, 2, 'catalog')).not.toContain(mark);
});
