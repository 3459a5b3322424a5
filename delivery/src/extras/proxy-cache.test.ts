/** @module-tag all */
import { createHash } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { nginx } from '../test/proxies.ts';
import { activate, testApiWith, testConfig, testRelease } from '../test/test-store.ts';
import { previewToken } from './canary/preview-routes.ts';
import { serveBeside } from './canary/serve-beside.ts';
import { type Behind, siteBehind } from './test-site-behind.ts';

async function second({ store }: Behind, how: { share: number } | { expires: string }) {
  const release = await testRelease(store, 'catalog', 'second');
  const note = { kind: 'release', why: 'test' } as const;
  const options = { store, config: testConfig, api: testApiWith(), note };
  const { side } = await serveBeside(options, { name: 'catalog', release, ...how });
  return { release, side };
}

const arrival = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };

describe.runIf(nginx.isInstalled)('cache of nginx, as in docs/operations.md', () => {
  test('file of a release: each client gets it in its own encoding, the site is asked once for each', async () => {
    const behind = await siteBehind(nginx);
    const path = `/areas/catalog/${behind.hashes.catalog}/browser/main.js`;
    const plain = await readFile(join(behind.store.release('catalog', behind.hashes.catalog), 'browser/main.js'));

    for (const _ of [1, 2]) {
      const packed = await behind.get(path, { 'accept-encoding': 'gzip, br' });
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.body)).toEqual(plain);
      const older = await behind.get(path, { 'accept-encoding': 'gzip' });
      expect(gunzipSync(older.body)).toEqual(plain);
      const none = await behind.get(path);
      expect([none.headers['content-encoding'], none.body]).toEqual([undefined, plain]);
    }

    expect(behind.timesAsked(path)).toBe(3);
  });

  test('what has changed since an earlier release: for the browser that has it, and for no other', async () => {
    const behind = await siteBehind(nginx);
    const code = Array.from({ length: 500 }, (_, index) => `const a${index} = ${(index * 7919) % 997};`).join('');
    const [earlier, next] = await Promise.all(
      ['earlier', 'next'].map((text) =>
        testRelease(behind.store, 'catalog', text, { files: { 'browser/main.js': code + text } }),
      ),
    );
    const path = `/areas/catalog/${next}/browser/main.js`;
    const first = await readFile(join(behind.store.release('catalog', earlier ?? ''), 'browser/main.js'));
    const available = `:${createHash('sha256').update(first).digest('base64')}:`;
    const encodings = { 'accept-encoding': 'gzip, br, zstd, dcz' };

    for (const _ of [1, 2]) {
      const known = await behind.get(path, { ...encodings, 'available-dictionary': available });
      expect(known.headers['content-encoding']).toBe('dcz');
      expect((await behind.get(path, encodings)).headers['content-encoding']).toBe('br');
    }
  });

  test('HEAD, or a part, asked for first: the next one gets the whole file', async () => {
    const behind = await siteBehind(nginx);
    const folder = `/areas/catalog/${behind.hashes.catalog}/browser`;

    await behind.send('HEAD', `${folder}/main.js`);
    const part = await behind.get(`${folder}/main.css`, { range: 'bytes=0-3' });

    expect([part.status, part.body.length]).toEqual([206, 4]);
    for (const name of ['main.js', 'main.css']) {
      const whole = await readFile(join(behind.store.release('catalog', behind.hashes.catalog), 'browser', name));
      expect((await behind.get(`${folder}/${name}`)).body).toEqual(whole);
    }
  });

  test('pages, registry and search: asked for each time, so a release is there at the next request', async () => {
    const behind = await siteBehind(nginx);
    const before = await behind.get('/catalog');
    const known = await behind.get('/catalog', { 'if-none-match': String(before.headers.etag) });
    await behind.get('/registry.json');

    await activate(behind.store, { catalog: await testRelease(behind.store, 'catalog', 'second') });

    expect(known.status).toBe(304);
    expect((await behind.get('/catalog')).body).not.toEqual(before.body);
    expect(JSON.parse(String((await behind.get('/registry.json')).body)).revision).toBe(2);
    expect((await behind.get('/search.json')).headers['cache-control']).toBe('no-cache');
  });

  test('canary: its visitors alone get it, and each cookie goes to one visitor', async () => {
    const behind = await siteBehind(nginx);
    await behind.get('/catalog');
    const { release } = await second(behind, { share: 10 });

    const arrived = await behind.get('/catalog', arrival);
    const member = await behind.get('/catalog', { cookie: 'canary=3' });
    const other = await behind.get('/catalog', { cookie: 'canary=50' });
    const crawler = await behind.get('/catalog');

    expect(arrived.headers['set-cookie']).toEqual([expect.stringContaining('canary=0')]);
    for (const { body } of [arrived, member]) expect(String(body)).toContain(release);
    for (const { body, headers } of [other, crawler]) {
      expect(String(body)).toContain(behind.hashes.catalog);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect(String((await behind.get('/registry.json', { cookie: 'canary=3' })).body)).toContain(release);
    expect(String((await behind.get('/registry.json')).body)).not.toContain(release);
  });

  test('preview, draft and page for a partner: for who asks for them, and gone for the next one', async () => {
    const behind = await siteBehind(nginx);
    const expires = new Date(Date.now() + 3_600_000).toISOString();
    const { side } = await second(behind, { expires });
    const cookie = `preview=${await previewToken(behind.store, side.id, expires)}`;
    const byPartner = '?partner=pk_test&opener=https://partner.test';

    const inPreview = await behind.get('/catalog', { cookie });
    const draft = await behind.get('/catalog?draft=experts.1');
    const partners = await behind.get(`/catalog-mine/1${byPartner}`);

    expect(String(inPreview.body)).toContain('Preview of catalog');
    expect(draft.headers['cache-control']).toBe('no-store');
    expect(partners.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(String((await behind.get('/catalog')).body)).not.toContain('Preview of');
    expect((await behind.get('/catalog?draft=experts.1')).headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(behind.timesAsked('/catalog?draft=experts.1')).toBe(2);
    const plain = await behind.get('/catalog-mine/1');
    expect(plain.headers['cross-origin-opener-policy']).toBe('same-origin');
  });

  test('file that is missing for a moment: there as soon as it is back', async () => {
    const behind = await siteBehind(nginx);
    const file = join(behind.store.release('catalog', behind.hashes.catalog), 'browser/main.css');
    const path = `/areas/catalog/${behind.hashes.catalog}/browser/main.css`;
    await rename(file, `${file}-away`);
    expect((await behind.get(path)).status).toBe(404);

    await rename(`${file}-away`, file);

    expect((await behind.get(path)).status).toBe(200);
  });

  test('API: drawn pictures are kept; answers, and what they show, are not', async () => {
    const behind = await siteBehind(nginx);
    const picture = '/files/marks/form.svg';
    const status = '/api/site';

    for (const _ of [1, 2]) {
      expect((await behind.get(picture)).status).toBe(200);
      expect((await behind.get(status)).status).toBe(200);
    }
    const list = await behind.send(
      'POST',
      '/api/calle/GetFaqList',
      { 'content-type': 'application/json', 'surrogate-capability': 'site="Surrogate/1.0"' },
      '{}',
    );

    expect([behind.timesAsked(picture), behind.timesAsked(status)]).toEqual([1, 2]);
    expect(list.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(list.headers).not.toHaveProperty('surrogate-key');
  });

  test('site gone for a moment: files that are kept come all the same', async () => {
    const behind = await siteBehind(nginx);
    const path = `/areas/catalog/${behind.hashes.catalog}/browser/main.js`;
    await behind.get(path);

    await behind.stopSite();

    expect((await behind.get(path)).status).toBe(200);
    expect((await behind.get('/catalog')).status).toBe(502);
  });
});
