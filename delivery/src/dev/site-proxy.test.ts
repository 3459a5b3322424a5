import fastify, { type FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { testServer } from '../test/test-server.ts';
import { liveTestStore, testIntegrity, testRelease, testStore } from '../test/test-store.ts';
import { proxySite } from './site-proxy.ts';

const own = {
  release: 'own',
  contract: 1,
  base: '/areas/catalog/own/browser/',
  entry: { name: 'main.js', integrity: testIntegrity },
  routes: {},
};

async function listening(server: FastifyInstance): Promise<string> {
  onTestFinished(() => server.close());
  return server.listen({ port: 0, host: '127.0.0.1' });
}

async function proxied() {
  const { store, hashes } = await liveTestStore();
  const site = await testServer(store);
  site.post('/api/test', async ({ body, headers }) => ({ body, origin: headers.origin }));
  const server = fastify();
  const ownStore = await testStore();
  const built = await testRelease(ownStore, 'catalog', 'built');
  proxySite(server, {
    store: ownStore,
    site: await listening(site),
    name: 'catalog',
    area: () => own,
    script: 'watch()',
  });
  onTestFinished(() => server.close());
  return { server, hashes, site, built };
}

test('registry: that of the site, with the area from source', async () => {
  const { server, hashes } = await proxied();

  const { body } = await server.inject('/registry.json');

  expect(JSON.parse(body)).toMatchObject({
    revision: 1,
    areas: { catalog: own, experts: { release: hashes.experts } },
  });
});

test('documents, their status and files of the site: passed on, without its policy', async () => {
  const { server, hashes, built } = await proxied();

  const page = await server.inject('/experts');
  const file = await server.inject(`/areas/experts/${hashes.experts}/browser/main.js`);

  expect(page.body).toContain(hashes.experts);
  expect(page.body).toContain('watch()');
  expect(page.headers['content-security-policy']).toBeUndefined();
  expect(page.headers.etag).toBeUndefined();
  expect(file.body).toContain('experts first');
  const fromSource = await server.inject(`/areas/catalog/${built}/browser/main.js`);
  expect([fromSource.body, fromSource.headers['content-type']]).toEqual([
    expect.stringContaining('catalog built'),
    'text/javascript',
  ]);
  expect((await server.inject('/nothing')).statusCode).toBe(404);
});

test('call of the API: passed on as from a page of the site', async () => {
  const { server, site } = await proxied();

  const { body } = await server.inject({
    method: 'POST',
    url: '/api/test',
    headers: { origin: 'http://localhost:3000', 'content-type': 'application/json' },
    payload: '{"kv":{}}',
  });

  const { port } = site.server.address() as { port: number };
  expect(JSON.parse(body)).toEqual({ body: { kv: {} }, origin: `http://127.0.0.1:${port}` });
});
