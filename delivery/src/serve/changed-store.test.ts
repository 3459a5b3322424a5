import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { liveTestServer, testServer } from '../test/test-server.ts';
import { activate, liveTestStore, testHash, testRelease } from '../test/test-store.ts';

test.each(['/', '/experts', '/registry.json', '/sitemap.xml'])(
  '%s, folder of the live pages deleted: 503 until it is back',
  async (url) => {
    const { store, server } = await liveTestServer();
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

test('page that was served before the folder of the live pages was deleted: still there', async () => {
  const { store, server } = await liveTestServer();
  const { body } = await server.inject('/catalog');
  await rm(store.pages(1), { recursive: true });

  expect((await server.inject('/catalog')).body).toBe(body);
});

test('releases from a backup, while the server runs: their page, though the number of the revision is the same', {
  tags: ['all'],
}, async () => {
  const { store, server } = await liveTestServer();
  await server.inject('/catalog');
  const [backup, release] = [await mkdtemp(join(tmpdir(), 'backup-')), await testRelease(store, 'catalog', 'next')];
  onTestFinished(() => rm(backup, { recursive: true }));
  await cp(store.directory, backup, { recursive: true });
  await activate(store, { catalog: release });
  expect((await server.inject('/catalog')).body).toContain(release);

  await rm(store.directory, { recursive: true });
  await cp(backup, store.directory, { recursive: true });
  const other = await testRelease(store, 'catalog', 'other');
  await activate(store, { catalog: other });

  expect((await server.inject('/catalog')).body).toContain(other);
});

test.each(['/', '/catalog', '/unknown'])(
  '%s, folder of the live pages gone when the server starts: 503, not 404',
  async (url) => {
    vi.spyOn(console, 'log').mockReturnValue();
    const { store } = await liveTestStore();
    await rename(store.pages(1), `${store.pages(1)}-away`);
    const server = await testServer(store);

    const { statusCode, headers } = await server.inject(url);

    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('another release activated: its page at the next request, and the server was not touched', async () => {
  const { server, store } = await liveTestServer();
  const next = await testRelease(store, 'catalog', 'next');
  expect((await server.inject('/catalog')).body).toContain(testHash('catalog', 'first'));

  await activate(store, { catalog: next });

  expect((await server.inject('/catalog')).body).toContain(next);
});

test('one area released, visitor who comes back: documents of the others need no new bytes, their files keep their addresses', async () => {
  const { server, store } = await liveTestServer();
  const visit = async (url: string, tag = '') => {
    const { statusCode, headers } = await server.inject({ url, headers: { 'if-none-match': tag } });
    return { statusCode, tag: String(headers.etag) };
  };
  const basesOf = async () => JSON.parse((await server.inject('/registry.json')).body).areas;
  const [catalog, experts, before] = [await visit('/catalog'), await visit('/experts'), await basesOf()];

  await activate(store, { catalog: await testRelease(store, 'catalog', 'next') });

  expect((await visit('/experts', experts.tag)).statusCode).toBe(304);
  expect((await visit('/catalog', catalog.tag)).statusCode).toBe(200);
  const after = await basesOf();
  expect(after.experts).toEqual(before.experts);
  expect(after.catalog.base).not.toBe(before.catalog.base);
});

test('first release of a new area: its page at the next request, under the same policy', async () => {
  const { server, store } = await liveTestServer();
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
  vi.spyOn(console, 'log').mockReturnValue();
  const { server, store } = await liveTestServer();
  await server.inject('/catalog');

  await writeFile(store.registry, 'broken');

  expect((await server.inject('/catalog')).statusCode).toBe(200);
  expect(JSON.parse((await server.inject('/registry.json')).body).revision).toBe(1);
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('page without a compressed version: compressed as %s for the response', async (encoding, unpack) => {
  const { server, store } = await liveTestServer();
  for (const end of ['.br', '.gz']) await rm(join(store.pages(1), `catalog/index.html${end}`));

  const { statusCode, headers, rawPayload } = await server.inject({
    url: '/catalog',
    headers: { 'accept-encoding': encoding },
  });
  const plain = await server.inject('/catalog');

  expect([statusCode, headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
    200,
    encoding,
    undefined,
  ]);
  expect(unpack(rawPayload).toString()).toContain('area | /catalog |');
  expect(plain.body).toContain('area | /catalog |');
});
