import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { area, crossing } from '@agile-languages/shared/build';
import { contractVersion } from '@agile-languages/shared/contract';
import { expect, test } from 'vitest';
import { root } from '../paths.ts';
import { describeArea } from '../release/describe-release.ts';
import { integrityOfFiles } from '../release/seal-release.ts';
import { storeIn } from '../store/store.ts';
import { testStore } from '../test/test-store.ts';
import { build, runBuild } from './build.ts';

const testSources = {
  'area.json': JSON.stringify({
    name: 'sample',
    contract: contractVersion,
    routes: { '/sample': { rendering: 'public' }, '/other': { rendering: 'public' } },
    sections: { part: {} },
  }),
  'src/area.ts': `export const area = {
    routes: { '/sample': () => import('./sample/sample.page.tsx'), '/other': () => import('./other/other.page.tsx') },
    sections: { part: () => import('./part/part.section.tsx') },
  };`,
  'src/sample/sample.page.tsx': `
    import { Link } from '@agile-languages/shared/router';
    import { useState } from 'react';
    import styles from './sample.module.css';
    export default function SamplePage() { return <Link className={styles.bigTitle} to="/">{useState('test')[0]}</Link>; }`,
  'src/sample/sample.module.css': '.bigTitle { color: red; background: url(./sample.woff2) }',
  'src/sample/sample.woff2': 'test font',
  'src/other/other.page.tsx': 'export default function OtherPage() { return <p>other page</p>; }',
  'src/part/part.section.tsx': 'export default function Part() { return <p>part of a page</p>; }',
};

async function built(changes: Record<string, string> = {}) {
  const { directory } = await testStore();
  const source = join(directory, 'mf-sample');
  for (const [name, text] of Object.entries({ ...testSources, ...changes })) {
    await mkdir(dirname(join(source, name)), { recursive: true });
    await writeFile(join(source, name), text);
  }
  const outDir = storeIn(directory).release('sample', '0123456789abcdef');
  const build = await runBuild('catalog', area(source)({ outDir, build: 'sample-test' }));
  await writeFile(join(outDir, 'area.json'), { ...testSources, ...changes }['area.json']);
  return { outDir, build };
}

const textsBelow = async (folder: string, end: string) => {
  const names = (await readdir(folder)).filter((name) => name.endsWith(end));
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.join('\n');
};

test('area: built for browser and server, each page and section found by its chunk', async () => {
  const { outDir, build } = await built();

  const { entry, chunks: described } = await describeArea(outDir, 'sample', 'sample-test', build);

  expect(entry.name).toMatch(/^remoteEntry\.[\w-]{10}\.js$/);
  expect(await readFile(join(outDir, 'browser', entry.name), 'utf8')).toContain('/other');
  expect(Object.keys(described.routes)).toEqual(['/sample', '/other']);
  expect(described.routes['/sample']?.script.name).toMatch(/sample.*\.js$/);
  expect(described.routes['/sample']?.style?.name).toMatch(/sample.*\.css$/);
  expect(described.routes['/other']?.style).toBeUndefined();
  expect(described.sections.part?.script.name).toMatch(/part.*\.js$/);
});

test('area: brings neither React, the router nor the federation runtime, and its chunks carry integrity', async () => {
  const { outDir } = await built();
  const all = await textsBelow(join(outDir, 'browser'), '.js');

  expect(all.length).toBeLessThan(60_000);
  expect(all).not.toContain('react-stack-top-frame');
  expect(all).not.toContain('useLayoutEffect');
  expect(all).not.toContain('loadShareSync');
  expect(all).toContain('sha384-');
  expect(all).toContain('rspack-area');
});

test('area: what it imports of the shell by name, and the versions that it accepts', async () => {
  const { build } = await built();

  expect(build.needs).toEqual({
    '@agile-languages/shared/router': { range: expect.stringMatching(/^\^\d/), names: ['Link'] },
    react: { range: expect.stringMatching(/^\^19\./), names: ['useState'] },
    'react/jsx-runtime': { range: expect.stringMatching(/^\^19\./), names: ['jsx'] },
  });
  expect(build.provides).toEqual({});
});

