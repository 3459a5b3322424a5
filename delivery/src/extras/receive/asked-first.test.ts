/** @module-tag all */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { release } from '../../commands/release.ts';
import { readConfig } from '../../config.ts';
import { site } from '../../serve/site.ts';
import { freeze } from '../../store/frozen.ts';
import type { Store } from '../../store/store.ts';
import { liveSite } from '../../test/live-site.ts';
import { activate, testRelease } from '../../test/test-store.ts';
import { extras } from '../index.ts';
import { receiveReleases } from './receive-releases.ts';
import { newKeyPair, registerKey, revokeKey } from './team-keys.ts';

const built = vi.hoisted(() => ({ count: 0 }));
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../release/build-release.ts', () => ({
  buildRelease: async () => {
    built.count += 1;
    throw new Error('built');
  },
}));

beforeEach(() => {
  built.count = 0;
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => vi.unstubAllEnvs());

async function teamKey(store: Store, areas: readonly string[]): Promise<{ id: string; file: string }> {
  const { privateKey, publicKey } = newKeyPair();
  const { id } = await registerKey(store, { team: `${areas}-team`, areas, publicKey });
  const file = join(store.directory, `${areas}.pem`);
  await writeFile(file, privateKey);
  return { id, file };
}

const faqBundle = `
const page = async () => ({
  default: { Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {}, load: {} },
});
export const area = { routes: { '/experts': page, '/faq': page }, sections: {} };
`;

const faults: [string, (store: Store, id: string) => Promise<unknown>, keyAreas: string, sentence: string][] = [
  ['area frozen', (store) => freeze(store, 'catalog', 'fair'), 'catalog', 'catalog is frozen since'],
  ['site frozen', (store) => freeze(store, 'the site', 'fair'), 'catalog', 'the site is frozen since'],
  ['key of another team', async () => {}, 'experts', 'is for experts, not for catalog.'],
  ['key revoked', (store, id) => revokeKey(store, id, 'lost'), 'catalog', 'was revoked at'],
  [
    'address of another area',
    async (store) => {
      const description = { routes: { '/experts': { rendering: 'public' }, '/faq': { rendering: 'public' } } };
      const experts = await testRelease(store, 'experts', 'next', {
        description,
        files: { 'server/index.mjs': faqBundle },
      });
      await activate(store, { experts }, { removes: true, config: readConfig(process.env).site });
    },
    'catalog',
    'Area catalog declares /faq',
  ],
];

async function prepared(change: (store: Store, id: string) => Promise<unknown>, areas: string) {
  const store = await liveSite();
  await teamKey(store, ['catalog', 'shell']);
  const key = await teamKey(store, [areas]);
  await change(store, key.id);
  return { store, key };
}

test.each(faults)('%s: refused before anything is built', async (_, change, areas, sentence) => {
  const { key } = await prepared(change, areas);

  await expect(release(['catalog', '--key', key.file], extras)).rejects.toThrow(sentence);

  expect(built.count).toBe(0);
});

test.each(faults)(
  '%s, on a site elsewhere: refused before anything is built or sent',
  async (_, change, areas, sentence) => {
    const { store, key } = await prepared(change, areas);
    const origin = await runningSite(store);

    await expect(release(['catalog', '--key', key.file, '--site', origin], extras)).rejects.toThrow(sentence);

    expect(built.count).toBe(0);
  },
);

test('no key where there is one: refused before anything is built', async () => {
  await prepared(async () => {}, 'experts');

  await expect(release(['catalog'], extras)).rejects.toThrow('Add --key and its file.');
  await expect(release(['catalog', '--site', 'http://localhost:1'], extras)).rejects.toThrow('add --key and its file');

  expect(built.count).toBe(0);
});

test('nothing against it: it is built', async () => {
  const { key, store } = await prepared(async () => {}, 'catalog');
  const origin = await runningSite(store);

  await expect(release(['catalog', '--key', key.file], extras)).rejects.toThrow('built');
  await expect(release(['catalog', '--key', key.file, '--site', origin], extras)).rejects.toThrow('built');

  expect(built.count).toBe(2);
});

async function runningSite(store: Store): Promise<string> {
  const probe = fastify();
  const port = Number(new URL(await probe.listen({ port: 0, host: 'localhost' })).port);
  await probe.close();
  const server = fastify();
  onTestFinished(() => server.close());
  const origin = `http://localhost:${port}`;
  await server.register(receiveReleases, { store, site: origin });
  await server.register(site, { store, origins: [], frames: [] });
  await server.listen({ port, host: 'localhost' });
  return origin;
}
