import { once } from 'node:events';
import { get, type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { liveTestServer } from '../test/test-server.ts';

test.each([
  ['/', 'home | / |'],
  ['/catalog', 'area | /catalog |'],
  ['/catalog/1', 'area | /catalog/1 |'],
  ['/catalog/a%20b', 'area | /catalog/a%20b |'],
  ['/catalog?limit=10', 'area | /catalog |'],
  ['/experts-mine/500001', 'area | /experts-mine/0 |'],
])('%s: 200 with its document', async (path, text) => {
  const { server } = await liveTestServer();

  const { statusCode, headers, body } = await server.inject(path);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain(text);
});

test.each([
  '//evil.test',
  '/unknown)',
  '/unknown',
  '/catalog/2',
  '/catalog/1/2',
  '/index.html',
  '/pages.json',
  '/constructor',
  '/..%2fregistry.json',
  '/experts-mine/site.json',
  '/experts-mine/.git',
  '/.well-known/unknown',
])('%s: 404 with the error page', async (path) => {
  const { server } = await liveTestServer();

  const { statusCode, headers, body } = await server.inject(path);

  expect(statusCode).toBe(404);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toContain('unknown | /404 |');
});

test.each([
  ['http://evil.test/', 200, undefined],
  ['http://evil.test', 200, undefined],
  ['http://evil.test/catalog', 200, undefined],
  ['http://evil.test/catalog/?a=b', 308, '/catalog?a=b'],
  ['http://evil.test//other.test/', 308, '/other.test'],
  ['evil://evil.test?a/', 200, undefined],
  ['http://evil.test/unknown', 404, undefined],
  ['http://evil.test/%ff', 400, undefined],
])('%s, as a proxy is asked: its path on this site', async (path, status, location) => {
  const { server } = await liveTestServer();
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));

  const [answer] = await once(request({ port, host: '127.0.0.1', path }).end(), 'response');
  answer.resume();

  expect([answer.statusCode, answer.headers.location]).toEqual([status, location]);
});

test('address of the error page itself: 404 as well', async () => {
  const { server } = await liveTestServer();

  expect((await server.inject('/404')).statusCode).toBe(404);
});

test.each(['/%E0%A4%A', '/catalog/%', '/catalog/1%zz?limit=10'])(
  '%s cannot be read: 400 with the error page',
  async (path) => {
    const { server } = await liveTestServer();

    const { statusCode, headers, body } = await server.inject(path);

    expect(statusCode).toBe(400);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('unknown | /404 |');
  },
);

test('percent sign in the query only: the page', async () => {
  const { server } = await liveTestServer();

  expect((await server.inject('/catalog?limit=%E0%A4%A')).statusCode).toBe(200);
});

test('address that cannot be decoded: refused as a bad request', async () => {
  const { server } = await liveTestServer();

  expect((await server.inject('/catalog/%E0%A4%A')).statusCode).toBe(400);
});

test.each([
  ['/catalog/', '/catalog'],
  ['/catalog//', '/catalog'],
  ['/catalog/?limit=10&from=a/', '/catalog?limit=10&from=a/'],
  ['/unknown/', '/unknown'],
  ['/catalog)', '/catalog'],
  ['/catalog%20?utm_source=a&utm_medium=b', '/catalog?utm_source=a&utm_medium=b'],
  ['//catalog', '/catalog'],
  ['/%63atalog', '/catalog'],
  ['/Catalog', '/catalog'],
  ['/catalog/1).', '/catalog/1'],
  ['/catalog%3Futm_source=a', '/catalog?utm_source=a'],
  ['/experts-mine/500001,', '/experts-mine/500001'],
  ['//evil.test/', '/evil.test'],
  ['/\\evil.test/', '/evil.test'],
])('%s: moved for good to %s', async (path, location) => {
  const { server } = await liveTestServer();
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
  const { server } = await liveTestServer();
  await server.listen({ port: 0 });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();

  get({ port: new URL(server.listeningOrigin).port, path }, resolve).on('error', reject);
  const answer = await promise;

  expect([answer.statusCode, (await answer.toArray()).join('')]).toEqual([404, 'There is nothing here.']);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('an address with thousands of slashes: read from end to end once', async () => {
  const { server } = await liveTestServer();
  await server.inject('/');
  const before = process.cpuUsage();

  const { headers } = await server.inject(`/unknown${'/'.repeat(60_000)}a/`);

  expect(headers.location).toMatch(/^\/unknown\/+a$/);
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1);
});
