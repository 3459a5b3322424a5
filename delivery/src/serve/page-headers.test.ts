import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { liveTestServer, testServer } from '../test/test-server.ts';
import { testHash, testStore } from '../test/test-store.ts';

test('public page: kept by browsers, but asked for again; its tag answers 304', async () => {
  const { server } = await liveTestServer();
  const { headers } = await server.inject('/catalog');
  expect(headers['cache-control']).toBe('no-cache');

  const again = await server.inject({ url: '/catalog', headers: { 'if-none-match': String(headers.etag) } });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

test.each([
  ['/catalog-mine/1?partner=pk_test', 'unsafe-none'],
  ['/catalog-mine/1', 'same-origin'],
  ['/catalog/1?partner=pk_test', 'same-origin'],
  ['/unknown?partner=pk_test', 'same-origin'],
])('%s: opener policy %s', async (path, policy) => {
  const { server } = await liveTestServer();

  expect((await server.inject(path)).headers['cross-origin-opener-policy']).toBe(policy);
});

test('personal page: kept by nobody', async () => {
  const { server } = await liveTestServer();

  expect((await server.inject('/catalog-mine/1')).headers['cache-control']).toBe('no-store');
});

test('page: the policy with the hashes of its script and its styles, and safe headers', async () => {
  const { server } = await liveTestServer({ origins: ['https://api.test'] });

  const { headers } = await server.inject('/catalog');

  expect(headers['content-security-policy']).toMatch(/script-src 'strict-dynamic' 'sha256-[\w+/]{43}='/);
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=' https:\/\/api\.test/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each([
  '/registry.json',
  '/robots.txt',
  '/catalog/',
  '/areas/none',
  `/areas/catalog/${testHash('catalog', 'first')}/browser/main.js`,
])('%s, no page: a policy that allows nothing, and nobody may frame it', async (url) => {
  const { server } = await liveTestServer();

  const { headers } = await server.inject(url);

  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('page: browsers report breaches of its policy to this address', async () => {
  const { server } = await liveTestServer({ reportUri: '/api/reports/policy' });

  expect((await server.inject('/catalog')).headers['content-security-policy']).toMatch(
    /; report-uri \/api\/reports\/policy$/,
  );
});

test('site on https: browsers are told to stay there', async () => {
  const server = await testServer(await testStore(), { strictTransport: 'max-age=60' });

  expect((await server.inject('/')).headers['strict-transport-security']).toBe('max-age=60');
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
])('browser accepts %s: the page as %s, made beforehand', async (accepted, encoding, unpack) => {
  const { server } = await liveTestServer();

  const { headers, rawPayload } = await server.inject({ url: '/catalog', headers: { 'accept-encoding': accepted } });

  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(rawPayload).toString()).toContain('area | /catalog |');
});

test('HEAD: the headers alone', async () => {
  const { server } = await liveTestServer();

  const { statusCode, headers, body } = await server.inject({ method: 'HEAD', url: '/catalog' });

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toBe('');
});
