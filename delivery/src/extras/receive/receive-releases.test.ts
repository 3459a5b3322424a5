import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request as open } from 'node:http';
import { limitConnections } from '@agile-languages/api';
import { freePort } from '@agile-languages/api/testing/free-port';
import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { site } from '../../serve/site.ts';
import { keepSettings, settingsOf } from '../../site-settings.ts';
import { readHistory } from '../../store/history.ts';
import { readRegistry } from '../../store/registry.ts';
import { activate, testHash, testReleases, testStore } from '../../test/test-store.ts';
import type { runRequested } from './do-requested.ts';
import { receiveReleases } from './receive-releases.ts';
import { type ReleaseRequest, requestHeader, signRequest } from './release-request.ts';
import { sendRelease } from './send-release.ts';
import type { SigningKey } from './signing-key.ts';
import { revokeKey } from './team-keys.ts';
import { testArtefact, testKey } from './test-artefact.ts';

const testSite = 'https://site.test';
const options = { why: 'test reason', removes: false, isAgain: false };

async function receiver(run?: typeof runRequested) {
  const store = await testStore();
  const ran: unknown[] = [];
  const server = fastify();
  await server.register(receiveReleases, {
    store,
    site: testSite,
    run:
      run ??
      (async (work, tell) => {
        ran.push(work.kind === 'release' ? work.options : work);
        tell({ kind: 'done' });
      }),
  });
  onTestFinished(() => server.close());
  const key = await testKey(store, 'catalog-team', ['catalog']);
  const artefact = await readFile(await testArtefact({ key }));
  const post = (header: string, area = 'catalog', payload = artefact) =>
    server.inject({
      method: 'POST',
      url: `/releases/${area}`,
      headers: { 'content-type': 'application/gzip', [requestHeader]: header },
      payload,
    });
  return { store, ran, key, artefact, post };
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const signed = (artefact: Buffer, key: SigningKey, changes: Partial<ReleaseRequest> = {}, now?: Date) =>
  signRequest(
    'release',
    { site: testSite, area: 'catalog', artefact: digestOf(artefact), replaces: null, ...options, ...changes },
    key,
    now,
  );

test('artefact with a signed request: released, with who requested it', async () => {
  const { post, key, artefact, ran } = await receiver();

  const { statusCode, body } = await post(signed(artefact, key));

  expect({ statusCode, body }).toEqual({ statusCode: 200, body: '{"kind":"done"}\n' });
  expect(ran).toEqual([
    {
      ...options,
      request: {
        area: 'catalog',
        replaces: null,
        who: expect.stringMatching(/ of catalog-team$/),
        machine: expect.any(String),
        id: expect.any(String),
        key: `${key.id} (catalog-team)`,
      },
    },
  ]);
});

test('request without signature, unreadable or of an area without a key: refused', async () => {
  const { post, key, artefact, ran } = await receiver();

  for (const [header, area] of [
    ['', 'catalog'],
    ['test', 'catalog'],
    [signed(artefact, key, { area: 'experts' }), 'experts'],
  ] as const) {
    const { statusCode, body } = await post(header, area);
    expect({ statusCode, body }).toEqual({ statusCode: 403, body: expect.stringMatching(/^The request is refused: /) });
  }
  expect(ran).toEqual([]);
});

test.each<[string, Partial<ReleaseRequest>, string]>([
  ['another site', { site: 'https://other.test' }, 'it is for https://other.test, this is https://site.test.'],
  ['another area', { area: 'experts' }, 'it is for experts, not for catalog.'],
])('request for %s: refused', async (_, changes, sentence) => {
  const { post, key, artefact } = await receiver();

  expect((await post(signed(artefact, key, changes))).body).toBe(
    `The request is refused: ${sentence} Nothing has changed.`,
  );
});

test('request of ten minutes ago, or ahead: refused', { tags: ['all'] }, async () => {
  const { post, key, artefact } = await receiver();

  for (const minutes of [-10, 10]) {
    const { body } = await post(signed(artefact, key, {}, new Date(Date.now() + minutes * 60_000)));
    expect(body).toMatch(/^The request is refused: it was signed at /);
  }
});

test('request with a revoked key, or a changed text: refused', async () => {
  const { post, key, artefact, store } = await receiver();
  const header = signed(artefact, key);
  const parts = JSON.parse(Buffer.from(header, 'base64url').toString());
  parts.text = parts.text.replace('"isAgain":false', '"isAgain":true');

  const changed = await post(Buffer.from(JSON.stringify(parts)).toString('base64url'));
  await revokeKey(store, key.id, 'lost');

  expect(changed.body).toBe(`The request is refused: its signature is not that of key ${key.id}. Nothing has changed.`);
  expect((await post(header)).body).toMatch(/was revoked at/);
});

test("request of another team's key: refused", async () => {
  const { post, artefact, store } = await receiver();
  const key = await testKey(store, 'experts-team', ['experts']);

  expect((await post(signed(artefact, key))).body).toMatch(/is for experts, not for catalog/);
});

test('same request again: refused', async () => {
  const { post, key, artefact, ran } = await receiver();
  const header = signed(artefact, key);
  await post(header);

  expect((await post(header)).body).toBe('The request is refused: it was sent before. Nothing has changed.');
  expect(ran).toHaveLength(1);
});

test('another artefact than the request names: refused', { tags: ['all'] }, async () => {
  const { post, key, artefact, ran } = await receiver();

  const { body } = await post(signed(artefact, key), 'catalog', Buffer.from('another'));

  expect(JSON.parse(body)).toEqual({
    kind: 'refused',
    sentence: 'The artefact is refused: it is not what the request names. Nothing has changed.',
  });
  expect(ran).toEqual([]);
});

test('artefact above the limit: refused', async () => {
  const { post, key } = await receiver();
  const large = Buffer.alloc(65 * 2 ** 20);

  expect((await post(signed(large, key), 'catalog', large)).statusCode).toBeGreaterThanOrEqual(400);
});

test.each([
  ['release', 'catalog', 'application/gzip'],
  ['release', 'catalog', 'application/json'],
  ['release', 'catalog', 'text/plain'],
  ['release', 'catalog', 'application/x-of-nobody'],
  ['question', 'catalog/ask', 'application/json'],
  ['promotion', 'catalog/promote', 'text/plain'],
])(
  'unsigned body of any size, a %s to %s as %s: refused in a sentence, and not read',
  {
    tags: ['all'],
  },
  async (_, path, type) => {
    const store = await testStore();
    await testKey(store, 'catalog-team', ['catalog']);
    const server = fastify();
    onTestFinished(() => server.close());
    await server.register(receiveReleases, { store, site: testSite });
    await server.ready();
    let read = 0;
    server.server.on('connection', (socket) => socket.once('close', () => (read = socket.bytesRead)));
    limitConnections(server.server);
    await server.listen({ port: 0, host: '127.0.0.1' });

    const headers = { 'content-type': type, 'transfer-encoding': 'chunked', [requestHeader]: 'none' };
    const request = open(`${server.listeningOrigin}/releases/${path}`, { method: 'POST', headers });
    request.on('error', () => {});
    const response = new Promise<IncomingMessage>((resolve) => request.once('response', resolve));
    const closed = new Promise((resolve) => request.once('close', resolve));
    const piece = Buffer.alloc(1_000_000);
    const send = () => {
      while (!request.destroyed && request.write(piece));
    };
    request.on('drain', send);
    send();

    expect((await response).statusCode).toBe(403);
    expect((await (await response).toArray()).join('')).toContain('The request is refused');
    await closed;
    await expect.poll(() => read).toBeGreaterThan(0);
    expect(read).toBeLessThan(20_000_000);
  },
);

test('running site: a release sent to it is live, an earlier one is refused', { tags: ['all'] }, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const store = await testStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  vi.stubEnv('DATA_DIR', store.directory);
  vi.stubEnv('RELEASE_BROWSER', 'off');
  await keepSettings(store, settingsOf(process.env));
  await activate(store, await testReleases(store), { config: readConfig(process.env).site });
  const server = fastify();
  onTestFinished(() => server.close());
  const origin = `http://127.0.0.1:${await freePort()}`;
  await server.register(receiveReleases, { store, site: origin });
  await server.register(site, { store, origins: [], frames: [] });
  await server.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  const key = await testKey(store, 'catalog-team', ['catalog']);
  const unsigned = await testArtefact();

  await sendRelease(unsigned, origin, key, options);
  const again = sendRelease(await testArtefact({ version: 'first' }), origin, key, options);

  expect((await readRegistry(store))?.areas.catalog?.release).toBe(testHash('catalog', 'second'));
  expect((await readHistory(store)).at(-1)).toMatchObject({
    why: 'test reason',
    keys: [`${key.id} (catalog-team)`],
    from: { who: expect.stringMatching(/ of catalog-team$/) },
  });
  await expect(again).rejects.toThrow('was live before, since revision 1. Nothing has changed.');
});
