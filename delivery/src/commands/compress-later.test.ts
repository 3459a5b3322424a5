import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { compressFiles } from '../store/compress-files.ts';
import { liveTestStore } from '../test/test-store.ts';
import { compressLater, liveFolders } from './compress-later.ts';

test('files that are served without compressed copies: they get them, and nothing is left beside them', async () => {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { store, hashes } = await liveTestStore();
  const document = join(store.pages(1), 'catalog/index.html');
  const script = join(store.release('catalog', hashes.catalog ?? ''), 'browser');
  await rm(`${document}.br`);
  const before = await readdir(store.directory);
  const folders = await liveFolders(store);

  await compressLater('test', store.directory, folders);

  expect(folders).toContain(script);
  expect(brotliDecompressSync(await readFile(`${document}.br`)).toString()).toBe(await readFile(document, 'utf8'));
  expect(await readdir(store.directory)).toEqual(before);
  expect(output).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/compress test .* 1 files/s));

  await compressLater('test', store.directory, folders);
  expect(output).toHaveBeenCalledOnce();
  output.mockRestore();
});

test('files that are gone when it is their turn: left out, the others are compressed', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { store } = await liveTestStore();
  const documents = ['catalog', 'experts'].map((name) => join(store.pages(1), name, 'index.html'));
  for (const document of documents) await rm(`${document}.br`);
  await rm(documents[0] ?? '');

  await compressFiles(store.directory, documents);

  expect(existsSync(`${documents[1]}.br`)).toBe(true);
  await compressFiles(join(store.directory, 'gone'), documents);
});
