import { expect, test } from 'vitest';
import { serveBeside } from '../activate/serve-beside.ts';
import { previewIn, previewToken } from '../store/preview-token.ts';
import { liveTestServer } from '../test/test-server.ts';
import { activate, testApiWith, testConfig, testRelease } from '../test/test-store.ts';

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

async function withPreview(expires = tomorrow()) {
  const { store, hashes, server } = await liveTestServer();
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

  await activate(store, { experts: await testRelease(store, 'experts', 'second') });

  expect(JSON.parse((await get('/registry.json', `preview=${token}`)).body)).toMatchObject({
    areas: { catalog: { release }, experts: { release: hashes.experts } },
  });
});
