import { expect, test } from 'vitest';
import { readRegistry } from '../store/registry-file.ts';
import { activate, testRelease, testReleases, testStore } from '../test/test-store.ts';
import { differingNames } from './differing-names.ts';
import { buildIdOf, inputsOf } from './inputs.ts';

const testNames = ['shell', 'catalog', 'experts'];

/** A live site whose catalogue was built from the sources of this checkout. */
async function liveStore() {
  const store = await testStore();
  const { shell, experts } = await testReleases(store);
  const build = buildIdOf('catalog', await inputsOf('catalog'));
  const catalog = await testRelease(store, 'catalog', 'of this checkout', { description: { build } });
  await activate(store, { shell, catalog, experts });
  return store;
}

test('live release built from the same sources: no difference; from others: named', async () => {
  const store = await liveStore();

  expect(await differingNames(store, await readRegistry(store), testNames)).toEqual(['shell', 'experts']);
});

test('area that is not live: named', async () => {
  const store = await liveStore();

  expect(await differingNames(store, await readRegistry(store), ['catalog', 'enrolment'])).toEqual(['enrolment']);
});
