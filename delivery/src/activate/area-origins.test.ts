import { expect, test } from 'vitest';
import { readRegistry } from '../store/registry.ts';
import { documentOf } from '../test/test-pages.ts';
import { testServer } from '../test/test-server.ts';
import { activate, liveTestStore, testConfig } from '../test/test-store.ts';

const config = { ...testConfig, areaOrigins: { catalog: 'https://catalog.test' } };

test('area on an origin of its own: its files are there, those of others are the site’s, and so again without it', async () => {
  const { store, hashes } = await liveTestStore();
  await activate(store, {}, { config, note: { kind: 'prerender', why: 'test' } });

  expect(await readRegistry(store)).toMatchObject({
    origins: ['https://catalog.test'],
    areas: {
      catalog: { base: `https://catalog.test/areas/catalog/${hashes.catalog}/browser/` },
      experts: { base: `/areas/experts/${hashes.experts}/browser/` },
    },
  });
  expect(await documentOf(store, 2, 'catalog')).toContain(
    `url(https://catalog.test/areas/catalog/${hashes.catalog}/browser/fonts/first.woff2)`,
  );

  await activate(store, {}, { note: { kind: 'prerender', why: 'test' } });
  expect(await readRegistry(store)).toMatchObject({
    origins: [],
    areas: { catalog: { base: `/areas/catalog/${hashes.catalog}/browser/` } },
  });
});

test('area on an origin of its own: pages may load from there, and everybody may have the files', {
  tags: ['all'],
}, async () => {
  const { store, hashes } = await liveTestStore();
  const server = await testServer(store);
  const get = (url: string) => server.inject({ url });
  const file = `/areas/catalog/${hashes.catalog}/browser/main.js`;
  expect((await get(file)).headers['access-control-allow-origin']).toBeUndefined();
  await activate(store, {}, { config, note: { kind: 'prerender', why: 'test' } });

  expect((await get('/catalog')).headers['content-security-policy']).toContain('https://catalog.test');
  expect((await get(file)).headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
});