test('shell: each module that it provides, with its version and the names that it exports', {
  tags: ['all'],
}, async () => {
  const { directory } = await testStore();

  const { provides, packages } = await build('shell', directory, 'shell-test');

  expect(Object.fromEntries(Object.entries(provides).map(([name, { version }]) => [name, version]))).toEqual(crossing);
  expect(provides['@agile-languages/shared/platform']?.names).toContain('siteConfig');
  expect(provides['@agile-languages/shared/platform']?.names).not.toContain('configure');
  expect(provides['@agile-languages/shared/router']?.names).toEqual(
    Object.keys(await import('@agile-languages/shared/router')).sort(),
  );
  expect(provides.react).toMatchObject({
    version: expect.stringMatching(/^19\./),
    names: expect.arrayContaining(['memo', 'useState']),
  });
  expect(packages.map((folder) => folder.replace(/.*node_modules\//, ''))).toEqual(
    expect.arrayContaining(['@fontsource/besley', 'react', 'react-dom', 'react-router']),
  );
});

test('styles: class names the same in browser and server, of a few characters; addresses relative to the file', async () => {
  const { outDir } = await built();
  const browser = await textsBelow(join(outDir, 'browser'), '.css');
  const server = await textsBelow(join(outDir, 'server'), '.mjs');

  const [, name = ''] = /\.([\w-]{4,5}_bigTitle)/.exec(browser) ?? [];
  expect(server).toContain(`"${name}"`);
  expect(browser).toMatch(/url\(fonts\/sample\.[\w-]{10}\.woff2\)/);
});

test('class names of two files, also of one name in two folders: never the same', async () => {
  const page = (file: string) =>
    `import styles from '${file}'; export default function Page() { return <p className={styles.bigTitle} />; }`;
  const { outDir } = await built({
    'src/other/other.page.tsx': page('./sample.module.css'),
    'src/other/sample.module.css': '.bigTitle { color: blue }',
    'src/part/part.section.tsx': page('./part.module.css'),
    'src/part/part.module.css': '.bigTitle { color: green }',
  });

  const names = [...(await textsBelow(join(outDir, 'browser'), '.css')).matchAll(/\.([\w-]+_bigTitle)/g)];
  expect(names).toHaveLength(3);
  expect(new Set(names.map(([, name]) => name)).size).toBe(3);
});

test('same sources in two folders: the same bytes in every file', async () => {
  const first = await built();
  const second = await built();

  expect(second.outDir).not.toBe(first.outDir);
  expect(await integrityOfFiles(second.outDir)).toEqual(await integrityOfFiles(first.outDir));
});

test('source that does not build: fails with the workspace and the reason', async () => {
  await expect(built({ 'src/other/other.page.tsx': "import './missing.ts';" })).rejects.toThrow(
    /catalog does not build[\s\S]*missing\.ts/,
  );
});

test.each([
  "import '-!./wide.css';",
  "import '!!./wide.css';",
  "import '!./wide.css';",
  "import './other.css!=!./wide.css';",
  "import 'data:text/css,html{}';",
  "const wide = () => import('!!./wide.css');\nwide();",
  "import './nested.module.css';",
])('%s, which no check of the build would see: refused with file and line', async (request) => {
  const files = {
    'src/other/other.page.tsx': `import { useState } from 'react';\n${request}\nuseState('');`,
    'src/other/nested.module.css': '/* first */\n@import "./own.css!=!./wide.css";',
    'src/other/wide.css': 'html { color: red }',
  };

  await expect(built(files)).rejects.toThrow(
    /mf-sample\/src\/other\/(?:other\.page\.tsx|nested\.module\.css):2: .* goes round the checks of the build/,
  );
});

test.each([
  ["import '../../../mf-other/src/area.ts';", '../../../mf-other/src/area.ts'],
  ["const other = () => import('../../../mf-other/src/area.ts');\nother();", '../../../mf-other/src/area.ts'],
  ["new URL('../../../mf-other/secret.woff2', import.meta.url);", '../../../mf-other/secret.woff2'],
])('%s, beyond the folder of the area: refused with the file and the request', async (code, request) => {
  const outside = { '../mf-other/src/area.ts': 'export const area = 1;', '../mf-other/secret.woff2': 'test' };

  await expect(built({ 'src/other/other.page.tsx': code, ...outside })).rejects.toThrow(
    `catalog does not build: ./src/other/other.page.tsx has ${request}, which is neither in its folder nor in shared nor in a package.`,
  );
});

test('JSON by its whole path: refused', async () => {
  const file = join(root, 'package.json');

  await expect(
    built({ 'src/other/other.page.tsx': `import all from ${JSON.stringify(file)}; export const { name } = all;` }),
  ).rejects.toThrow(`./src/other/other.page.tsx has ${file}, which is neither`);
});

test('view for partners that reaches beyond the folder of its area: refused', async () => {
  const outside = { '../mf-other/src/area.ts': 'export const area = 1;' };
  const view = "import { area } from '../../mf-other/src/area.ts'; export const view = area;";

  await expect(built({ 'src/embed.tsx': view, ...outside })).rejects.toThrow('./src/embed.tsx has ../../mf-other');
});
