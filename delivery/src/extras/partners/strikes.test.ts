/** @module-tag all */
import { fileURLToPath } from 'node:url';
import { elementSpecs } from '@agile-languages/shared/embed/spec';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { completedRegistry } from '../../activate/next-registry.ts';
import { mapConcurrently } from '../../map-concurrently.ts';
import { site } from '../../serve/site.ts';
import { readRegistry, releaseIn } from '../../store/registry.ts';
import { type Store, storeIn } from '../../store/store.ts';
import { everyFaultAt, strikeWith } from '../../test/struck-site.ts';
import { activate, copyOf, testConfig, testRelease, testReleases, testStore } from '../../test/test-store.ts';
import { embedRoutes } from './embed-routes.ts';
import { prepareEmbed } from './publish.ts';
import type { PartnersStrike } from './strike-partners.ts';
import { publishedVersions } from './versions.ts';

const program = fileURLToPath(new URL('strike-partners.ts', import.meta.url));
const strike = (store: Store, task: Omit<PartnersStrike, 'directory'>) => strikeWith(program, store, task);
const [module = ''] = elementSpecs.map((spec) => spec.module);

const releaseOf = (store: Store, name: string, version: string) =>
  testRelease(store, name, version, { files: { [`embed/${name}.js`]: `export const mount = '${version}';` } });

/** The release that is live, and what partners get of it at both of its addresses. */
async function stateOf(store: Store): Promise<string> {
  const registry = await readRegistry(store);
  const server = fastify();
  await server.register(site, { store, origins: [], frames: [], routes: embedRoutes });
  const texts = ['v1', registry?.embed ?? ''].map(async (version) => {
    const { statusCode, body } = await server.inject(`/embed/${version}/${module}.js`);
    return `${statusCode} ${body}`;
  });
  const state = [releaseIn(registry, module), ...(await Promise.all(texts))].join('\n');
  await server.close();
  return state;
}

test('release with files for partners, struck at every step: they get those of before or of after it, never between', {
  timeout: 900_000,
}, async () => {
  const original = await testStore();
  const releases: Record<string, string> = await testReleases(original);
  for (const spec of elementSpecs) releases[spec.module] = await releaseOf(original, spec.module, 'first');
  await activate(original, releases, { prepareForPartners: prepareEmbed });
  const next = await releaseOf(original, module, 'next');
  const options = { config: testConfig, note: { kind: 'release', why: 'test' }, releases: { [module]: next } } as const;
  const [before, whole] = [await stateOf(original), await copyOf(original)];
  const { steps } = await strike(whole, { options });
  const after = await stateOf(whole);
  expect(steps).toContain(`rename embed/${(await readRegistry(whole))?.embed}`);
  expect(steps).toContain('rename embed/versions.json');
  expect(after).not.toBe(before);

  const seen = await mapConcurrently(2, everyFaultAt(steps), async ({ fault, step, at }) => {
    const store = await copyOf(original);
    await strike(store, { options, at, fault });
    const which = (state: string) => (state === before ? 'before' : state === after ? 'after' : 'between');
    const opened = which(await stateOf(store));
    const registry = await completedRegistry(storeIn(store.directory));
    const completed = which(await stateOf(store));
    const isRecorded = (registry?.embed ?? '') in (await publishedVersions(store));
    await strike(store, { options });
    return { fault, step, opened, completed, isRecorded, again: which(await stateOf(store)) };
  });

  for (const { opened, completed, isRecorded, again, ...where } of seen) {
    expect({ ...where, opened }).toEqual({ ...where, opened: expect.stringMatching(/before|after/) });
    expect({ ...where, completed }).toEqual({ ...where, completed: expect.stringMatching(/before|after/) });
    expect({ ...where, isRecorded, again }).toEqual({ ...where, isRecorded: true, again: 'after' });
  }
});
