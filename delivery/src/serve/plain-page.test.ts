import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';
import { site } from './site.ts';

const plainPage = { path: '/app/mine/:id', label: 'Mine' };

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
  return async (url: string) => {
    const { headers, statusCode } = await server.inject(url);
    return [statusCode, headers.location];
  };
}

test('page that names a plain one, asked for without scripts: leads there, with its id as it is', async () => {
  const get = await testSite();

  expect(await get('/experts-mine/7?plain')).toEqual([302, '/app/mine/7']);
  expect(await get('/experts-mine/a%20b?plain')).toEqual([302, '/app/mine/a%20b']);
});

test('anything else: the page itself', async () => {
  const get = await testSite();

  for (const url of ['/experts-mine/7', '/experts-mine/7?plain=1', '/experts?plain', '/experts/1?plain'])
    expect(await get(url)).toEqual([200, undefined]);
});
