import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeFramedPages } from '../embed/framed-pages.ts';
import { writePreviewPages } from '../embed/preview-pages.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { readPageList } from '../store/page-list.ts';
import { precompress } from '../store/precompress.ts';
import { recordVersion } from '../store/published-versions.ts';
import type { Store } from '../store/store.ts';
import { exportServers } from '../test/export-servers.ts';
import { testServer } from '../test/test-server.ts';
import { liveTestStore, testStore } from '../test/test-store.ts';
import { exportSite } from './export-site.ts';

const host = '127.0.0.1';
const origin = 'https://site.test';
const site = {
  origins: ['https://api.test'],
  callOnly: ['https://mail.test'],
  frames: ['https://site.test/handbook.html'],
  embedderPolicy: 'require-corp',
  reportUri: '/api/reports/policy',
  strictTransport: 'max-age=60',
};

test.for(exportServers)(
  '$name: answers as the site itself, for every page and every kind of file',
  async ({ name, isInstalled, start }, { skip }) => {
    skip(!isInstalled(), `${name} is not installed`);
    const { store, paths } = await exportableStore();
    const real = await testServer(store, site);
    const sitePort = Number(new URL(await real.listen({ port: 0, host })).port);
    const api = await listening(createServer((given, response) => response.end(`API ${given.method} ${given.url}`)));
    const port = await freePort();
    const target = join((await testStore()).directory, 'out');
    await exportSite(store, target, { origin, site, api: `http://${host}:${api}`, listen: { host, port } });
    onTestFinished(await start(target, { host, port }));

    const requests = paths.flatMap((path) => ['identity', 'gzip', 'br, gzip'].map((encoding) => ({ path, encoding })));
    await mapConcurrently(8, requests, async ({ path, encoding }) => {
      const headers = { 'accept-encoding': encoding };
      const [expected, actual] = await Promise.all([ask(sitePort, path, { headers }), ask(port, path, { headers })]);
      expect.soft(actual.shown, `${path} as ${encoding}`).toEqual(expected.shown);
    });
    for (const path of ['/', '/catalog/1', '/unknown', '/areas/none', '/registry.json']) {
      const [expected, actual] = await Promise.all([sitePort, port].map((one) => ask(one, path, { method: 'HEAD' })));
      expect.soft(actual?.shown, `HEAD ${path}`).toEqual(expected?.shown);
    }
    for (const path of ['/catalog', '/experts-mine/17', '/robots.txt', '/embed/v1/test.js']) {
      const { etag } = (await ask(port, path)).headers;
      const again = await ask(port, path, { headers: { 'if-none-match': String(etag) } });
      expect.soft([path, again.shown.status, again.shown.body]).toEqual([path, 304, '']);
    }
    const { status, headers } = (await ask(port, '/catalog', { method: 'POST' })).shown;
    expect.soft([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    for (const path of ['/api/calle/test?a=1', '/files/a.svg', '/releases/catalog', '/catalog-mine/1?partner=pk_test'])
      expect.soft((await ask(port, path, { method: 'POST' })).shown.body).toBe(text(`API POST ${path}`));
  },
);

/** A store with everything that is exported, and an address of each kind. */
async function exportableStore(): Promise<{ store: Store; paths: string[] }> {
  const { store, hashes } = await liveTestStore();
  const version = { '1.0.0/test.js': 'test(1)', '1.0.0/LICENSE.txt': 'test', '0.9.0/test.js': 'test(0)' };
  for (const [file, content] of Object.entries(version)) await write(store.embed(file), content);
  await precompress(store.embed(''));
  await recordVersion(store, '0.9.0', 'test');
  await recordVersion(store, '1.0.0', 'test');
  await writePreviewPages(store);
  await writeFramedPages(store);
  await write(join(store.pictures('0123456789abcdef'), 'test.png'), 'test');
  for (const file of [store.registry, join(store.pages(1), 'registry.json')])
    await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), embed: '1.0.0' }));
  await precompress(store.pages(1));
  const list = await readPageList(store.pages(1));
  const release = `/areas/catalog/${hashes.catalog}/browser`;
  return {
    store,
    paths: [
      ...Object.keys(list?.pages ?? {}).map((key) => key.replace(':id', '17')),
      '/catalog?from=1',
      '/catalog/',
      '/catalog//?from=a/',
      '//evil.test/',
      '/unknown',
      '/unknown/',
      '/catalog/2',
      '/catalog/1/2',
      '/index.html',
      '/catalog/index.html',
      '/404.html',
      '/pages.json',
      '/sitemap.xml',
      '/robots.txt',
      '/registry.json',
      '/search.json',
      `${release}/main.js`,
      `${release}/main.css`,
      `${release}/again12/main.js`,
      `${release}/none.js`,
      release,
      '/areas',
      '/areas/none',
      '/pictures/0123456789abcdef/test.png',
      '/pictures/none.png',
      '/embed/v1/test.js',
      '/embed/1.0.0/test.js',
      '/embed/1.0.0/again1/test.js',
      '/embed/0.9.0/test.js',
      '/embed/1.0.0/LICENSE.txt',
      '/embed/versions.json',
      ...['strict.html', 'plain.html', 'strict.css'].map((name) => `/embed/preview/${name}`),
      ...['assessment.html', 'frame.js', 'frame.css'].map((name) => `/embed/frame/${name}`),
    ],
  };
}

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

const compared = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
  'access-control-allow-origin',
  'permissions-policy',
  'strict-transport-security',
  'cache-control',
  'content-type',
  'content-encoding',
  'location',
  'allow',
];

/** What a server answers, with what is compared of it. */
async function ask(port: number, path: string, options: { method?: string; headers?: Record<string, string> } = {}) {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ host, port, path, ...options }, resolve)
    .on('error', reject)
    .end();
  const response = await promise;
  const body = Buffer.concat(await response.toArray()).toString('base64');
  const { statusCode: status = 0, headers } = response;
  if (status === 308) return { headers, shown: { status, headers: { location: headers.location } } };
  const seen = compared.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []));
  const varies = /accept-encoding/i.test(headers.vary ?? '');
  return { headers, shown: { status, headers: Object.fromEntries(seen), varies, body } };
}

const text = (body: string) => Buffer.from(body).toString('base64');

async function listening(server: ReturnType<typeof createServer>, port = 0): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, host);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
