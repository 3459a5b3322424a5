import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { expect, onTestFinished, test } from 'vitest';
import { compiledAhead } from './compiled-ahead.ts';

test('main script: begins with the comment that browsers compile it by, later chunks do not', async () => {
  const context = await mkdtemp(join(tmpdir(), 'ahead-'));
  onTestFinished(() => rm(context, { recursive: true }));
  await writeFile(join(context, 'main.js'), "import(/* webpackChunkName: 'later' */ './later.js');");
  await writeFile(join(context, 'later.js'), "console.log('later');");
  const output = { path: context, filename: 'dist-[name].js', chunkFilename: 'dist-[name].js' };

  await new Promise((resolve) => {
    rspack({ context, mode: 'production', entry: { main: './main.js' }, output, plugins: [compiledAhead] }, resolve);
  });

  expect(await readFile(join(context, 'dist-main.js'), 'utf8')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(await readFile(join(context, 'dist-later.js'), 'utf8')).not.toContain('allFunctionsCalledOnLoad');
});
