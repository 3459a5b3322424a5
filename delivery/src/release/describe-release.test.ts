import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractVersion } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import type { Built } from '../build/read-stats.ts';
import { testStore } from '../test/test-store.ts';
import { describeArea, describeShell } from './describe-release.ts';

const lazy = (chunk: string) => `() => __webpack_require__.e("${chunk}").then(() => {})`;

const testBuilt: Built = {
  chunks: new Map([
    ['courses', ['courses.123.js', 'courses.123.css']],
    ['faq', ['faq.123.js']],
    ['main', ['main.123.js', 'main.123.css']],
    ['federation', ['federation.123.js']],
  ]),
  needs: { react: { range: '^19.3.1', names: ['useState'] } },
  provides: { react: { version: '19.3.1', names: ['useState'] } },
  packages: [],
};

const testFiles = {
  'area.json': JSON.stringify({
    name: 'catalog',
    contract: contractVersion,
    routes: { '/languages/:id': { rendering: 'public' } },
    sections: { faq: {} },
  }),
  'server/index.mjs': `export const area = {
    routes: { '/languages/:id': ${lazy('courses')} },
    sections: { faq: () => __webpack_require__.e(/*! import() */ "faq").then(() => {}) },
  };`,
  'browser/remoteEntry.123.js': 'entry',
  'browser/courses.123.js': 'courses',
  'browser/courses.123.css': 'courses style',
  'browser/faq.123.js': 'faq',
  'browser/main.123.js': 'main',
  'browser/main.123.css': 'main style',
  'browser/federation.123.js': 'federation',
};

async function built(changes: Record<string, string | undefined> = {}) {
  const { directory } = await testStore();
  for (const [name, text] of Object.entries({ ...testFiles, ...changes })) {
    if (text === undefined) continue;
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), text);
  }
  return directory;
}

const describe = async (changes: Record<string, string | undefined>, name = 'catalog') =>
  describeArea(await built(changes), name, 'catalog-test', testBuilt);
const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const declare = (changes: object) => JSON.stringify({ ...JSON.parse(testFiles['area.json']), ...changes });

test('area: its declaration, its address, and each file with its integrity', async () => {
  expect(await describe({})).toEqual({
    contract: contractVersion,
    build: 'catalog-test',
    needs: testBuilt.needs,
    entry: { name: 'remoteEntry.123.js', integrity: integrityOf('entry') },
    routes: { '/languages/:id': { rendering: 'public' } },
    sections: { faq: {} },
    chunks: {
      routes: {
        '/languages/:id': {
          chunk: 'courses',
          script: { name: 'courses.123.js', integrity: integrityOf('courses') },
          style: { name: 'courses.123.css', integrity: integrityOf('courses style') },
        },
      },
      sections: { faq: { chunk: 'faq', script: { name: 'faq.123.js', integrity: integrityOf('faq') } } },
    },
  });
});

test('area declared for another contract than it is built for: one sentence', async () => {
  await expect(describe({ 'area.json': declare({ contract: contractVersion - 1 }) })).rejects.toThrow(
    `area.json of catalog: contract is ${contractVersion - 1}, the build is for ${contractVersion}. Nothing has changed.`,
  );
});

test('route declared but not offered: one sentence', async () => {
  const declared = declare({ routes: { '/later': { rendering: 'public' } } });

  await expect(describe({ 'area.json': declared })).rejects.toThrow(
    new UserError('Area catalog declares /later in routes but does not offer it.'),
  );
});

test('section declared but not offered: one sentence', async () => {
  await expect(describe({ 'area.json': declare({ sections: { later: {} } }) })).rejects.toThrow(
    new UserError('Area catalog declares later in sections but does not offer it.'),
  );
});

test('route offered but not declared: left out', async () => {
  expect((await describe({ 'area.json': declare({ sections: {} }) })).chunks.sections).toEqual({});
});

