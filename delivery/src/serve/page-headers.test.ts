import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createVisitCookie } from '@agile-languages/api/visit-cookie';
import { expect, test } from 'vitest';
import { liveTestServer, testServer } from '../test/test-server.ts';
import { testConfig, testHash, testRegistry, testStore } from '../test/test-store.ts';
import { embedderPolicyOf } from './headers.ts';
import type { IsPartner } from './is-partner.ts';
import { createPageHeaders } from './page-headers.ts';

test('public page: kept by browsers, but asked for again; its tag answers 304', async () => {
  const { server } = await liveTestServer();
  const { headers } = await server.inject('/catalog');
  expect(headers['cache-control']).toBe('no-cache');

  const again = await server.inject({ url: '/catalog', headers: { 'if-none-match': String(headers.etag) } });

  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
});

const byPartner = 'partner=pk_test&opener=https://partner.test';

test.each([
  [`/catalog-mine/1?${byPartner}`, 'unsafe-none'],
  ['/catalog-mine/1', 'same-origin'],
  ['/catalog-mine/1?partner=pk_test', 'same-origin'],
  ['/catalog-mine/1?partner=pk_made_up&opener=https://partner.test', 'same-origin'],
  ['/catalog-mine/1?partner=pk_test&opener=https://other.test', 'same-origin'],
  [`/catalog-mine/1?${byPartner}&partner=pk_test`, 'same-origin'],
  [`/catalog/1?${byPartner}`, 'same-origin'],
  [`/unknown?${byPartner}`, 'same-origin'],
])('%s: opener policy %s', async (path, policy) => {
  const isPartner: IsPartner = async (key, origin) => key === 'pk_test' && origin === 'https://partner.test';
  const { server } = await liveTestServer({ isPartner });

  expect((await server.inject(path)).headers['cross-origin-opener-policy']).toBe(policy);
});

test.each([
  ['/catalog?partner=pk_test', '', 'partner=pk_test'],
  [
    '/catalog?partner=pk_test&campaign=spring&page=%2Fkurse&fields=plan%3Dgold&opener=https%3A%2F%2Fmade.test&x=1',
    'https://partner.test/kurse?mail=jane',
    'partner=pk_test&campaign=spring&fields=plan=gold&page=/kurse&origin=https://partner.test',
  ],
  [
    '/catalog-mine/1?partner=pk_test&opener=https%3A%2F%2Fpartner.test',
    'https://site.test/',
    'partner=pk_test&origin=https://partner.test',
  ],
])(
  'visitor who comes by %s from %j: kept for pages without scripts, and for them alone',
  async (url, referer, kept) => {
    const { server } = await liveTestServer({ keepVisit: createVisitCookie('https://site.test').keep });
    const { headers } = await server.inject({ url, headers: referer ? { referer } : {} });

    expect(decodeURIComponent(decodeURIComponent(String(headers['set-cookie'])))).toBe(
      `__Secure-visit=${kept}; Path=/app; HttpOnly; Secure; SameSite=Strict`,
    );
    expect(headers['cache-control']).toMatch(/^(private, no-cache|no-store)$/);
  },
);

test.each<[string, IsPartner]>([
  ['fails', () => Promise.reject(new Error('test'))],
  ['does not answer', () => new Promise(() => undefined)],
])('API %s when it is asked for a partner: the page comes, without its opener', async (_, isPartner) => {
  const { server } = await liveTestServer({ isPartner });

  const { statusCode, headers } = await server.inject(`/catalog-mine/1?${byPartner}`);

  expect([statusCode, headers['cross-origin-opener-policy']]).toEqual([200, 'same-origin']);
});

test.each([
  [{}, 'require-corp'],
  [{ fileBase: 'https://files.test/files' }, undefined],
  [{ apiBase: 'http://site.test/api' }, 'require-corp'],
  [{ handbookUrl: 'https://other.test/handbook.html' }, undefined],
])('site with %o: embedder policy %s', async (change, policy) => {
  const own = { ...testConfig, handbookUrl: '/files/handbook.html', termsUrl: '/files/terms.html' };
  const { server } = await liveTestServer({ embedderPolicy: embedderPolicyOf({ ...own, ...change }) });

  expect((await server.inject('/catalog')).headers['cross-origin-embedder-policy']).toBe(policy);
});

