import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { viewConfigs } from './view-configs.ts';

/** Builds an area of these source files. @returns the published files by name, or the errors */
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
