import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { areaNames } from '@agile-languages/shared/build/checkout';
import { expect, onTestFinished, test } from 'vitest';
import { checkName } from '../release/declaration.ts';
import { readRegistry } from '../store/registry.ts';
import { activate, testRelease, testReleases, testStore } from '../test/test-store.ts';
import { buildIdOf, differingNames, hashOf, inputsOf, sourceNames } from './sources.ts';

async function testRoot() {
  const root = await mkdtemp(join(tmpdir(), 'inputs-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), text);
  };
  await write('area/area.json', '{}');
  await write('area/src/page.tsx', 'export default 1;');
  await write('package-lock.json', '{}');
  const hash = () => hashOf(root, [join(root, 'area')], [join(root, 'package-lock.json')]);
  return { root, write, hash };
}

test('nothing changed: the same hash', async () => {
  const { hash } = await testRoot();

  expect(await hash()).toBe(await hash());
  expect(await hash()).toMatch(/^[\da-f]{16}$/);
});

test('same files in another folder: the same hash', async () => {
  expect(await (await testRoot()).hash()).toBe(await (await testRoot()).hash());
});

test.each([
  ['source file', 'area/src/page.tsx'],
  ['style', 'area/src/page.module.css'],
  ['declaration', 'area/area.json'],
  ['installed version', 'package-lock.json'],
])('%s changed: another hash', async (_, file) => {
  const { write, hash } = await testRoot();
  const before = await hash();

  await write(file, 'changed');

  expect(await hash()).not.toBe(before);
});

test.each([
  'area/src/page.test.tsx',
  'area/src/data.test.ts',
  'area/README.md',
  'area/src/test/rows.ts',
  'area/node_modules/other/index.js',
  'area/dist/browser/main.js',
])('%s written: the same hash', async (file) => {
  const { write, hash } = await testRoot();
  const before = await hash();

  await write(file, 'changed');

  expect(await hash()).toBe(before);
});

test('file renamed: another hash', async () => {
  const { root, hash } = await testRoot();
  const before = await hash();

  await rename(join(root, 'area/src/page.tsx'), join(root, 'area/src/other.tsx'));

  expect(await hash()).not.toBe(before);
});

test('end of one file moved to the beginning of the next: another hash', async () => {
  const { write, hash } = await testRoot();
  await write('area/a.ts', 'one');
  await write('area/b.ts', 'two');
  const before = await hash();

  await write('area/a.ts', 'onet');
  await write('area/b.ts', 'wo');

  expect(await hash()).not.toBe(before);
});

test('workspaces of this repository: a hash of each, and no two alike', async () => {
  const hashes = [await inputsOf('shell'), await inputsOf('catalog'), await inputsOf('experts')];

  expect(new Set(hashes).size).toBe(3);
});

test('areas of a checkout: every folder mf-<name> with an area.json, by name', async () => {
  const checkout = await mkdtemp(join(tmpdir(), 'checkout-'));
  onTestFinished(() => rm(checkout, { recursive: true }));
  for (const name of ['mf-stories', 'mf-catalog', 'mf-begun', 'shell']) await mkdir(join(checkout, name));
  for (const name of ['mf-stories', 'mf-catalog', 'shell']) await writeFile(join(checkout, name, 'area.json'), '{}');

  expect(areaNames(checkout)).toEqual(['catalog', 'stories']);
});

test.each(sourceNames())('area %s of this checkout: not the prefix of another', (name) => {
  expect(() => checkName(name, sourceNames())).not.toThrow();
});

const testNames = ['shell', 'catalog', 'experts'];

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
