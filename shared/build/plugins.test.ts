import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { aroundMain, leaner, plainIcons } from './plugins.ts';
import { scripts } from './rules.ts';

test('icon of Lucide in a build: its drawing without the code of the library', async () => {
  const context = await mkdtemp(join(tmpdir(), 'icons-'));
  onTestFinished(() => rm(context, { recursive: true }));
  const icon = createRequire(import.meta.url).resolve('lucide-react/icons/x');
  await writeFile(join(context, 'main.js'), `import Icon from ${JSON.stringify(icon)}; console.log(Icon({}));`);

  await new Promise((resolve) => {
    const output = { path: context, filename: 'dist.js' };
    const module = { rules: [scripts(false, 'browser')] };
    rspack({ context, entry: './main.js', output, module, externals: ['react'], plugins: [plainIcons()] }, resolve);
  });

  const built = await readFile(join(context, 'dist.js'), 'utf8');
  expect(built).toContain('M18 6 6 18');
  expect(built).not.toMatch(/absoluteStrokeWidth|lucide-/);
});

test.each(Object.entries(leaner))('%s: the leaner build is there', (_, path) => {
  expect(existsSync(path)).toBe(true);
});

async function build(main: string) {
  const context = await mkdtemp(join(tmpdir(), 'main-'));
  onTestFinished(() => rm(context, { recursive: true }));
  await writeFile(join(context, 'main.js'), main);
  await writeFile(join(context, 'later.js'), 'self.later = true;');
  const output = { path: context, filename: 'dist-[name].js', chunkFilename: 'dist-[name].js' };
  await new Promise((resolve) => {
    rspack({ context, mode: 'production', entry: { main: './main.js' }, output, plugins: aroundMain }, resolve);
  });
  const read = (name: string) => readFile(join(context, name), 'utf8').catch(() => '');
  return { main: await read('dist-main.js'), later: await read('dist-later.js') };
}

test('main script: begins with the comment that browsers compile it by, later chunks do not', async () => {
  const { main, later } = await build("import(/* webpackChunkName: 'later' */ './later.js');");

  expect(main).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(later).toContain('later');
  expect(later).not.toMatch(/allFunctionsCalledOnLoad|hasShell/);
});

test('main script twice in a document: runs once', async () => {
  const { main } = await build('self.count = (self.count ?? 0) + 1;');
  const self: { count?: number } = {};

  for (const _ of ['in time', 'late']) new Function('self', main)(self);

  expect(self.count).toBe(1);
});
