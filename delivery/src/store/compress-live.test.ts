import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { liveTestStore } from '../test/test-store.ts';
import { compressFiles } from './compress-files.ts';
import { compressLive } from './compress-live.ts';

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

test('files that are gone when it is their turn: left out, the others are compressed', async () => {
  const { store } = await liveTestStore();
  const documents = ['catalog', 'experts'].map((name) => join(store.pages(1), name, 'index.html'));
  for (const document of documents) await rm(`${document}.br`);
  await rm(documents[0] ?? '');

  await compressFiles(store.directory, documents);

  expect(existsSync(`${documents[1]}.br`)).toBe(true);
  await compressFiles(join(store.directory, 'gone'), documents);
});
