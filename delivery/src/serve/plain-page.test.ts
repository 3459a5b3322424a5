import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';
import { site } from './site.ts';

const plainPage = { path: '/app/mine/:id', label: 'Mine' };

const host = 'site.test';

async function testSite() {
  const { store } = await liveTestStore();
  const routes = {
    '/experts': { rendering: 'public' },
    '/experts/:id': { rendering: 'public' },
    '/experts-mine/:id': { rendering: 'personal', placeholder: 'Mine', plainPage },
  };
  await activate(store, { experts: await testRelease(store, 'experts', 'second', { description: { routes } }) });
  const server = fastify();
  await server.register(site, { store, origins: [], frames: [] });
  onTestFinished(() => server.close());
  return async (url: string, referer?: string) => {
    const { headers, statusCode } = await server.inject({ url, headers: { host, ...(referer && { referer }) } });
    return [statusCode, headers.location];
  };
}

test('page that names a plain one, asked for without scripts: leads there, with its id as it is', async () => {
  const get = await testSite();

  expect(await get('/experts-mine/7?plain')).toEqual([302, '/app/mine/7']);
  expect(await get('/experts-mine/a%20b?plain')).toEqual([302, '/app/mine/a%20b']);
});

test('page that was opened with a query, asked for without scripts: the plain one gets the query', async () => {
  const get = await testSite();
  const from = async (referrer: string) => (await get('/experts-mine/7?plain', referrer))[1];

  expect(await from('https://site.test/experts-mine/7?id=5&a=%0Db')).toBe('/app/mine/7?id=5&a=%0Db');
  expect(await from('https://SITE.test:443/experts-mine/7?id=5')).toBe('/app/mine/7?id=5');
  expect(await from('https://site.test/experts-mine/7?plain')).toBe('/app/mine/7');
  expect(await from('https://elsewhere.test/experts-mine/7?id=5')).toBe('/app/mine/7');
  expect(await from('test:/experts-mine/7?id=5')).toBe('/app/mine/7');
  expect(await from('https://site.test/experts-mine/8?id=5')).toBe('/app/mine/7');
  expect(await from('https://site.test/')).toBe('/app/mine/7');
  expect(await from('nowhere')).toBe('/app/mine/7');
});

test('anything else: the page itself', async () => {
  const get = await testSite();

  for (const url of ['/experts-mine/7', '/experts-mine/7?plain=1', '/experts?plain', '/experts/1?plain'])
    expect(await get(url)).toEqual([200, undefined]);
});
