import { rename, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { writePreviewPages } from '../embed/preview-pages.ts';
import { makePictures } from '../pictures/pictures.ts';
import type { Store } from '../store/store.ts';
import { activate, liveTestStore, testHash, testRelease, testStore } from '../test/test-store.ts';
import { readableUrl } from './readable-url.ts';
import { site } from './serve.ts';

/** A server of this store, as in the real one. */
async function serverOf(store: Store, origins: string[] = []) {
  const server = fastify({ rewriteUrl: readableUrl });
  await server.register(site, { store, origins, frames: ['http://site.test/handbook.html'] });
  onTestFinished(() => server.close());
  return server;
}

/** A server with one release of everything live. */
async function liveServer(origins: string[] = []) {
  const { store, hashes } = await liveTestStore();
  return { store, hashes, server: await serverOf(store, origins) };
}

test('before the first release: 503 with a sentence, and when to come back', async () => {
  const server = await serverOf(await testStore());

  const { statusCode, headers, body } = await server.inject('/');

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(body).toBe('The site is being put together. Please try again in a moment.');
});

test.each(['/%E0%A4%A', '/catalog/%', '/catalog/1%zz?limit=10'])(
  '%s cannot be read: 400 with the error page',
  async (path) => {
    const { server } = await liveServer();

    const { statusCode, headers, body } = await server.inject(path);

    expect(statusCode).toBe(400);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('unknown | /404 |');
  },
);

test('percent sign in the query only: the page', async () => {
  const { server } = await liveServer();

  expect((await server.inject('/catalog?limit=%E0%A4%A')).statusCode).toBe(200);
});

test('before the first release: no registry either', async () => {
  const server = await serverOf(await testStore());

  expect((await server.inject('/registry.json')).statusCode).toBe(503);
});

test.each([
  ['/', 'home | / |'],
  ['/catalog', 'area | /catalog |'],
  ['/catalog/1', 'area | /catalog/1 |'],
  ['/catalog/a%20b', 'area | /catalog/a%20b |'],
  ['/catalog?limit=10', 'area | /catalog |'],
  ['/experts-mine/500001', 'area | /experts-mine/0 |'],
])('%s: 200 with its document', async (path, text) => {
  const { server } = await liveServer();

  const { statusCode, headers, body } = await server.inject(path);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(text);
});

test.each([
  '/unknown',
  '/catalog/2',
  '/catalog/1/2',
  '/index.html',
  '/pages.json',
  '/constructor',
  '/..%2fregistry.json',
])('%s: 404 with the error page', async (path) => {
  const { server } = await liveServer();

  const { statusCode, headers, body } = await server.inject(path);

  expect(statusCode).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('unknown | /404 |');
});

test('address of the error page itself: 404 as well', async () => {
  const { server } = await liveServer();

  expect((await server.inject('/404')).statusCode).toBe(404);
});

test('address that cannot be decoded: refused as a bad request', async () => {
  const { server } = await liveServer();

  expect((await server.inject('/catalog/%E0%A4%A')).statusCode).toBe(400);
});

test.each([
  ['/catalog/', '/catalog'],
  ['/catalog//', '/catalog'],
  ['/catalog/?limit=10&from=a/', '/catalog?limit=10&from=a/'],
  ['/unknown/', '/unknown'],
  ['//evil.test/', '/evil.test'],
  ['/\\evil.test/', '/evil.test'],
])('%s: moved for good to %s', async (path, location) => {
  const { server } = await liveServer();
  await server.listen({ port: 0 });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();

  get({ port: new URL(server.listeningOrigin).port, path }, resolve).on('error', reject);
  const { statusCode, headers } = await promise;

  expect(statusCode).toBe(308);
  expect(headers.location).toBe(location);
});

test.each([
  '/areas/shell/../../../package.json',
  '/areas/%2e%2e/%2e%2e/registry.json',
  '/pictures/..%2f..%2fregistry.json',
])('%s climbs out of its folder: 404, and nothing about the server', async (path) => {
  const { server } = await liveServer();
  await server.listen({ port: 0 });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();

  get({ port: new URL(server.listeningOrigin).port, path }, resolve).on('error', reject);
  const answer = await promise;

  expect([answer.statusCode, (await answer.toArray()).join('')]).toEqual([404, 'There is nothing here.']);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('fault of the server: one sentence outside, the cause in the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = fastify();
  await server.register(async (inner) => {
    await site(inner, { store: await testStore(), origins: [], frames: [] });
    inner.get('/test-fault', async () => {
      throw new Error('test secret');
    });
  });
  onTestFinished(() => server.close());

  const { statusCode, body } = await server.inject('/test-fault');

  expect([statusCode, body]).toEqual([500, 'Something went wrong on our side. Please try again later.']);
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ message: 'test secret' }));
});

