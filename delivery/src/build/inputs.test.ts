import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hashOf, inputsOf } from './inputs.ts';

/** A repository with a workspace `area` of two files. */
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
