import { existsSync } from 'node:fs';
import { appendFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elementSpecs } from '@agile-languages/shared/embed/spec';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import type { Candidate } from '../../activate/activate-options.ts';
import { Refusal } from '../../refusal.ts';
import { site } from '../../serve/site.ts';
import type { Store } from '../../store/store.ts';
import { activate, type TestChanges, testConfig, testRelease, testReleases, testStore } from '../../test/test-store.ts';
import { embedRoutes } from './embed-routes.ts';
import { prepareEmbed } from './publish.ts';
import { publishedVersions } from './versions.ts';

const partners = { prepareForPartners: prepareEmbed };

async function publishEmbed(...args: Parameters<typeof prepareEmbed>): Promise<string | undefined> {
  const prepared = await prepareEmbed(...args);
  await prepared?.publish();
  return prepared?.version;
}

const modules = elementSpecs.map(({ module }) => module);

async function addView(store: Store, name: string, hash: string, text: string) {
  const folder = join(store.release(name, hash), 'embed');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.js`), `export const mount = '${text}';`);
}

async function served(store: Store) {
  const server = fastify();
  await server.register(site, { store, origins: [], frames: [], routes: embedRoutes });
  onTestFinished(() => server.close());
  return server;
}

const viewOf = (name: string, text: string): TestChanges => ({
  files: { [`embed/${name}.js`]: `export const mount = '${text}';` },
});

async function releasesWith(store: Store, names: readonly string[]): Promise<Record<string, string>> {
  for (const name of names) await addView(store, name, 'first', name);
  return Object.fromEntries(names.map((name) => [name, 'first']));
}

test('release that brings a module: published beside those of the others, whichever area it is', async () => {
  const store = await testStore();
  const releases = await releasesWith(store, [...modules, 'test-area']);

  const version = await publishEmbed(store, testConfig, releases);

  expect(version).toMatch(/^1\.\d+\.\d+$/);
  expect(await readdir(store.embed(version ?? ''))).toEqual(
    expect.arrayContaining([
      'contract.txt',
      'loader.js',
      'embed.css',
      'manifest.json',
      'test-area.js',
      ...modules.map((name) => `${name}.js`),
    ]),
  );
});

test('release that was live before this was looked at, with files of others: those of the others are published', {
  tags: ['all'],
}, async () => {
  const store = await testStore();
  const releases = await releasesWith(store, [...modules, 'stories', 'loader']);
  const [module = ''] = modules;
  for (const name of [`${module}.js`, 'embed.css', 'other.js'])
    await writeFile(join(store.release('stories', 'first'), 'embed', name), 'taken');

  const version = await publishEmbed(store, testConfig, releases);

  const texts = [`${module}.js`, 'embed.css', 'loader.js'].map((name) =>
    readFile(store.embed(`${version}/${name}`), 'utf8'),
  );
  expect((await Promise.all(texts)).join()).not.toMatch(/taken|mount = 'loader'/);
  expect(await readdir(store.embed(version ?? ''))).not.toContain('other.js');
});

test('release that is tried: partners get its files when it has passed, and none when it is refused', {
  tags: ['all'],
}, async () => {
  const store = await testStore();
  const releases: Record<string, string> = await testReleases(store);
  const [module = ''] = modules;
  for (const name of modules) releases[name] = await testRelease(store, name, 'first', viewOf(name, 'tried'));
  const isPublic = async (version: string) =>
    existsSync(store.embed(version)) || version in (await publishedVersions(store));
  const tryOut = async ({ store: drafted, registry }: Candidate) => {
    const path = `/embed/v1/${module}.js`;
    const candidate = { ...drafted, registry: join(drafted.pages(registry.revision), 'registry.json') };
    const server = await served(candidate);
    const exact = path.replace('v1', registry.embed ?? '');
    for (const url of [path, exact]) expect((await server.inject(url)).body).toContain('tried');
    expect(await isPublic(registry.embed ?? '')).toBe(false);
    expect((await (await served(store)).inject(exact)).statusCode).toBe(404);
    return registry.embed ?? '';
  };

  const refused = activate(store, releases, {
    ...partners,
    tryOut: async (candidate) => {
      throw new Refusal(await tryOut(candidate));
    },
  });
  const { message: version } = await refused.catch((cause) => cause);

  expect(await isPublic(version)).toBe(false);
  expect((await readdir(store.embed(''))).filter((name) => name.includes('draft'))).toEqual([]);

  await activate(store, releases, { ...partners, tryOut });

  expect(await isPublic(version)).toBe(true);
});

test('element without a module in any release: nothing is published', async () => {
  const store = await testStore();
  const releases = await releasesWith(store, modules.slice(1));

  expect(await publishEmbed(store, testConfig, releases)).toBeUndefined();
});

test('same releases once more: the same version, not written again', { tags: ['all'] }, async () => {
  const store = await testStore();
  const releases = await releasesWith(store, modules);
  const version = await publishEmbed(store, testConfig, releases);
  await writeFile(store.embed(`${version}/test.txt`), 'text');

  expect(await publishEmbed(store, testConfig, releases)).toBe(version);
  expect(await readFile(store.embed(`${version}/test.txt`), 'utf8')).toBe('text');
});

test('same releases in another installation: the same version', { tags: ['all'] }, async () => {
  const [first, second] = [await testStore(), await testStore()];
  const releases = await releasesWith(first, modules);
  await releasesWith(second, modules);

  expect(await publishEmbed(second, testConfig, releases)).toBe(await publishEmbed(first, testConfig, releases));
});

test('live version that promises more than the next: refused with the line, and nothing is published', {
  tags: ['all'],
}, async () => {
  const store = await testStore();
  const releases = await releasesWith(store, modules);
  const live = (await publishEmbed(store, testConfig, releases)) ?? '';
  await appendFile(store.embed(`${live}/contract.txt`), 'token --agile-test: colour\n');
  await addView(store, modules[0] ?? '', 'next', 'next');

  const publishing = publishEmbed(store, testConfig, { ...releases, [modules[0] ?? '']: 'next' }, live);

  await expect(publishing).rejects.toThrow('- token --agile-test: colour');
  expect(Object.keys(await publishedVersions(store))).toEqual([live]);
});

test('rollback: /embed/v1 gives the files of the version before again, the later one stays at its exact address', {
  tags: ['all'],
}, async () => {
  const store = await testStore();
  const first: Record<string, string> = await testReleases(store);
  const [module = ''] = modules;
  for (const name of modules) first[name] = await testRelease(store, name, 'first', viewOf(name, 'first'));
  const next = await testRelease(store, module, 'next', viewOf(module, 'next'));
  const server = await served(store);
  const live = async (path: string) => (await server.inject(`/embed/${path}/${module}.js`)).body;
  const versionOf = async () => JSON.parse((await server.inject('/embed/v1/manifest.json')).body).version;

  await activate(store, first, partners);
  expect(await live('v1')).toContain('first');
  const before = await versionOf();
  await activate(store, { [module]: next }, partners);
  expect(await live('v1')).toContain('next');
  const after = await versionOf();

  await activate(store, { [module]: first[module] ?? '' }, partners);

  expect(await live('v1')).toContain('first');
  expect(await versionOf()).toBe(before);
  expect(await live(after)).toContain('next');
  expect((await server.inject('/embed/versions.json')).json()).toEqual({
    v1: before,
    versions: [before, after].map((version) => ({ version, publishedAt: expect.any(String) })),
  });
});