test('public page: kept by browsers, but asked for again; its tag answers 304', async () => {
  const { server } = await liveServer();
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
  const { server } = await liveServer();

  expect((await server.inject(path)).headers['cross-origin-opener-policy']).toBe(policy);
});

test('personal page: kept by nobody', async () => {
  const { server } = await liveServer();

  expect((await server.inject('/catalog-mine/1')).headers['cache-control']).toBe('no-store');
});

test('page: the policy with the hashes of its script and its styles, and safe headers', async () => {
  const { server } = await liveServer(['https://api.test']);

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
  const { server } = await liveServer();

  const { headers } = await server.inject(url);

  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('page: browsers report breaches of its policy to this address', async () => {
  const { store } = await liveTestStore();
  const server = fastify();
  await server.register(site, { store, origins: [], frames: [], reportUri: '/api/reports/policy' });
  onTestFinished(() => server.close());

  expect((await server.inject('/catalog')).headers['content-security-policy']).toMatch(
    /; report-uri \/api\/reports\/policy$/,
  );
});

test('site on https: browsers are told to stay there', async () => {
  const server = fastify();
  await server.register(site, { store: await testStore(), origins: [], frames: [], strictTransport: 'max-age=60' });
  onTestFinished(() => server.close());

  expect((await server.inject('/')).headers['strict-transport-security']).toBe('max-age=60');
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
])('browser accepts %s: the page as %s, made beforehand', async (accepted, encoding, unpack) => {
  const { server } = await liveServer();

  const { headers, rawPayload } = await server.inject({ url: '/catalog', headers: { 'accept-encoding': accepted } });

  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(rawPayload).toString()).toContain('area | /catalog |');
});

test('HEAD: the headers alone', async () => {
  const { server } = await liveServer();

  const { statusCode, headers, body } = await server.inject({ method: 'HEAD', url: '/catalog' });

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toBe('');
});

test.each(['POST', 'PUT', 'DELETE'] as const)('%s: 405', async (method) => {
  const { server } = await liveServer();

  const { statusCode, headers } = await server.inject({ method, url: '/catalog' });

  expect(statusCode).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test('registry: the live one, asked for again each time', async () => {
  const { server, hashes } = await liveServer();

  const { statusCode, headers, body } = await server.inject('/registry.json');

  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(body)).toMatchObject({ revision: 1, areas: { catalog: { release: hashes.catalog } } });
});

test('browser file of a live release: kept for good, in the best encoding', async () => {
  const { server, hashes } = await liveServer();
  const url = `/areas/catalog/${hashes.catalog}/browser/main.js`;

  const { statusCode, headers, rawPayload } = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toBe('application/javascript; charset=utf-8');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(brotliDecompressSync(rawPayload).toString()).toContain("console.info('catalog first'");
});

test('browser file of a release that is not live: served as well, for tabs that are open', async () => {
  const { server, store } = await liveServer();
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
  const { server } = await liveServer();

  const { statusCode, headers, body } = await server.inject(url);

  expect(statusCode).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(body).not.toMatch(/console\.info|homeAreas|"schema"|root:|export const/);
});

test.each(['/embed/v1/loader.js', '/embed/1.0.0/loader.js', '/embed/1.0.0/again1/loader.js', '/pictures/none.png'])(
  '%s is missing: 404 that no cache keeps',
  async (url) => {
    const { server } = await liveServer();

    const { statusCode, headers } = await server.inject(url);

    expect(statusCode).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
  },
);

test.each(['/', '/catalog', '/registry.json', '/sitemap.xml'])(
  '%s, folder of the live pages deleted: 503 until it is back',
  async (url) => {
    const { store, server } = await liveServer();
    await server.inject('/catalog');
    await rename(store.pages(1), `${store.pages(1)}-away`);

    const { statusCode, headers, body } = await server.inject(url);

    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).toContain('Please try again in a moment.');
    await rename(`${store.pages(1)}-away`, store.pages(1));
    expect((await server.inject(url)).statusCode).toBe(200);
  },
);

test('another release activated: its page at the next request, and the server was not touched', async () => {
  const { server, store } = await liveServer();
  const next = await testRelease(store, 'catalog', 'next');
  expect((await server.inject('/catalog')).body).toContain(testHash('catalog', 'first'));

  await activate(store, { catalog: next });

  expect((await server.inject('/catalog')).body).toContain(next);
});

test('first release of a new area: its page at the next request, under the same policy', async () => {
  const { server, store } = await liveServer();
  const policyOf = async (path: string) => {
    const { headers } = await server.inject(path);
    return String(headers['content-security-policy']).replace(/style-src [^;]+/, '');
  };
  const before = await policyOf('/catalog');
  expect((await server.inject('/stories')).statusCode).toBe(404);

  await activate(store, { stories: await testRelease(store, 'stories', 'first') });

  expect((await server.inject('/stories')).statusCode).toBe(200);
  expect(await policyOf('/stories')).toBe(before);
});

test('registry broken by hand: the site stays as it was', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { server, store } = await liveServer();
  await server.inject('/catalog');

  await writeFile(store.registry, 'broken');

  expect((await server.inject('/catalog')).statusCode).toBe(200);
  expect(JSON.parse((await server.inject('/registry.json')).body).revision).toBe(1);
});

