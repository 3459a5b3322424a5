import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { liveTestServer, testServer } from '../test/test-server.ts';
import { testStore } from '../test/test-store.ts';
import { site } from './serve.ts';

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

test('registry: the live one, asked for again each time', async () => {
  const { server, hashes } = await liveTestServer();

  const { statusCode, headers, body } = await server.inject('/registry.json');

  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(body)).toMatchObject({ revision: 1, areas: { catalog: { release: hashes.catalog } } });
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
