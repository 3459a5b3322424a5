/** @module-tag all */
import { expect, onTestFinished, test, vi } from 'vitest';
import { endSide } from '../../store/side-revisions.ts';
import { liveTestServer } from '../../test/test-server.ts';
import { activate, testApiWith, testConfig, testRelease } from '../../test/test-store.ts';
import { followSides } from './follow-sides.ts';
import { previewIn, previewToken } from './preview-routes.ts';
import { serveBeside } from './serve-beside.ts';
import { createVisitors } from './visitors.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

async function withPreview(expires = tomorrow()) {
  const { store, hashes, server } = await liveTestServer({ visitors: createVisitors() });
  const release = await testRelease(store, 'catalog', 'second');
  const note = { kind: 'release', why: 'test' } as const;
  const options = { store, config: testConfig, api: testApiWith(), note };
  const { side } = await serveBeside(options, { name: 'catalog', release, expires });
  const token = await previewToken(store, side.id, expires);
  const get = (url: string, cookie = '') => server.inject({ url, headers: { cookie } });
  return { store, hashes, server, release, side, token, get };
}

test('link of a preview: leads to the home page or the named one, with a cookie until its end', async () => {
  const { get, token } = await withPreview();

  const { statusCode, headers } = await get(`/preview/${token}`);

  expect([statusCode, headers.location, headers['x-robots-tag']]).toEqual([303, '/', 'noindex, nofollow']);
  expect(headers['set-cookie']).toMatch(
    new RegExp(`^preview=${token}; Path=/; Max-Age=86\\d{3}; HttpOnly; SameSite=Lax$`),
  );
  expect((await get(`/preview/${token}?path=/catalog/1`)).headers.location).toBe('/catalog/1');
  for (const path of ['//elsewhere.test', '/%09/elsewhere.test', '/%0A/elsewhere.test', '/%5Celsewhere.test'])
    expect((await get(`/preview/${token}?path=${path}`)).headers.location).toBe('/');
  expect((await get(`/preview/${token}?path=/.//elsewhere.test`)).headers.location).toBe('/');
  expect((await get(`/preview/${token}?path=/catalog%3Fq=%F0%9F%98%80`)).headers.location).toBe(
    '/catalog?q=%F0%9F%98%80',
  );
});

test('link of the panel, after the browser has gone on to another page: it stays there, with its query', async () => {
  const { server, token } = await withPreview();
  const from = async (referer: string, site = 'same-origin') => {
    const headers = { referer, 'sec-fetch-site': site };
    return (await server.inject({ url: `/preview/${token}?path=/catalog`, headers })).headers.location;
  };

  expect(await from('http://site.test/experts?q=a%20b')).toBe('/experts?q=a%20b');
  expect(await from('http://site.test//elsewhere.test')).toBe('/catalog');
  expect(await from('not an address')).toBe('/catalog');
  expect(await from('https://chat.test/room', 'cross-site')).toBe('/catalog');
});

test('draft in a preview: with the banner too', async () => {
  const { get, token } = await withPreview();

  const { body, headers } = await get('/catalog?draft=experts.1', `preview=${token}`);

  expect(body).toContain('Preview of catalog');
  expect(headers['cache-control']).toBe('no-store');
});

test('preview that ends before the link that a panel made to it: gone, although no file has changed', async () => {
  const { store, side, get, hashes } = await withPreview();
  const cookie = `preview=${await previewToken(store, side.id, new Date(Date.now() + 7 * 86_400_000).toISOString())}`;
  expect((await get('/catalog', cookie)).body).toContain('Preview of catalog');

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  const { body } = await get('/catalog', cookie);

  expect(body).toContain(hashes.catalog);
  expect(body).not.toContain('Preview of');
});

test('browser in a preview: documents with a banner, registry of the release, nothing kept or listed', async () => {
  const { get, token, release } = await withPreview();
  const cookie = `preview=${token}`;

  const { body, headers } = await get('/catalog', cookie);

  expect(body).toContain(`Preview of catalog ${release}, until `);
  expect(body).toContain('second');
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  expect(JSON.parse((await get('/registry.json', cookie)).body).areas.catalog.release).toBe(release);
  const style = await get('/preview/banner.css');
  expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
});

test('everybody else: what is live, without a banner or a cookie', async () => {
  const { get, hashes } = await withPreview();

  const { body, headers } = await get('/catalog');

  expect(body).toContain(hashes.catalog);
  expect(body).not.toContain('Preview of');
  expect(headers['set-cookie']).toBeUndefined();
});

const served = [
  '/',
  '/catalog',
  '/catalog/1',
  '/nothing-here',
  '/registry.json',
  '/registry.json?segment=catalog',
  '/search.json',
];

test.each(['', 'session=1', 'preview=', 'preview=wrong', 'canary=3'])(
  'visitor outside of it, with the cookie %j: the same answers as without a preview, for every cache',
  async (cookie) => {
    const { get, store, side } = await withPreview();
    const answers = () =>
      Promise.all(
        served.map(async (url) => {
          const { statusCode, headers, body } = await get(url, cookie);
          return { url, statusCode, body, headers: { ...headers, date: '' } };
        }),
      );

    const during = await answers();
    await endSide(store, side);
    const after = await answers();

    expect(during).toEqual(after);
    for (const { headers } of during) {
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers.vary ?? '').not.toContain('Cookie');
    }
  },
);

test('cache that asks whether what is live is still good, for a browser in the preview: told the preview, to be kept by none', async () => {
  const { server, get, token } = await withPreview();

  for (const url of served) {
    const { etag = '' } = (await get(url)).headers;
    const headers = { cookie: `preview=${token}`, 'if-none-match': String(etag) };
    const answer = await server.inject({ url, headers });
    expect([url, answer.statusCode]).toEqual([url, url === '/nothing-here' ? 404 : 200]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Cookie'),
    });
  }
});

test('leave the preview: the cookie goes', async () => {
  const { server } = await withPreview();

  const { statusCode, headers } = await server.inject({
    method: 'POST',
    url: '/preview/end',
    headers: { 'content-type': 'text/plain' },
    payload: '',
  });

  expect([statusCode, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toMatch(/^preview=; Path=\/; Max-Age=0;/);
});

test('preview that is over, or a link that was changed: gone, and what is live', async () => {
  const { get, token, hashes, side, store } = await withPreview();
  const [id = '', moment = '', signature = ''] = token.split('.');
  const later = [id, String(Number(moment) + 1), signature].join('.');

  expect((await get(`/preview/${later}`)).statusCode).toBe(410);
  expect((await get('/catalog', `preview=${later}`)).body).toContain(hashes.catalog);
  expect(await previewIn(store, token)).toBe(side.id);
  expect(await previewIn(store, token, Number(moment) + 1)).toBeUndefined();
  expect(await previewIn(store, 'x')).toBeUndefined();
});

test('other area released meanwhile: the preview stays, as it was made', async () => {
  const { get, store, token, release, hashes } = await withPreview();

  await activate(store, { experts: await testRelease(store, 'experts', 'second') }, { follow: followSides });

  expect(JSON.parse((await get('/registry.json', `preview=${token}`)).body)).toMatchObject({
    areas: { catalog: { release }, experts: { release: hashes.experts } },
  });
});
