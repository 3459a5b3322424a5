/** @module-tag all */
import fastify from 'fastify';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { release as releaseWith } from '../../commands/release.ts';
import { site } from '../../serve/site.ts';
import { historyProblem, readHistory } from '../../store/history.ts';
import { readRegistry } from '../../store/registry.ts';
import { readSides } from '../../store/side-revisions.ts';
import { liveSite } from '../../test/live-site.ts';
import { testHash } from '../../test/test-store.ts';
import { abort as abortWith, promote as promoteWith } from '../canary/commands.ts';
import { extras } from '../index.ts';
import { sendCanaryAction } from './ask-site.ts';
import { changeCanary, runRequested } from './do-requested.ts';
import { receiveReleases } from './receive-releases.ts';
import { canaryActions, requestHeader, signRequest } from './release-request.ts';
import { readSigningKey } from './signing-key.ts';
import { newKeyPair, revokeKey } from './team-keys.ts';
import { testArtefact, testKey } from './test-artefact.ts';

const release = (args: string[]) => releaseWith(args, extras);
const promote = (args: string[]) => promoteWith(args, extras);
const abort = (args: string[]) => abortWith(args, extras);

const [first, second] = [testHash('catalog', 'first'), testHash('catalog', 'second')];

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const here: typeof runRequested = async (work, tell) => {
  if (work.kind === 'release') throw new Error('No release was requested.');
  await changeCanary(work, extras).then(
    () => tell({ kind: 'done' }),
    ({ message }) => tell({ kind: 'refused', sentence: message }),
  );
};

async function runningSite(run: typeof runRequested = here) {
  const store = await liveSite();
  const key = await testKey(store, 'catalog-team', ['catalog']);
  await release([await testArtefact({ key }), '--canary', '10', '--why', 'test canary']);
  const other = await testKey(store, 'experts-team', ['experts']);
  const probe = fastify();
  const origin = await probe.listen({ port: 0, host: '127.0.0.1' });
  await probe.close();
  const server = fastify();
  onTestFinished(() => server.close());
  await server.register(receiveReleases, { store, site: origin, run });
  await server.register(site, { store, origins: [], frames: [] });
  await server.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  const live = async () => (await readRegistry(store))?.areas.catalog?.release;
  const post = (action: string, header: string) =>
    server.inject({ method: 'POST', url: `/releases/catalog/${action}`, headers: { [requestHeader]: header } });
  const signed = (action: 'promote' | 'abort', changes: object = {}) =>
    signRequest(action, { site: origin, area: 'catalog', replaces: first, why: 'test reason', ...changes }, key);
  return { store, key, other, origin, live, post, signed };
}

test('promote on a running site: live for everybody, with the key and the reason in the history', async () => {
  const { store, key, origin, live } = await runningSite(runRequested);

  await sendCanaryAction('promote', 'catalog', 'test reason', origin, key);

  expect(await live()).toBe(second);
  expect(await readSides(store)).toEqual([]);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    kind: 'promote',
    why: 'test reason',
    from: { who: expect.stringMatching(/ of catalog-team$/), key: `${key.id} (catalog-team)` },
  });
  expect(await historyProblem(store, 2)).toBeUndefined();
});

test('abort on a running site: what is live stays, with the key and the reason in the history', {
  tags: ['all'],
}, async () => {
  const { store, key, origin, live } = await runningSite();

  await sendCanaryAction('abort', 'catalog', 'test reason', origin, key);

  expect(await live()).toBe(first);
  expect(await readSides(store)).toEqual([]);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    kind: 'abort',
    subject: 'catalog',
    why: 'test reason',
    from: { key: `${key.id} (catalog-team)` },
  });
});

test('promote or abort without a canary on the site, or of an area that it does not have: one sentence', {
  tags: ['all'],
}, async () => {
  const { key, origin } = await runningSite();
  await sendCanaryAction('abort', 'catalog', '', origin, key);

  await expect(sendCanaryAction('promote', 'catalog', '', origin, key)).rejects.toThrow(
    'There is no canary of catalog.',
  );
  await expect(sendCanaryAction('abort', 'stories', '', origin, key)).rejects.toThrow('has no area "stories"');
});

test("promote or abort with another team's key, an unknown or a revoked one: refused, the canary stays", async () => {
  const { store, key, other, origin, live } = await runningSite();
  const unknown = await readSigningKey(newKeyPair().privateKey);

  for (const action of canaryActions) {
    await expect(sendCanaryAction(action, 'catalog', '', origin, other)).rejects.toThrow(
      'is for experts, not for catalog',
    );
    await expect(sendCanaryAction(action, 'catalog', '', origin, unknown)).rejects.toThrow('does not know');
  }
  await revokeKey(store, key.id, 'lost');
  await expect(sendCanaryAction('promote', 'catalog', '', origin, key)).rejects.toThrow('was revoked at');

  expect([await live(), (await readSides(store)).length]).toEqual([first, 1]);
});

test('same request again, of another kind, area, site or time, or changed: refused', { tags: ['all'] }, async () => {
  const { key, origin, post, signed } = await runningSite();
  const header = signed('abort');
  const late = new Date(Date.now() - 10 * 60_000);
  const request = { site: origin, area: 'catalog', replaces: first, why: '' };
  const parts = JSON.parse(Buffer.from(signed('promote'), 'base64url').toString());
  parts.text = parts.text.replace('test reason', 'another reason');

  const refused = [
    await post('promote', header),
    await post('abort', signed('abort', { area: 'experts' })),
    await post('abort', signed('abort', { site: 'https://other.test' })),
    await post('abort', signRequest('abort', request, key, late)),
    await post('promote', Buffer.from(JSON.stringify(parts)).toString('base64url')),
    await post('promote', ''),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);

  expect((await post('abort', header)).body).toContain('{"kind":"done"}');
  expect((await post('abort', header)).body).toBe('The request is refused: it was sent before. Nothing has changed.');
});

test('same request to a server that has restarted, or when another release is live by now: refused', {
  tags: ['all'],
}, async () => {
  const { store, key, post, signed } = await runningSite();
  const again = fastify();
  onTestFinished(() => again.close());
  const { site: origin } = JSON.parse(JSON.parse(Buffer.from(signed('abort'), 'base64url').toString()).text);
  await again.register(receiveReleases, { store, site: origin, run: here });
  const header = signed('abort', { why: 'once' });
  await post('abort', header);

  const repeated = await again.inject({
    method: 'POST',
    url: '/releases/catalog/abort',
    headers: { [requestHeader]: header },
  });
  expect(repeated.body).toContain('it was followed before');

  await release([await testArtefact({ version: 'third', key })]);
  expect((await post('promote', signed('promote'))).body).toContain(`it replaces ${first}, but release`);
});

test('promote and abort with --site: without a key one sentence', async () => {
  for (const command of [promote, abort])
    await expect(command(['catalog', '--site', 'https://site.test'])).rejects.toThrow('add --key and its file');
});
