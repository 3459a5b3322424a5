/** @module-tag all */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rename } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createApi, isApiPath } from '@agile-languages/api';
import { longestSilence } from '@agile-languages/api/testing';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../paths.ts';
import { readableUrl, site } from '../serve/site.ts';
import { caddy, nginx, type SiteProxy, siteName } from '../test/proxies.ts';
import { activate, liveTestStore, testApiWith, testConfig, testRelease } from '../test/test-store.ts';
import { previewToken } from './canary/preview-routes.ts';
import { serveBeside } from './canary/serve-beside.ts';
import { createVisitors } from './canary/visitors.ts';
import { dictionaries } from './dictionaries/dictionaries.ts';
import { artefactLimits } from './receive/artefact.ts';

const ofConnections = ['connection', 'keep-alive', 'date', 'server', 'transfer-encoding', 'content-length', 'via'];
const essential = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnections.includes(name)));

interface Asked {
  url: string;
  ip: string;
  headers: IncomingHttpHeaders;
}

async function siteBehind(proxy: SiteProxy) {
  const { store, hashes } = await liveTestStore();
  const asked: Asked[] = [];
  const api = await createApi({ siteOrigin: `https://${siteName}`, logLevel: 'silent', trustProxy: '127.0.0.1' });
  const server = fastify({
    rewriteUrl: readableUrl,
    trustProxy: '127.0.0.1',
    forceCloseConnections: true,
    serverFactory: (handler) =>
      createServer((incoming, response) => {
        if (!isApiPath(incoming.url ?? '')) return handler(incoming, response);
        asked.push({ url: incoming.url ?? '', ip: '', headers: incoming.headers });
        return api.routing(incoming, response);
      }),
  });
  server.addHook('onRequest', async ({ url, ip, headers }) => void asked.push({ url, ip, headers }));
  await server.register(site, {
    store,
    origins: [],
    frames: [],
    isPartner: async (key) => key === 'pk_test',
    visitors: createVisitors(() => 0),
    packing: dictionaries,
  });
  server.addContentTypeParser('application/gzip', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post<{ Body: Buffer }>('/releases/:area', { bodyLimit: artefactLimits.packed }, async ({ body }) =>
    String(body.length),
  );
  await server.listen({ port: 0, host: '127.0.0.1' });
  const stopSite = () => server.close();
  onTestFinished(async () => {
    await stopSite();
    await api.close();
  });
  const { port } = server.server.address() as AddressInfo;
  const proxyPort = await proxy.start(port);
  const send = clientOf(proxyPort);
  const get = (path: string, headers?: Record<string, string>) => send('GET', path, headers);
  const timesAsked = (path: string) => asked.filter(({ url }) => url === path).length;
  return { port: proxyPort, store, hashes, asked, stopSite, send, get, sendDirectly: clientOf(port), timesAsked };
}

const clientOf =
  (port: number) =>
  (method: string, path: string, headers: Record<string, string> = {}, body?: string | Buffer): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, method, path, headers: { host: siteName, ...headers }, agent: false };
      request(options, async (answer) =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }),
      )
        .once('error', reject)
        .end(body);
    });

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

type Behind = Awaited<ReturnType<typeof siteBehind>>;

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

test.runIf(nginx.isInstalled)(
  'nginx, one address with more silent connections and slow bodies than it takes: another one is answered',
  async () => {
    const { port, get } = await siteBehind(nginx);
    const open = (localAddress: string, text: string) => {
      const socket = connect({ host: '127.0.0.1', port, localAddress }).on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      socket.write(text);
      return socket;
    };
    const slow = `POST /releases/catalog HTTP/1.1\r\nHost: ${siteName}\r\nContent-Length: 9\r\n\r\n`;
    for (let count = 0; count < 400; count++) open('127.0.0.2', '');
    for (let count = 0; count < 300; count++) open('127.0.0.2', slow);
    await expect.poll(async () => String((await once(open('127.0.0.2', slow), 'data'))[0])).toContain('503');

    expect((await get('/catalog')).status).toBe(200);
  },
);

/** Of nginx, in milliseconds. */
const ownPatience = 60_000;

test('nginx: more patient with the desk than the site is', async () => {
  const text = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const [, patience] = /location ~ \^\/\(desk\|partner\)\/api\/ \{[^}]*proxy_read_timeout (\d+)s;/.exec(text) ?? [];

  expect(1000 * Number(patience)).toBeGreaterThan(longestSilence);
});

test.runIf(nginx.isInstalled)(
  'answer of the desk that takes longer than nginx waits by itself: it comes',
  { tags: ['all'], timeout: 120_000 },
  async () => {
    const slow = createServer((_request, response) => {
      setTimeout(() => response.end('done'), ownPatience + 2000);
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    onTestFinished(() => void slow.close());
    const send = clientOf(await nginx.start((slow.address() as AddressInfo).port));

    const answers = await Promise.all([
      send('POST', '/desk/api/import/questions', {}, 'test'),
      send('GET', '/desk/api/export/questions.csv'),
      send('GET', '/partner/api/partners/1/report'),
    ]);
    expect(answers.map(({ status, body }) => [status, String(body)])).toEqual(Array(3).fill([200, 'done']));
  },
);

for (const proxy of [nginx, caddy])
  describe.runIf(proxy.isInstalled)(`${proxy.name}, as in docs/operations.md`, () => {
    const forged = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'evil.test',
      'x-request-id': 'forged',
      traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00',
      'surrogate-capability': 'site="Surrogate/1.0"',
    };

    test('headers that a visitor forges: the site sees address and id of the proxy, and no trace', async () => {
      const behind = await siteBehind(proxy);

      await behind.get('/catalog', forged);

      const [asked] = behind.asked;
      expect(asked?.ip).toBe('127.0.0.1');
      expect(asked?.headers).toMatchObject({ host: siteName, 'x-request-id': expect.not.stringContaining('forged') });
      expect(asked?.headers).not.toHaveProperty('traceparent');
      expect(asked?.headers).not.toHaveProperty('surrogate-capability');
    });

    test('response: status, headers and bytes of the site, whatever the path holds', async () => {
      const behind = await siteBehind(proxy);

      for (const path of ['/', '/catalog/a%20b', '/nothing-here', '/catalog/', '/areas//x', '/catalog?q=%2F..%2F'])
        for (const encoding of ['br', 'gzip', 'identity']) {
          const headers = { 'accept-encoding': encoding };
          const { status, headers: sent, body } = await behind.get(path, headers);
          const own = await behind.sendDirectly('GET', path, headers);
          expect({ path, status, body }).toEqual({ path, status: own.status, body: own.body });
          expect(essential(sent)).toEqual(essential(own.headers));
        }
    });

    test('artefact of a team, as large as it may be: reaches the site', async () => {
      const behind = await siteBehind(proxy);
      const headers = { 'content-type': 'application/gzip' };
      const artefact = Buffer.alloc(artefactLimits.packed);

      expect(String((await behind.send('POST', '/releases/catalog', headers, artefact)).body)).toBe(
        String(artefact.length),
      );
    });
  });
