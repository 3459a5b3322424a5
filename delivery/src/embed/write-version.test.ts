import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { writeVersion } from './write-version.ts';

/** Writes `test.js` and `test.css` with this text as version 1.0.3. */
async function written(text: string) {
  const folder = (await testStore()).embed('1.0.3');
  const files = new Map(['test.js', 'test.css'].map((name) => [name, Buffer.from(text)]));
  await writeVersion(folder, { version: '1.0.3', bases: '/api /files', files });
  return { folder, read: (name: string) => readFile(join(folder, name)) };
}

test('version written: scripts have its number and the addresses, other files stay as they are', async () => {
  const { read } = await written("'__EMBED_VERSION__ __EMBED_VERSION__ __EMBED_BASES__'");

  expect((await read('test.js')).toString()).toBe("'1.0.3 1.0.3 /api /files'");
  expect((await read('test.css')).toString()).toContain('__EMBED_VERSION__');
});

test('version written: its manifest has hash and sizes of the bytes that are sent', async () => {
  const { read } = await written("'__EMBED_VERSION__'");
  const bytes = await read('test.js');

  const { version, files } = JSON.parse((await read('manifest.json')).toString());

  expect(version).toBe('1.0.3');
  expect(files['test.js']).toEqual({
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    brotli: expect.any(Number),
  });
});

test('version written: each file has its compressed copies', async () => {
  const { folder, read } = await written('a = 1;');

  expect((await readdir(folder)).sort()).toEqual(
    ['manifest.json', 'test.css', 'test.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  );
  expect(brotliDecompressSync(await read('test.js.br')).toString()).toBe('a = 1;');
});
