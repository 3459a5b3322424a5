import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { liveTestServer } from '../../test/test-server.ts';
import { testRelease } from '../../test/test-store.ts';
import { dictionaries } from './dictionaries.ts';

vi.mock('node:fs/promises', { spy: true });
afterAll(() => vi.resetModules());

async function twoReleases() {
  const { server, store } = await liveTestServer({ packing: dictionaries });
  const code = Array.from({ length: 500 }, (_, index) => `const a${index} = ${(index * 7919) % 997};`).join('');
  const release = (text: string) => testRelease(store, 'catalog', text, { files: { 'browser/main.js': code + text } });
  const [earlier, next] = [await release('earlier'), await release('next')];
  const fileOf = (release: string, file = 'main.js') =>
    readFile(join(store.release('catalog', release), 'browser', file));
  const first = await fileOf(earlier);
  const hash = createHash('sha256').update(first).digest();
  const get = (available: string, encodings = 'gzip, br, zstd, dcb, dcz', file = 'main.js') =>
    server.inject({
      url: `/areas/catalog/${next}/browser/${file}`,
      headers: { 'accept-encoding': encodings, 'available-dictionary': available },
    });
  return { first, next: await fileOf(next), hash, available: `:${hash.toString('base64')}:`, get };
}

test('browser with the file of an earlier release: gets what has changed', async () => {
  const { available, first, get, hash, next } = await twoReleases();
  const { headers, rawPayload } = await get(available);

  expect(headers).toMatchObject({
    'content-encoding': 'dcz',
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: expect.stringContaining('available-dictionary'),
  });
  expect(rawPayload.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
  expect(rawPayload.subarray(8, 40)).toEqual(hash);
  expect(rawPayload.length).toBeLessThan(100);
  expect(zstdDecompressSync(rawPayload.subarray(40), { dictionary: first })).toEqual(next);
});

test('two hundred files asked for that were never released: nothing is read anew, and what was packed stays', async () => {
  const { available, get } = await twoReleases();
  const isPacked = async (file: string) => (await get(file)).headers['content-encoding'] === 'dcz';
  expect(await isPacked(available)).toBe(true);
  const reads = () => [readdir, readFile].map((read) => vi.mocked(read).mock.calls.length);
  const before = reads();

  for (let unknown = 0; unknown < 200; unknown++)
    expect(await isPacked(`:${randomBytes(32).toString('base64')}:`)).toBe(false);

  expect(await isPacked(available)).toBe(true);
  expect(reads()).toEqual(before);
});

test('script or style: named as a dictionary for its name in later releases; no other file is', async () => {
  const { get } = await twoReleases();

  expect((await get('')).headers['use-as-dictionary']).toBe('match="/areas/catalog/*/browser/main*.js"');
  expect((await get('', 'br', 'main.css')).headers['use-as-dictionary']).toBe(
    'match="/areas/catalog/*/browser/main*.css"',
  );
});

test.each([
  ['a file that was never released', `:${Buffer.alloc(32).toString('base64')}:`],
  ['no hash', 'test'],
  ['two', `:${Buffer.alloc(32).toString('base64')}:, :${Buffer.alloc(32).toString('base64')}:`],
])('browser with %s: gets the whole file', async (_, available) => {
  const { get } = await twoReleases();
  const { headers, statusCode } = await get(available);

  expect(statusCode).toBe(200);
  expect(headers['content-encoding']).toBe('br');
  expect(headers.vary).toContain('available-dictionary');
});

test('browser that does not know this encoding: gets the whole file', async () => {
  const { available, get } = await twoReleases();

  expect((await get(available, 'gzip, br')).headers['content-encoding']).toBe('br');
});

test('file that is not there: nothing is said of dictionaries', async () => {
  const { get } = await twoReleases();
  const { headers, statusCode } = await get('', 'br', 'none.js');

  expect(statusCode).toBe(404);
  expect(headers.vary).toBeUndefined();
  expect(headers['use-as-dictionary']).toBeUndefined();
});
