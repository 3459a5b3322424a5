/** @module-tag all */
import fastify, { type FastifyReply } from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { status as statusWith } from '../../commands/status.ts';
import type { Store } from '../../store/store.ts';
import { activate, liveTestStore, testRelease } from '../../test/test-store.ts';
import { extras } from '../index.ts';
import { teamStatus } from '../own-repositories/team-commands.ts';
import { receiveReleases } from './receive-releases.ts';
import { requestHeader, signRequest } from './release-request.ts';
import { newKeyPair, registerKey, revokeKey } from './team-keys.ts';
import { testKey } from './test-artefact.ts';

const status = (args: string[]) => statusWith(args, extras);

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

async function runningSite() {
  const { store } = await liveTestStore();
  const release = await testRelease(store, 'catalog', 'second');
  await activate(store, { catalog: release }, { note: { kind: 'release', why: 'shorter Form page' } });
  const site = await freeOrigin();
  const server = fastify();
  onTestFinished(() => server.close());
  await server.register(receiveReleases, { store, site });
  await server.listen({ port: Number(new URL(site).port), host: '127.0.0.1' });
  const statusWith = (privateKey: string, ...args: string[]) => {
    vi.stubEnv('RELEASE_KEY', privateKey);
    return status(['--site', site, ...args]);
  };
  return { store, release, site, server, statusWith };
}

async function testKeyPair(store: Store, areas: readonly string[]) {
  const { privateKey, publicKey } = newKeyPair();
  const { id } = await registerKey(store, { team: 'test-team', areas, publicKey });
  return { id, privateKey };
}

async function freeOrigin(): Promise<string> {
  const server = fastify();
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  await server.close();
  return origin;
}

test.each([
  ["the key of a team, also of another area's", ['experts']],
  ["the operator's key", ['*']],
])('status of a running site with %s: the same table and the same JSON as on its machine', async (_, areas) => {
  const { store, release, statusWith } = await runningSite();
  const { privateKey } = await testKeyPair(store, areas);

  await statusWith(privateKey);
  await statusWith(privateKey, '--json');
  const told = printed;
  printed = '';
  vi.stubEnv('RELEASES_DIR', store.directory);
  await status([]);
  await status(['--json']);

  expect(told).toBe(printed);
  expect(told).toMatch(new RegExp(`^catalog +${release} .* shorter Form page$`, 'm'));
});

test('status of a running site in a repository of its own: the same', async () => {
  const { store, release, site } = await runningSite();
  vi.stubEnv('RELEASE_KEY', (await testKeyPair(store, ['catalog'])).privateKey);

  await teamStatus(['--site', site]);

  expect(printed).toContain(`catalog     ${release}`);
  await expect(teamStatus([])).rejects.toThrow('add --site https://… and --key with the file of your key');
});

test('wrong key, revoked key, site without keys: one sentence, nothing is told', async () => {
  const { store, statusWith } = await runningSite();
  const unknown = newKeyPair().privateKey;
  await expect(statusWith(unknown)).rejects.toThrow('The request is refused: this site has no keys.');

  const { privateKey, id } = await testKeyPair(store, ['catalog']);
  await expect(statusWith(unknown)).rejects.toThrow(
    /^The request is refused: it is signed with key \w{16}, which this site does not know\./,
  );
  await revokeKey(store, id, 'lost');
  await expect(statusWith(privateKey)).rejects.toThrow(
    new RegExp(`^The request is refused: key ${id} of test-team was revoked at `),
  );
  expect(printed).toBe('');
});

test('request that is not signed, late, for another site, or for something else: refused', async () => {
  const { store, site, server } = await runningSite();
  const key = await testKey(store, 'catalog-team', ['catalog']);
  const late = new Date(Date.now() - 10 * 60_000);
  const canary = { site, area: 'catalog', replaces: null, why: '' };
  const get = (header?: string) =>
    server.inject({ url: '/releases', headers: header === undefined ? {} : { [requestHeader]: header } });

  const refused = [
    await get(),
    await get('test'),
    await get(signRequest('status', { site }, key, late)),
    await get(signRequest('status', { site: 'https://other.test' }, key)),
    await get(signRequest('promote', canary, key)),
  ];

  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403]);
  expect(refused.map(({ body }) => body).join()).not.toContain('shorter Form page');
  const told = await get(signRequest('status', { site }, key));
  expect(told.statusCode).toBe(200);
  for (const { headers } of [...refused, told])
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  const promoted = await server.inject({
    method: 'POST',
    url: '/releases/catalog/promote',
    headers: { [requestHeader]: signRequest('status', { site }, key) },
  });
  expect(promoted.statusCode).toBe(403);
});

test.each<[string, (reply: FastifyReply) => unknown, string]>([
  ['an older site', (reply) => reply.code(404).type('text/html').send('<h1>Oops!</h1>'), 'The site answered with 404.'],
  ['another site', (reply) => reply.send({ hello: 'test' }), 'is no site of this kind: it does not tell its status.'],
])('%s: one sentence', async (_, answer, sentence) => {
  const server = fastify();
  onTestFinished(() => server.close());
  server.get('/releases', (_request, reply) => answer(reply));
  vi.stubEnv('RELEASE_KEY', newKeyPair().privateKey);

  await expect(status(['--site', await server.listen({ port: 0, host: '127.0.0.1' })])).rejects.toThrow(sentence);
});

test('nobody there, no key, key without a site: one sentence', async () => {
  vi.stubEnv('RELEASE_KEY', newKeyPair().privateKey);
  await expect(status(['--site', await freeOrigin()])).rejects.toThrow(/^http:\S+ cannot be reached: .*ECONNREFUSED/);
  vi.stubEnv('RELEASE_KEY', '');
  await expect(status(['--site', 'https://site.test'])).rejects.toThrow('add --key and its file');
  await expect(status(['--key', 'test.pem'])).rejects.toThrow('--key is for a site that runs elsewhere');
});
