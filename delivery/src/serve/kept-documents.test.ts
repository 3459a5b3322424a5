import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { precompressFile } from '../store/compress.ts';
import { keepDocuments } from './kept-documents.ts';

const text = '<h1>Form</h1>'.repeat(40);

async function testFolder({ compressed = true } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'documents-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'form.html'), text);
  if (compressed) await precompressFile(join(folder, 'form.html'));
  return folder;
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['GZIP', 'gzip', gunzipSync],
  [undefined, undefined, (bytes: Buffer) => bytes],
  ['zstd', undefined, (bytes: Buffer) => bytes],
  ['br;q=0', undefined, (bytes: Buffer) => bytes],
])('accept-encoding %s: the document in %s', async (accepted, encoding, unpack) => {
  const found = await keepDocuments(await testFolder())('form.html', accepted);

  expect(found?.encoding).toBe(encoding);
  expect(unpack(found?.bytes ?? Buffer.alloc(0)).toString()).toBe(text);
});

test('document without compressed copies: found once they are there', async () => {
  const folder = await testFolder({ compressed: false });
  const keptDocument = keepDocuments(folder);

  expect(await keptDocument('form.html', 'br')).toBeUndefined();
  await precompressFile(join(folder, 'form.html'));
  expect((await keptDocument('form.html', 'br'))?.encoding).toBe('br');
});

test('document that was served: kept without its file, one tag for the same bytes', async () => {
  const folder = await testFolder();
  const keptDocument = keepDocuments(folder);
  const first = await keptDocument('form.html', 'br');
  await rm(join(folder, 'form.html.br'));

  expect(await keptDocument('form.html', 'br')).toBe(first);
  expect((await keptDocument('form.html', 'gzip'))?.etag).not.toBe(first?.etag);
  expect((await keepDocuments(await testFolder())('form.html', 'br'))?.etag).toBe(first?.etag);
});

test('more documents than there is room for: served, and the one asked for longest ago is read again', async () => {
  const folder = await testFolder({ compressed: false });
  await writeFile(join(folder, 'data.html'), text);
  const keptDocument = keepDocuments(folder, text.length * 1.5);
  const first = await keptDocument('form.html', undefined);
  await keptDocument('data.html', undefined);

  const again = await keptDocument('form.html', undefined);

  expect(again).not.toBe(first);
  expect(again).toEqual(first);
});
