import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { makePictures } from '../prerender/pictures.ts';
import { liveTestServer } from '../test/test-server.ts';
import { testHash, testRelease } from '../test/test-store.ts';

test('browser file of a live release: kept for good, in the best encoding', async () => {
  const { server, hashes } = await liveTestServer();
  const url = `/areas/catalog/${hashes.catalog}/browser/main.js`;

  const { statusCode, headers, rawPayload } = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['last-modified']).toBeUndefined();
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(brotliDecompressSync(rawPayload).toString()).toContain("console.info('catalog first'");
});

test('browser file of a release that is not live: served as well, for tabs that are open', async () => {
  const { server, store } = await liveTestServer();
  const other = await testRelease(store, 'catalog', 'other');

  expect((await server.inject(`/areas/catalog/${other}/browser/main.js`)).body).toContain('catalog other');
});

const catalog = testHash('catalog', 'first');

test.each([
  ['missing file', `/areas/catalog/${catalog}/browser/none.js`],
  ['file of a release that is not there', '/areas/catalog/0000000000000000/browser/main.js'],
  ['description', `/areas/catalog/${catalog}/release.json`],
  ['server bundle', `/areas/catalog/${catalog}/server/index.mjs`],
  ['folder', `/areas/catalog/${catalog}/browser/`],
  ['way out of the folder', `/areas/catalog/${catalog}/browser/../server/index.mjs`],
  ['encoded way out of the folder', `/areas/catalog/${catalog}/browser/%2e%2e/server/index.mjs`],
  ['encoded slashes', `/areas/catalog/${catalog}/browser/..%2fserver%2findex.mjs`],
  ['way out of the store', '/areas/..%2f..%2f..%2fetc%2fpasswd'],
  ['registry', '/areas/registry.json'],
  ['history', '/areas/history.jsonl'],
  ['page', '/areas/pages/1/index.html'],
])('below /areas, %s: 404, and nothing of it', async (_, url) => {
  const { server } = await liveTestServer();

  const { statusCode, headers, body } = await server.inject(url);

  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).not.toMatch(/console\.info|homeAreas|"schema"|root:|export const/);
});

test('picture that is missing: 404 that no cache keeps', async () => {
  const { server } = await liveTestServer();

  const { statusCode, headers } = await server.inject('/pictures/none.png');

  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
});

test('file of a release under another address: the same bytes, for ever; nothing else is there', async () => {
  const { hashes, server } = await liveTestServer();
  const at = (path: string) => server.inject({ url: path, headers: { 'accept-encoding': 'br' } });

  const file = await at(`/areas/catalog/${hashes.catalog}/browser/main.js`);
  const again = await at(`/areas/catalog/${hashes.catalog}/browser/again1/main.js`);

  expect(again.statusCode).toBe(200);
  expect(again.rawPayload).toEqual(file.rawPayload);
  expect(again.headers['cache-control']).toBe(file.headers['cache-control']);
  expect(again.headers['content-encoding']).toBe('br');
  for (const path of [
    `/areas/catalog/${hashes.catalog}/browser/again1/missing.js`,
    `/areas/catalog/${hashes.catalog}/browser/again/main.js`,
    `/areas/catalog/${hashes.catalog}/server/again1/index.mjs`,
    `/areas/catalog/${hashes.catalog}/browser/again1/../release.json`,
    `/areas/catalog/${hashes.catalog}/browser/again1/..%2f..%2frelease.json`,
  ])
    expect((await at(path)).statusCode, path).toBe(404);
});

test('picture for link previews: kept for good, and shown by other sites', async () => {
  const { store, server } = await liveTestServer();
  const { base, ready } = makePictures(
    store,
    { site: '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="1"/>' },
    '',
  );
  await ready;

  const { statusCode, headers } = await server.inject(`${base}site.png`);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});