test('compressed version of a page deleted: the page itself', async () => {
  const { server, store } = await liveServer();
  await rm(join(store.pages(1), 'catalog/index.html.br'));

  const { statusCode, body } = await server.inject({ url: '/catalog', headers: { 'accept-encoding': 'br' } });

  expect(statusCode).toBe(200);
  expect(body).toContain('area | /catalog |');
});

test.each([
  ['/sitemap.xml', 'application/xml', '<loc>http://site.test/catalog/1</loc>'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: http://site.test/sitemap.xml'],
  ['/search.json', 'application/json; charset=utf-8', '"path":"/catalog/1"'],
])('%s: of the live revision, asked for again each time', async (path, type, text) => {
  const { server } = await liveServer();

  const { statusCode, headers, body } = await server.inject(path);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain(text);
});

test('picture for link previews: kept for good, and shown by other sites', async () => {
  const { store, server } = await liveServer();
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

test.each([
  ['plain', false],
  ['strict', true],
])("partner's page %s of the playground: framed by the site alone; Trusted Types: %s", async (name, isEnforced) => {
  const { store, server } = await liveServer();
  await writePreviewPages(store);

  const { statusCode, headers, body } = await server.inject(`/embed/preview/${name}.html`);

  expect(statusCode).toBe(200);
  expect(body).toContain('id="element"');
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(String(headers['content-security-policy']).includes("trusted-types 'none'")).toBe(isEnforced);
});

test('file of a release under another address: the same bytes, for ever; nothing else is there', async () => {
  const { hashes, server } = await liveServer();
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
