import { brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { liveTestServer, testServer } from '../test/test-server.ts';
import { testStore } from '../test/test-store.ts';
import { site } from './site.ts';

test('before the first release: 503 with a sentence, and when to come back', async () => {
  const server = await testServer(await testStore());

  const { statusCode, headers, body } = await server.inject('/');

  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('5');
  expect(body).toBe('The site is being put together. Please try again in a moment.');
});

test('before the first release: no registry either', async () => {
  const server = await testServer(await testStore());

  expect((await server.inject('/registry.json')).statusCode).toBe(503);
});

test('fault of the server: one sentence outside, the cause in the log', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
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
  const [line = ''] = log.mock.calls[0] ?? [];
  expect(JSON.parse(line)).toMatchObject({ level: 50, reqId: 'req-1', err: { message: 'test secret' }, msg: 'failed' });
});

test.each(['POST', 'PUT', 'DELETE'] as const)('%s: 405', async (method) => {
  const { server } = await liveTestServer();

  const { statusCode, headers } = await server.inject({ method, url: '/catalog' });

  expect(statusCode).toBe(405);
  expect(headers.allow).toBe('GET, HEAD');
});

test.each([
  [416, { range: 'bytes=99999999-' }],
  [412, { 'if-match': '"other"' }],
])('file in a part or a state that there is not: %d', async (status, headers) => {
  const { server, hashes } = await liveTestServer();

  for (const url of ['/registry.json', `/areas/catalog/${hashes.catalog}/browser/main.js`]) {
    const answer = await server.inject({ url, headers });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'no-store']);
  }
});

test('registry: the live one, asked for again each time', async () => {
  const { server, hashes } = await liveTestServer();

  const { statusCode, headers, body } = await server.inject('/registry.json');

  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(body)).toMatchObject({ revision: 1, areas: { catalog: { release: hashes.catalog } } });
});

test('part of the registry: for a first segment, compressed, not sent again as long as it is the same', async () => {
  const { server, hashes } = await liveTestServer();
  const url = '/registry.json?segment=catalog';

  const { statusCode, headers, body } = await server.inject(url);
  const again = await server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });
  const packed = await server.inject({ url, headers: { 'accept-encoding': 'br' } });

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' });
  expect(JSON.parse(body)).toMatchObject({ revision: 1, areas: { catalog: { release: hashes.catalog } } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(JSON.parse(body));
});

test('names of the files of linked pages: without integrity, not sent again as long as they are the same', async () => {
  const { server, hashes } = await liveTestServer();
  const url = '/registry.json?links=catalog,nowhere';

  const { statusCode, headers, body } = await server.inject(url);
  const again = await server.inject({ url, headers: { 'if-none-match': String(headers.etag) } });

  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'application/json; charset=utf-8' });
  expect(JSON.parse(body).areas.catalog).toMatchObject({ base: `/areas/catalog/${hashes.catalog}/browser/` });
  expect(Object.keys(JSON.parse(body).areas)).toEqual(['catalog']);
  expect(body).not.toContain('sha384-');
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('part of the registry, first segment that no area has: no areas', async () => {
  const { server } = await liveTestServer();

  const { statusCode, body } = await server.inject('/registry.json?segment=nowhere');

  expect(statusCode).toBe(200);
  expect(JSON.parse(body)).toMatchObject({ revision: 1, areas: {} });
});

test('part of the registry for the home page: the areas that it shows', async () => {
  const { server } = await liveTestServer();

  const { body } = await server.inject('/registry.json?segment=');

  expect(Object.keys(JSON.parse(body).areas)).toEqual(['catalog', 'experts']);
});

test.each([
  ['security@provider.test', 'Contact: mailto:security@provider.test'],
  ['https://provider.test/report', 'Contact: https://provider.test/report'],
  ['mailto:security@provider.test', 'Contact: mailto:security@provider.test'],
  ['tel:+43-1-234', 'Contact: tel:+43-1-234'],
])('security.txt, contact %s: where faults are reported, for half a year', async (contact, line) => {
  const { server } = await liveTestServer({ security: { contact, origin: 'http://site.test' } });

  const { statusCode, headers, body } = await server.inject('/.well-known/security.txt');

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(body.split('\n')).toEqual([
    line,
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00.000Z$/),
    'Preferred-Languages: en',
    'Canonical: http://site.test/.well-known/security.txt',
    '',
  ]);
  const days = (Date.parse(body.split(/Expires: |\n/)[2] ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(365);
});

test('security.txt without a contact: there is none', async () => {
  const { server } = await liveTestServer();

  expect((await server.inject('/.well-known/security.txt')).statusCode).toBe(404);
});

test.each([
  ['/sitemap.xml', 'application/xml', '<loc>http://site.test/catalog/1</loc>'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'Sitemap: http://site.test/sitemap.xml'],
  ['/search.json', 'application/json; charset=utf-8', '"path":"/catalog/1"'],
])('%s: of the live revision, asked for again each time', async (path, type, text) => {
  const { server } = await liveTestServer();

  const { statusCode, headers, body } = await server.inject(path);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(type);
  expect(headers['cache-control']).toBe('no-cache');
  expect(body).toContain(text);
});
