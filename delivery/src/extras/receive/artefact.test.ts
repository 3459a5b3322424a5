import { existsSync } from 'node:fs';
import fs, { readFile, stat, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { UserError } from '@agile-languages/shared/errors';
import { expect, onTestFinished, test, vi } from 'vitest';
import { integrityOf } from '../../release/seal-release.ts';
import { verifyRelease } from '../../release/verify-release.ts';
import { noteUse } from '../../store/note-use.ts';
import { storeFolders } from '../../store/store.ts';
import { removeUnusedReleases, storedBytes } from '../../store/unused-releases.ts';
import { liveTestStore, testHash, testStore } from '../../test/test-store.ts';
import { keepArtefact } from './release-artefact.ts';
import { changeArtefact, type TestEntry, testArtefact } from './test-artefact.ts';

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

const replaced = (path: string, change: (text: string) => string) => (entries: TestEntry[]) =>
  entries.map((entry) => (entry.header.name === `package/${path}` ? { ...entry, text: change(entry.text) } : entry));
const changedJson = (path: string, change: (value: never) => unknown) =>
  replaced(path, (text) => {
    const value = JSON.parse(text);
    change(value as never);
    return JSON.stringify(value);
  });
const added =
  (name: string, header: object = {}) =>
  (entries: TestEntry[]) => [...entries, { header: { name, ...header }, text: 'test' }];
const without = (path: string) => (entries: TestEntry[]) =>
  entries.filter(({ header }) => header.name !== `package/${path}`);

test('artefact: kept as the release that it was made from', async () => {
  const store = await testStore();

  const { name, description, commit, builder } = await keepArtefact(store, await testArtefact());

  expect(name).toBe('catalog');
  expect(description.release).toBe(testHash('catalog', 'second'));
  expect({ commit, builder }).toEqual({ commit: expect.stringMatching(/^\w{40}$/), builder: 'test' });
  await expect(verifyRelease(store, 'catalog', description.release)).resolves.toMatchObject({ build: 'catalog-test' });
});

test('the same release packed in two folders: the same bytes', async () => {
  const [first, second] = [await testArtefact(), await testArtefact()];

  expect(first).not.toBe(second);
  expect(await readFile(first)).toEqual(await readFile(second));
});

test('artefact: a package with name, version and commit, as npm wants it', async () => {
  const file = await testArtefact({ changes: { description: { version: '1.8.2' } } });
  let content: object = {};
  await changeArtefact(file, (entries) => {
    content = JSON.parse(entries.find(({ header }) => header.name === 'package/package.json')?.text ?? '');
    return entries;
  });

  expect(content).toEqual({
    name: '@agile-languages/mf-catalog',
    version: '1.8.2',
    description: expect.stringMatching(/^Release \w{16} of catalog\.$/),
    license: 'UNLICENSED',
    gitHead: expect.stringMatching(/^\w{40}$/),
    release: { area: 'catalog', hash: expect.stringMatching(/^\w{16}$/), builder: 'test' },
  });
});

test('artefact: brings the compressed copies of its files', async () => {
  const store = await testStore();

  const { description } = await keepArtefact(store, await testArtefact());

  const kept = join(store.release('catalog', description.release), 'browser/main.js');
  expect(brotliDecompressSync(await readFile(`${kept}.br`))).toEqual(await readFile(kept));
  expect(gunzipSync(await readFile(`${kept}.gz`))).toEqual(await readFile(kept));
});

test('artefact with which the releases have more bytes than the operator allows: refused, and nothing of it is kept', {
  tags: ['all'],
}, async () => {
  const { store } = await liveTestStore();
  const file = await testArtefact();
  const most = (await storedBytes(store)) + 100;

  await expect(keepArtefact(store, file, { most })).rejects.toThrow(
    /^The releases of this site would have more than [\d.]+ MB \(MOST_STORED_MEGABYTES\)\. Nothing has changed\. The operator decides about more\.$/,
  );

  expect(existsSync(store.release('catalog', testHash('catalog', 'second')))).toBe(false);
  await expect(keepArtefact(store, file, { most: 2 * most })).resolves.toMatchObject({ name: 'catalog' });
});

test('release that is kept already: left as it is', { tags: ['all'] }, async () => {
  const store = await testStore();
  const file = await testArtefact();
  await keepArtefact(store, file);
  const kept = join(store.release('catalog', testHash('catalog', 'second')), 'browser/main.js');
  const before = await stat(kept);

  await keepArtefact(store, file);

  expect((await stat(kept)).ino).toBe(before.ino);
});

test('release that is kept already, in a store that is full: it needs no room', async () => {
  const { store } = await liveTestStore();
  const file = await testArtefact();
  await keepArtefact(store, file);

  await expect(keepArtefact(store, file, { most: 100 })).resolves.toMatchObject({ name: 'catalog' });
});

test('release that is kept already, while another command removes what nobody uses: left as it is', async () => {
  const { store } = await liveTestStore();
  const file = await testArtefact();
  await keepArtefact(store, file);
  const release = testHash('catalog', 'second');
  await noteUse(store, 'catalog', release, new Date(0));
  const before = await stat(store.release('catalog', release));
  const read = readFile;
  const reading = vi.spyOn(fs, 'readFile').mockImplementation(async (path, options) => {
    const content = await read(path, options);
    if (path === join(store.release('catalog', release), 'release.json')) await removeUnusedReleases(store);
    return content;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    reading.mockRestore();
    syncBuiltinESMExports();
  });

  await keepArtefact(store, file);

  expect((await stat(store.release('catalog', release))).ino).toBe(before.ino);
});

const other = integrityOf('other');

test.each<[string, (entries: TestEntry[]) => TestEntry[], RegExp]>([
  [
    'a flipped byte',
    replaced('browser/main.js', (text) => text.replace('1', '2')),
    /browser\/main\.js is not what was/,
  ],
  [
    'a compressed copy of another text',
    replaced('browser/main.js.br', () => brotliCompressSync('other').toString('latin1')),
    /browser\/main\.js\.br is not what was/,
  ],
  [
    'a compressed copy of a hundred megabytes',
    replaced('browser/main.js.br', () => brotliCompressSync(Buffer.alloc(100 * 2 ** 20), quick).toString('latin1')),
    /browser\/main\.js\.br is not what was/,
  ],
  ['a file less', without('server/index.mjs'), /server\/index\.mjs is missing/],
  ['a file more', added('package/browser/more.js'), /browser\/more\.js does not belong to it/],
  [
    'a file outside',
    added('package/../../outside.js'),
    /package\/\.\.\/\.\.\/outside\.js is nothing that a release has/,
  ],
  ['an absolute file', added('/etc/passwd'), /\/etc\/passwd is nothing that a release has/],
  ['a hidden file', added('package/browser/.hidden'), /is nothing that a release has/],
  [
    'a link',
    added('package/browser/link.js', { type: 'symlink', linkname: '/etc/passwd' }),
    /is nothing that a release/,
  ],
  ['a file twice', added('package/browser/main.js'), /it has browser\/main\.js twice/],
  ['no description', without('release.json'), /its release\.json is missing or not readable/],
  ['no package.json', without('package.json'), /its package\.json names no area/],
  ...storeFolders.map((area): [string, (entries: TestEntry[]) => TestEntry[], RegExp] => [
    `the name of the store's folder ${area}`,
    changedJson('package.json', ({ release }: { release: object }) => Object.assign(release, { area })),
    /its package\.json names no area/,
  ]),
  [
    "another area's name",
    changedJson('package.json', ({ release }: { release: object }) => Object.assign(release, { area: 'experts' })),
    /its release\.json is not what was released/,
  ],
  [
    'another origin',
    changedJson('release.json', (value: object) => Object.assign(value, { base: 'https://elsewhere.test/' })),
    /its release\.json is not what was released/,
  ],
  [
    'the integrity of a file taken out',
    changedJson('release.json', ({ files }: { files: Record<string, string> }) => delete files['browser/main.js']),
    /its release\.json is not what was released/,
  ],
])('artefact with %s: refused, nothing is kept', async (_, change, sentence) => {
  const store = await testStore();
  const file = await testArtefact();
  await changeArtefact(file, change);

  const refusal = await keepArtefact(store, file).catch((cause: unknown) => cause);

  expect(refusal).toBeInstanceOf(UserError);
  expect(refusal).toMatchObject({ message: expect.stringMatching(sentence) });
  await expect(readFile(join(store.directory, 'catalog'))).rejects.toThrow('ENOENT');
});

test.each([
  ['entry', { entry: { name: 'main.js' } }],
  ['entry', { entry: { name: 'main.js', integrity: other } }],
  ['chunk', { chunks: { routes: { '/catalog': { chunk: 'main', script: { name: 'main.js' } } }, sections: {} } }],
  ['chunk', { chunks: { routes: { '/catalog': null }, sections: {} } }],
  ['build', { build: undefined }],
])('%s without its integrity or name, sealed like that (%o): refused', async (_, description) => {
  const file = await testArtefact({ changes: { description } });

  await expect(keepArtefact(await testStore(), file)).rejects.toThrow(UserError);
});

test.each(['experts', 'shell'])('artefact with a file of %s for partners, sealed like that: refused', async (other) => {
  const path = `embed/${other}.js`;
  const file = await testArtefact({ changes: { files: { [path]: 'export const mount = 1;' } } });
  const store = await testStore();

  await expect(keepArtefact(store, file)).rejects.toThrow(`is refused: ${path} is none of the files of catalog`);
  await expect(readFile(join(store.directory, 'catalog'))).rejects.toThrow('ENOENT');
});

test.each([
  ['no archive', Buffer.from('test')],
  ['nothing', Buffer.alloc(0)],
])('%s: refused in one sentence', async (_, bytes) => {
  const file = await testArtefact();
  await writeFile(file, bytes);

  await expect(keepArtefact(await testStore(), file)).rejects.toThrow(/is refused: it/);
});

test('file that unpacks to very much more than it is: refused while it is read', async () => {
  const file = await testArtefact();
  const zeros = gzipSync(Buffer.alloc(64 * 2 ** 20));
  await writeFile(file, Buffer.concat(Array.from({ length: 20 }, () => zeros)));

  await expect(keepArtefact(await testStore(), file)).rejects.toThrow('it unpacks to more than 50 times its bytes.');
});

test('half of an artefact: refused in one sentence', async () => {
  const file = await testArtefact();
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length / 2));

  await expect(keepArtefact(await testStore(), file)).rejects.toThrow(/is refused: it is no package of npm/);
});

test('no file: one sentence', async () => {
  await expect(keepArtefact(await testStore(), '/test/missing.tgz')).rejects.toThrow(
    'There is no file /test/missing.tgz.',
  );
});
