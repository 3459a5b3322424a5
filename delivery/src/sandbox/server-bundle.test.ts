import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';

/** Loads a bundle of these files in a Node of its own, and says what it exports as `value`. */
async function exported(files: Record<string, string>) {
  const { directory } = await testStore();
  await mkdir(join(directory, 'server'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, 'server', name), text);
  const loader = JSON.stringify(join(import.meta.dirname, 'server-bundle.ts'));
  const script = `const { importBundle } = await import(${loader});
    console.log(await (await importBundle(${JSON.stringify(directory)})).value());`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return stdout.trim() || stderr;
}

test('releases outside of the repository: React is found, and it is one', async () => {
  const files = {
    'index.mjs': `import * as react from 'react';
      export const value = async () => (await import('./page.mjs')).useState === react.useState && typeof react.useState;`,
    'page.mjs': "export { useState } from 'react';",
  };

  expect(await exported(files)).toBe('function');
});

test('bundle that needs nothing: loaded as it is', async () => {
  const files = { 'index.mjs': "import { sep } from 'node:path'; export const value = () => typeof sep;" };

  expect(await exported(files)).toBe('string');
});

test('package that is not installed: fails with its name', async () => {
  const files = { 'index.mjs': "import 'not-installed'; export const value = () => 'loaded';" };

  expect(await exported(files)).toContain("Cannot find package 'not-installed'");
});
