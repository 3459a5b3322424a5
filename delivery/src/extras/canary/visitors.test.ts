/** @module-tag all */
import { expect, test } from 'vitest';
import { endSide } from '../../store/side-revisions.ts';
import type { Store } from '../../store/store.ts';
import { liveTestServer } from '../../test/test-server.ts';
import { activate, testApiWith, testConfig, testRelease } from '../../test/test-store.ts';
import { followSides } from './follow-sides.ts';
import { serveBeside } from './serve-beside.ts';
import { createVisitors } from './visitors.ts';

const arrival = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

async function withCanary(draw: () => number = () => 0) {
  const { store, hashes, server } = await liveTestServer({ visitors: createVisitors(draw) });
  const release = await testRelease(store, 'catalog', 'second');
  const side = await startCanary(store, release);
  const get = async (url: string, headers: Record<string, string> = {}) => {
    const { body, headers: answered, statusCode } = await server.inject({ url, headers });
    return { body, headers: answered, statusCode };
  };
  return { store, hashes, server, release, side, get };
}

async function startCanary(store: Store, release: string) {
  const note = { kind: 'release', why: 'test' } as const;
  const options = { store, config: testConfig, api: testApiWith(), note };
  return (await serveBeside(options, { name: 'catalog', release, share: 10 })).side;
}

test('new visitor of the group of a canary: its document, and a cookie with the number of the group', async () => {
  const { get, release } = await withCanary(() => 9);

  const { body, headers } = await get('/catalog', arrival);

  expect(body).toContain(release);
  expect(headers['set-cookie']).toBe('canary=9; Path=/; Max-Age=604800; HttpOnly; SameSite=Lax');
  expect(headers).toMatchObject({ vary: expect.stringContaining('Cookie'), 'cache-control': 'private, no-cache' });
});

test('new visitor of another group: what is live, and the cookie', async () => {
  const { get, hashes } = await withCanary(() => 10);

  const { body, headers } = await get('/catalog', arrival);

  expect(body).toContain(hashes.catalog);
  expect(headers['set-cookie']).toMatch(/^canary=10;/);
});

test('visitor with the cookie: documents, registry and search of the canary, no cookie again', async () => {
  const { get, release, hashes } = await withCanary(() => 50);
  const headers = { cookie: 'a=1; canary=3' };

  const [page, registry, search] = [
    await get('/catalog', { ...arrival, ...headers }),
    await get('/registry.json', headers),
    await get('/search.json', headers),
  ];

  expect(page.body).toContain(release);
  expect(page.headers['set-cookie']).toBeUndefined();
  expect(JSON.parse(registry.body)).toMatchObject({
    revision: 2,
    areas: { catalog: { release }, experts: { release: hashes.experts } },
  });
  expect(search).toMatchObject({ statusCode: 200, headers: { vary: expect.stringContaining('Cookie') } });
  expect((await get('/experts', headers)).body).toContain(hashes.experts);
});

test.each([
  ['no cookie, as a search engine', {}],
  ['a link within the site and no cookie', { ...arrival, 'sec-fetch-site': 'same-origin' }],
  ['a page that is only fetched ahead', { ...arrival, 'sec-purpose': 'prefetch' }],
  ['a cookie that is no group', { cookie: 'canary=abc' }],
])('%s: what is live, no cookie', async (_, headers) => {
  const { get, hashes } = await withCanary();

  const page = await get('/catalog', headers);

  expect(page.body).toContain(hashes.catalog);
  expect(page.headers['set-cookie']).toBeUndefined();
});

test('map of the site: the live one for everybody', async () => {
  const { get } = await withCanary();

  const { headers } = await get('/sitemap.xml', { cookie: 'canary=0' });

  expect(headers.vary).not.toContain('Cookie');
});

test('no canary, or one that has ended: no cookie, and caches as ever', async () => {
  const { get, store, side, hashes } = await withCanary();
  await endSide(store, side);

  const { body, headers } = await get('/catalog', { ...arrival, cookie: 'canary=0' });

  expect(body).toContain(hashes.catalog);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-cache');
});

test('other area released: live for visitors of the canary as well', async () => {
  const { get, store, release } = await withCanary();
  const experts = await testRelease(store, 'experts', 'second');

  await activate(store, { experts }, { follow: followSides });

  const { body } = await get('/registry.json', { cookie: 'canary=0' });
  expect(JSON.parse(body)).toMatchObject({
    revision: 3,
    areas: { catalog: { release }, experts: { release: experts } },
  });
});

test('site with https: the cookie is never sent without', async () => {
  const { server, store } = await liveTestServer({ strictTransport: 'max-age=1', visitors: createVisitors(() => 0) });
  await startCanary(store, await testRelease(store, 'catalog', 'second'));

  const { headers } = await server.inject({ url: '/', headers: arrival });

  expect(headers['set-cookie']).toMatch(/; Secure$/);
});
