import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { activate, testRelease, testReleases, testStore } from '../test/test-store.ts';
import type { AskApi } from './is-there.ts';
import { site } from './site.ts';

async function statusOf(path: string, askApi: AskApi) {
  const store = await testStore();
  const releases = await testReleases(store);
  const routes = {
    '/catalog': { rendering: 'public' },
    '/catalog/:id': {
      rendering: 'public',
      openEnded: true,
      placeholder: 'Test',
      firstRequests: [{ call: 'calle/GetClassList', kv: { startLimit: 0, fkClassId: { param: 'id' } } }],
    },
    '/catalog-mine/:id': { rendering: 'personal', placeholder: 'Mine' },
  };
  const catalog = await testRelease(store, 'catalog', 'asking', { description: { routes } });
  await activate(store, { ...releases, catalog });
  const server = fastify();
  await server.register(site, { store, origins: [], frames: [], askApi });
  onTestFinished(() => server.close());
  const { statusCode, headers } = await server.inject(path);
  return [statusCode, headers['cache-control']];
}

const rows = (...r: object[]) => ({ tbl: [{ r }] });

test('id that the API does not know: 404, which no cache keeps; asked with the first request of the page', async () => {
  const asked: unknown[] = [];
  const status = await statusOf('/catalog/9%209', async (...call) => {
    asked.push(call);
    return rows();
  });

  expect(status).toEqual([404, 'no-store']);
  expect(asked).toEqual([['calle/GetClassList', { kv: { startLimit: 0, fkClassId: '9 9' } }, '127.0.0.1']]);
});

test.each([
  ['that the API knows', '/catalog/9', async () => rows({ id: '9' })],
  ['while the API fails', '/catalog/9', async () => Promise.reject(new Error('test'))],
  ['while the API answers something else', '/catalog/9', async () => '<html>'],
  ['of a prerendered page', '/catalog/1', async () => rows()],
  ['of a page without a first request', '/catalog-mine/9', async () => rows()],
])('id %s: 200', { tags: ['all'] }, async (_, path, ask) => {
  expect((await statusOf(path, ask))[0]).toBe(200);
});
