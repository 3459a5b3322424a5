import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { testRelease, testStore } from '../test/test-store.ts';
import { integrityOf } from './seal-release.ts';
import { verifyRelease } from './verify-release.ts';

async function verified(damage: (directory: string) => Promise<unknown> = async () => {}) {
  const store = await testStore();
  const hash = await testRelease(store, 'catalog', 'first');
  await damage(store.release('catalog', hash));
  return verifyRelease(store, 'catalog', hash);
}

async function flipByte(file: string) {
  const bytes = await readFile(file);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  await writeFile(file, bytes);
}

async function describe(directory: string, change: (description: Record<string, unknown>) => void) {
  const file = join(directory, 'release.json');
  const description = JSON.parse(await readFile(file, 'utf8'));
  change(description);
  await writeFile(file, JSON.stringify(description));
}

test('release as it was made: its description', async () => {
  expect(await verified()).toMatchObject({ build: 'catalog-test' });
});

test.each(['browser/main.js', 'browser/main.css', 'server/index.mjs', 'browser/main.js.br', 'browser/main.css.gz'])(
  'one byte of %s flipped: refused with the file',
  async (path) => {
    await expect(verified((directory) => flipByte(join(directory, path)))).rejects.toThrow(
      new RegExp(`^Release \\w+ of catalog is refused: ${path} is not what was released\\. Nothing has changed\\.`),
    );
  },
);

test.each(['browser/main.js', 'server/index.mjs'])('%s taken away: refused with the file', async (path) => {
  await expect(verified((directory) => rm(join(directory, path)))).rejects.toThrow(`${path} is missing.`);
});

test('file added: refused with the file', async () => {
  await expect(verified((directory) => writeFile(join(directory, 'browser/more.js'), ''))).rejects.toThrow(
    'browser/more.js does not belong to it.',
  );
});

test('compressed version that unpacks to something else: refused with the file', async () => {
  await expect(
    verified((directory) => writeFile(join(directory, 'browser/main.js.gz'), gzipSync('other();'))),
  ).rejects.toThrow('browser/main.js.gz is not what was released.');
});

test.each<[string, (description: Record<string, unknown>) => void]>([
  ['contract', (description) => Object.assign(description, { contract: 1 })],
  ['base', (description) => Object.assign(description, { base: 'https://elsewhere.test/' })],
  ['release', (description) => Object.assign(description, { release: '0123456789abcdef' })],
  ['needs', (description) => delete description.needs],
  ['integrity of a file', ({ files }) => Object.assign(files as object, { 'browser/main.js': 'sha384-' })],
])('%s changed in the description: refused', async (_, change) => {
  await expect(verified((directory) => describe(directory, change))).rejects.toThrow(
    'its release.json is not what was released.',
  );
});

test('list of files taken out of the description: refused', async () => {
  await expect(verified((directory) => describe(directory, (description) => delete description.files))).rejects.toThrow(
    'it is from before the integrity of every file was recorded.',
  );
});

test('release under another hash, or of another area: refused', async () => {
  const store = await testStore();
  const hash = await testRelease(store, 'catalog', 'first');
  await cp(store.release('catalog', hash), store.release('catalog', '0123456789abcdef'), { recursive: true });
  await cp(store.release('catalog', hash), store.release('experts', hash), { recursive: true });

  await expect(verifyRelease(store, 'catalog', '0123456789abcdef')).rejects.toThrow(UserError);
  await expect(verifyRelease(store, 'experts', hash)).rejects.toThrow(UserError);
});

test.each(['server/page.cjs', 'server/page.js', 'server/package.json', 'server/addon.node', 'server/page.MJS'])(
  '%s in the server bundle: refused with the file',
  async (path) => {
    const store = await testStore();
    const hash = await testRelease(store, 'catalog', 'first', { files: { [path]: '{}' } });

    await expect(verifyRelease(store, 'catalog', hash)).rejects.toThrow(
      `${path} is no JavaScript module, and a server bundle has nothing else.`,
    );
  },
);

test.each([
  'embed/assessment.js',
  'embed/loader.js',
  'embed/catalogue.js',
  'embed/contract.txt',
  'embed/catalog.x/a.js',
])(
  '%s, which partners would load from the place of others: refused with the file and the area that brings it',
  async (path) => {
    const store = await testStore();
    const hash = await testRelease(store, 'catalog', 'first', { files: { [path]: '' } });

    await expect(verifyRelease(store, 'catalog', hash)).rejects.toThrow(
      `Release ${hash} of catalog is refused: ${path} is none of the files of catalog for partners: those begin with catalog. or catalog-.`,
    );
  },
);

test('files for partners as the build names them: kept', async () => {
  const store = await testStore();
  const names = ['catalog.js', 'catalog.12.js', 'catalog-needs.js', 'catalog-needs.12.js'];
  const files = Object.fromEntries(names.map((name) => [`embed/${name}`, '']));

  const hash = await testRelease(store, 'catalog', 'first', { files });

  await expect(verifyRelease(store, 'catalog', hash)).resolves.toMatchObject({ release: hash });
});

test.each([
  ['style', 'guide.txt'],
  ['style', 'guide.css.js'],
  ['script', 'guide.mjs'],
])('%s of a page that is called %s: refused with the file', async (kind, name) => {
  const store = await testStore();
  const integrity = integrityOf('html {}');
  const main = { name: 'guide.js', integrity };
  const chunk = { chunk: 'guide', script: main, [kind]: { name, integrity } };
  const hash = await testRelease(store, 'catalog', 'first', {
    files: { 'browser/guide.js': 'html {}', [`browser/${name}`]: 'html {}' },
    description: { chunks: { routes: { '/catalog': chunk }, sections: {} } },
  });

  await expect(verifyRelease(store, 'catalog', hash)).rejects.toThrow(
    `pages load ${name} as a ${kind}, and its name does not end in ${kind === 'style' ? '.css' : '.js'}.`,
  );
});