test('route that is not a lazy import: fails with its name', async () => {
  const server = `export const area = { routes: { '/languages/:id': async () => ({}) }, sections: { faq: ${lazy('faq')} } };`;

  await expect(describe({ 'server/index.mjs': server })).rejects.toThrow(
    'Area catalog: /languages/:id is not a lazy import.',
  );
});

test('route whose chunk the browser build does not have: fails with its name', async () => {
  const server = `export const area = { routes: { '/languages/:id': ${lazy('none')} }, sections: { faq: ${lazy('faq')} } };`;

  await expect(describe({ 'server/index.mjs': server })).rejects.toThrow(
    'Area catalog: /languages/:id is not a lazy import.',
  );
});

test('area under another name: one sentence', async () => {
  await expect(describe({ 'area.json': declare({ name: 'courses' }) })).rejects.toThrow(
    new UserError('area.json of catalog: the area calls itself "courses". Nothing has changed.'),
  );
});

test.each([
  ['cat', 'catalog'],
  ['catalogue', 'catalog'],
  ['expertsearch', 'experts'],
])('area %s beside %s: one sentence, because remotes are found by prefix', async (name, twin) => {
  await expect(describe({ 'area.json': declare({ name }) }, name)).rejects.toThrow(
    new UserError(`Area ${name} cannot be released beside ${twin}: one name is the prefix of the other.`),
  );
});

test.each(['my-area', 'Stories', '9stories', 's'.repeat(41)])(
  'area %s: refused, because keys and packages could not name it',
  async (name) => {
    await expect(describe({ 'area.json': declare({ name }) }, name)).rejects.toThrow(
      new UserError(
        `An area cannot be called ${name}: its name is one word of at most 40 small letters and digits, like stories.`,
      ),
    );
  },
);

test('build without a container: fails', async () => {
  await expect(describe({ 'browser/remoteEntry.123.js': undefined })).rejects.toThrow('has no file like /^remoteEntry');
});

test('shell: its main script and style, its own pages, and the fonts of the first paint', async () => {
  const directory = await built({
    'server/index.mjs': `export const shell = { homeSections: [{ area: 'catalog', name: 'faq', number: '1' }], slots: ['home-end'], pages: { routes: { '/': ${lazy('courses')} }, sections: {} } };`,
    'browser/fonts/besley-latin-wght-normal-basic.123.woff2': 'font',
    'browser/fonts/besley-latin-wght-normal-rest.123.woff2': 'font',
    'browser/fonts/besley-latin-500-italic-basic.123.woff2': 'font',
    'browser/fonts/atkinson-hyperlegible-next-latin-wght-normal-basic.123.woff2': 'font',
    'browser/fonts/atkinson-hyperlegible-next-latin-ext-wght-normal.123.woff2': 'font',
  });

  const described = await describeShell(directory, 'shell-test', testBuilt);

  expect(described).toMatchObject({
    homeSections: [{ area: 'catalog', name: 'faq' }],
    slots: ['home-end'],
    provides: testBuilt.provides,
    main: { name: 'main.123.js', integrity: integrityOf('main') },
    style: { name: 'main.123.css', integrity: integrityOf('main style') },
    federation: { name: 'federation.123.js', integrity: integrityOf('federation') },
    chunks: { routes: { '/': { chunk: 'courses' } }, sections: {} },
  });
  expect(described.fonts.toSorted()).toEqual([
    'fonts/atkinson-hyperlegible-next-latin-wght-normal-basic.123.woff2',
    'fonts/besley-latin-wght-normal-basic.123.woff2',
  ]);
});

test('shell without a main style: fails', async () => {
  const directory = await built({
    'server/index.mjs': 'export const shell = { pages: { routes: {}, sections: {} } };',
  });

  await expect(
    describeShell(directory, 'shell-test', { ...testBuilt, chunks: new Map([['main', ['main.123.js']]]) }),
  ).rejects.toThrow('The shell has no main script, no style or no federation.');
});