test('document of a site with DEBUG_HEADERS: names the area and the shell with their releases', async () => {
  const { server, hashes } = await liveTestServer({ debugHeaders: true });

  for (const url of ['/catalog', '/catalog?draft=experts.1'])
    expect((await server.inject(url)).headers['x-releases']).toBe(`catalog ${hashes.catalog}, shell ${hashes.shell}`);
  expect((await server.inject('/registry.json')).headers).not.toHaveProperty('x-releases');
  expect((await (await liveTestServer()).server.inject('/catalog')).headers).not.toHaveProperty('x-releases');
});

test('personal page: kept by nobody', async () => {
  const { server } = await liveTestServer();

  expect((await server.inject('/catalog-mine/1')).headers['cache-control']).toBe('no-store');
});

test('page: the policy with the hashes of its script and its styles, and safe headers', async () => {
  const { server } = await liveTestServer({ origins: ['https://api.test'] });

  const { headers } = await server.inject('/catalog');

  expect(headers['content-security-policy']).toMatch(/script-src 'strict-dynamic' 'sha256-[\w+/]{43}='/);
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=' https:\/\/api\.test/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test.each([
  '/registry.json',
  '/robots.txt',
  '/catalog/',
  '/areas/none',
  `/areas/catalog/${testHash('catalog', 'first')}/browser/main.js`,
])('%s, no page: a policy that allows nothing, and nobody may frame it', async (url) => {
  const { server } = await liveTestServer();

  const { headers } = await server.inject(url);

  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('page: browsers report breaches of its policy to this address', async () => {
  const { server } = await liveTestServer({ reportUri: '/api/reports/policy' });

  expect((await server.inject('/catalog')).headers['content-security-policy']).toMatch(
    /; report-uri \/api\/reports\/policy$/,
  );
});

test('site on https: browsers are told to stay there', async () => {
  const server = await testServer(await testStore(), { strictTransport: 'max-age=60' });

  expect((await server.inject('/')).headers['strict-transport-security']).toBe('max-age=60');
});

test.each([
  ['br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
])('browser accepts %s: the page as %s, made beforehand', async (accepted, encoding, unpack) => {
  const { server } = await liveTestServer();

  const { headers, rawPayload } = await server.inject({ url: '/catalog', headers: { 'accept-encoding': accepted } });

  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(unpack(rawPayload).toString()).toContain('area | /catalog |');
});

test('HEAD: the headers alone', async () => {
  const { server } = await liveTestServer();

  const { statusCode, headers, body } = await server.inject({ method: 'HEAD', url: '/catalog' });

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toBe('');
});

test('pages of two revisions: each with the policy of its own script and styles, made once', () => {
  const headers = createPageHeaders({ origins: [], frames: [] });
  const revisionOf = (number: number) => {
    const style = `sha256-style${number}`;
    const fingerprint = { shell: 'test', areas: {}, configuration: 'test', data: 'test' };
    const page = { ...{ file: 'faq.html', style, personal: false, listed: true, changed: '', text: '' }, fingerprint };
    const revision = {
      registry: testRegistry(number),
      folder: 'test',
      script: `sha256-script${number}`,
      find: () => page,
    };
    return [revision, page] as const;
  };
  const [first, second] = [revisionOf(1), revisionOf(2)];

  expect(headers.ofPage(...first)['content-security-policy']).toContain(
    "'sha256-script1'; style-src 'self' 'sha256-style1'",
  );
  expect(headers.ofPage(...second)['content-security-policy']).toContain(
    "'sha256-script2'; style-src 'self' 'sha256-style2'",
  );
  expect(headers.ofPage(...first)).toBe(headers.ofPage(...first));
});
