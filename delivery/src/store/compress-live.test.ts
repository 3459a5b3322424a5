/** @module-tag all */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { activate, liveTestStore, testApiWith } from '../test/test-store.ts';
import { compressFiles } from './compress.ts';
import { compressLive, keepCompressed } from './compress-live.ts';
import type { Store } from './store.ts';

test('files that are live without compressed copies: they get them, and nothing is left beside them', async () => {
  const { store, hashes } = await liveTestStore();
  const document = join(store.pages(1), 'catalog/index.html');
  const script = join(store.release('catalog', hashes.catalog), 'browser/main.js');
  await rm(`${document}.br`);
  await rm(`${script}.gz`);
  const before = await readdir(store.directory);

  expect(await compressLive(store)).toBe(2);

  expect(brotliDecompressSync(await readFile(`${document}.br`)).toString()).toBe(await readFile(document, 'utf8'));
  expect(existsSync(`${script}.gz`)).toBe(true);
  expect(await readdir(store.directory)).toEqual(before);
  expect(await compressLive(store)).toBe(0);
});

test('folder that is named as well: its files get compressed copies', async () => {
  const { store } = await liveTestStore();
  const folder = join(store.directory, 'desk');
  await mkdir(folder);
  await writeFile(join(folder, 'desk.js'), 'console.info(1)');

  expect(await compressLive(store, { others: [folder] })).toBe(1);

  expect((await readdir(folder)).toSorted()).toEqual(['desk.js', 'desk.js.br', 'desk.js.gz']);
});

test('system that starts no process: says so, and the files are served without copies', async () => {
  const { store } = await liveTestStore();
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  const found = await compressLive(store).finally(() => {
    process.execPath = execPath;
  });

  expect(found).toBe(0);
  expect(said.mock.calls.join()).toContain('Some files have no compressed copies yet.');
});

test('files that are gone when it is their turn: left out, the others are compressed', async () => {
  const { store } = await liveTestStore();
  const documents = ['catalog', 'experts'].map((name) => join(store.pages(1), name, 'index.html'));
  for (const document of documents) await rm(`${document}.br`);
  await rm(documents[0] ?? '');

  await compressFiles(store.directory, documents);

  expect(existsSync(`${documents[1]}.br`)).toBe(true);
  await compressFiles(join(store.directory, 'gone'), documents);
});

const document = (store: Store, revision: number) => join(store.pages(revision), 'catalog/index.html');
const isCompressed = (file: string) => existsSync(`${file}.br`) && existsSync(`${file}.gz`);

function keep(store: Store) {
  const stopping = new AbortController();
  const ended = keepCompressed(store, stopping.signal);
  onTestFinished(async () => {
    stopping.abort();
    await ended;
  });
  return { stopping, ended };
}

test('document without compressed copies at the start: it gets them', async () => {
  const { store } = await liveTestStore();
  await rm(`${document(store, 1)}.br`);

  keep(store);

  await expect.poll(() => isCompressed(document(store, 1))).toBe(true);
});

test('revision that becomes live while the site is served: its documents get compressed copies', async () => {
  const { store } = await liveTestStore();
  keep(store);

  await activate({ ...store, compressesFirst: 'releases' }, {}, { api: testApiWith('New?') });

  expect(isCompressed(document(store, 2))).toBe(false);
  await expect.poll(() => isCompressed(document(store, 2))).toBe(true);
});

test('site that stops meanwhile: nothing is compressed any more', async () => {
  const { store } = await liveTestStore();
  await rm(`${document(store, 1)}.br`);
  const { stopping, ended } = keep(store);

  stopping.abort();
  await ended;

  expect(isCompressed(document(store, 1))).toBe(false);
});
