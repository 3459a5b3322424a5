import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Compilation, rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { leaveOut, unpublished, viewConfigs, withShortExports } from './view-configs.ts';

/** @returns the published files by name, or the errors */
async function build(sources: Record<string, string>) {
  const area = await mkdtemp(join(tmpdir(), 'embed-'));
  onTestFinished(() => rm(area, { recursive: true }));
  for (const [name, text] of Object.entries(sources)) {
    await mkdir(dirname(join(area, 'src', name)), { recursive: true });
    await writeFile(join(area, 'src', name), text);
  }
  const stats = await new Promise<{ errors?: { message: string }[] }>((resolve, reject) =>
    rspack(viewConfigs(area, 'sample', join(area, 'dist')), (cause, result) =>
      cause || !result ? reject(cause) : resolve(result.toJson({ all: false, errors: true, children: true })),
    ),
  );
  const names = (await readdir(join(area, 'dist')).catch(() => [])).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(area, 'dist', name), 'utf8')));
  return {
    files: Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ''])),
    errors: stats.errors?.map(({ message }) => message) ?? [],
  };
}

const part = "export const Part = () => console.log('text of the part'); export const other = 'other';";
const view = "import { wide } from './wide.ts'; export const mount = async () => { wide(); (await load()).Part(); };";
const wide = "export const wide = () => console.log('wide');";

test('area with two views: a file for each, its later parts beside it, nothing that no page loads', async () => {
  const { files, errors } = await build({
    'part.ts': `import { wide } from './wide.ts'; wide(); ${part}`,
    'wide.ts': wide,
    'embed.tsx': `${view} const load = async () => ({ Part: (await import('./part.ts')).Part });`,
    'embed-small.tsx': "export const mount = () => console.log('small');",
  });

  expect(errors).toEqual([]);
  expect(Object.keys(files)).toEqual(['sample-small.js', 'sample.js', 'sample.part.js']);
  expect(files['sample.js']).toMatch(/export\{.*\bmount\b.*\}/);
  expect(files['sample.js']).not.toContain('text of the part');
  expect(files['sample.part.js']).toContain('from"./sample.js"');
});

test('words of two views in one module: each view has its own', async () => {
  const table = (text: string) => `{ "${text}": "Text of ${text}" }`;
  const load = (view: string) =>
    `export const mount = async () => (await import(/* webpackChunkName: "words" */ './speak.ts')).${view};`;
  const { files, errors } = await build({
    'speak.ts': `import one from './one.json' with { type: 'json' }; import two from './two.json' with { type: 'json' };
      import { speakIn } from './speak-in.ts';
      export const big = /* @__PURE__ */ speakIn('de', one, two); export const small = /* @__PURE__ */ speakIn('de', two);`,
    'speak-in.ts': 'export const speakIn = (...words) => () => console.log(...words);',
    'one.json': table('one'),
    'two.json': table('two'),
    'embed.tsx': load('big'),
    'embed-small.tsx': load('small'),
  });

  expect(errors).toEqual([]);
  expect(files['sample.words.js']).toMatch(/Text of one.*Text of two/s);
  expect(files['sample-small.words.js']).toContain('Text of two');
  expect(files['sample-small.words.js']).not.toContain('Text of one');
});

test('same sources in two folders: the same bytes in every file, also with names of classes that are shortened', async () => {
  const sources = {
    'part.ts': `import { wide } from './wide.ts'; import part from './part.module.css'; wide(); console.log(part); ${part}`,
    'part.module.css': '.b { color: red } .a { color: blue }',
    'wide.ts': `import own from './wide.module.css'; export const wide = () => console.log(own);`,
    'wide.module.css': '.a { margin: 0 }',
    'embed.tsx': `${view} const load = async () => ({ Part: (await import('./part.ts')).Part });`,
  };

  const first = await build(sources);
  const second = await build(sources);

  expect(first.errors).toEqual([]);
  expect(Object.keys(first.files)).toContain('sample.part.js');
  expect(second.files).toEqual(first.files);
});

test('x.embed.ts beside x.ts: replaces it, and can import it itself', async () => {
  const { files } = await build({
    'wide.ts': wide,
    'wide.embed.ts':
      "import { wide as wider } from './wide.ts'; export const wide = () => { wider(); console.log('embed'); };",
    'embed.tsx': "import { wide } from './wide.ts'; export const mount = () => wide();",
  });

  expect(files['sample.js']).toMatch(/"wide".*"embed"/);
});

test('part imported as a whole module: the build fails and names what to write', async () => {
  const { errors } = await build({
    'part.ts': `import { own } from './own.ts'; own(); ${part}`,
    'own.ts': "export const own = () => console.log('own');",
    'wide.ts': wide,
    'embed.tsx': `${view} const load = () => import('./part.ts');`,
  });

  expect(errors.join()).toContain("(await import('./part.tsx')).Part");
});

function leftOf(files: Record<string, string>) {
  const assets = new Map(Object.entries(files));
  const errors: Error[] = [];
  const getAsset = (name: string) => {
    const text = assets.get(name);
    return text === undefined ? undefined : { name, source: { source: () => text } };
  };
  leaveOut(
    {
      errors,
      getAsset,
      getAssets: () => [...assets.keys()].map(getAsset),
      deleteAsset: (name: string) => assets.delete(name),
      renameAsset: (from: string, to: string) => assets.set(to, assets.get(from) ?? '').delete(from),
    } as unknown as Compilation,
    'test',
  );
  return { names: [...assets.keys()], errors: errors.map(({ message }) => message) };
}

test('view in a file of its own: the entry and the start code are left out', () => {
  const { names, errors } = leftOf({
    [unpublished('test')]: 'export * from "./test.js"',
    [unpublished('runtime')]: '',
    'test.js': '',
    'test.part.js': '',
  });

  expect(names).toEqual(['test.js', 'test.part.js']);
  expect(errors).toEqual([]);
});

test('entry that holds the view: stays, with the name of the view', () => {
  expect(leftOf({ [unpublished('test')]: 'view', 'test.part.js': '' }).names).toEqual(['test.part.js', 'test.js']);
});

test('file that needs one that is left out: an error with its name', () => {
  const { errors } = leftOf({ 'test.js': `import "./${unpublished('runtime')}"`, [unpublished('runtime')]: '' });

  expect(errors).toEqual([expect.stringMatching(/^test\.js needs the bundler's start code/)]);
});

const testFiles = new Map([
  ['list.js', 'let t=1,e=2,n=3;export{t as jsx,e as mount,n as useSay};'],
  ['list.filter.js', 'import{useSay as a,jsx as b}from"./list.js";import{jsx as c}from"./list.other.js";b(a)'],
]);

test('exports of a view: by their short names, mount by its own', () => {
  expect(withShortExports(testFiles, 'list.js').get('list.js')).toBe('let t=1,e=2,n=3;export{t,e as mount,n};');
});

test('imports of a later part: the short names of the view, those of other files as they were', () => {
  expect(withShortExports(testFiles, 'list.js').get('list.filter.js')).toBe(
    'import{n as a,t as b}from"./list.js";import{jsx as c}from"./list.other.js";b(a)',
  );
});

test('view without later parts: as it was', () => {
  const files = new Map([['list.js', 'export{e as mount};']]);

  expect(withShortExports(files, 'list.js')).toEqual(files);
});
