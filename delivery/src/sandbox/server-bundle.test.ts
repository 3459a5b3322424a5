import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { openSandbox } from './sandbox.ts';

async function exported(files: Record<string, string>) {
  const { directory } = await testStore();
  await mkdir(join(directory, 'server'));
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, 'server', name), text);
  const loader = pathToFileURL(join(dirname(import.meta.filename), 'server-bundle.ts'));
  const module = join(directory, 'module.mjs');
  await writeFile(
    module,
    `import { loadBundle } from '${loader}';\nexport const value = async () => (await loadBundle('test')).value();`,
  );
  const sandbox = openSandbox({ module: pathToFileURL(module).href, bundles: { test: directory } });
  onTestFinished(sandbox.close);
  return sandbox.call('test', 'value', 'test subject');
}

test('releases outside of the repository: React is found, and it is one', async () => {
  const files = {
    'index.mjs': `import * as react from 'react';
      export const value = async () => (await import('./page.mjs')).useState === react.useState && typeof react.useState;`,
    'page.mjs': "export { useState } from 'react';",
  };

  expect(await exported(files)).toBe('function');
});

test('modules of this repository that shell and areas share: found', async () => {
  const files = {
    'index.mjs': `import { notify } from '@agile-languages/shared/platform';
      import * as router from '@agile-languages/shared/router';
      export const value = () => [typeof notify, typeof router];`,
  };

  expect(await exported(files)).toEqual(['function', 'object']);
});

test('what the build leaves of modules of Node: a stream is read as text', async () => {
  const files = {
    'index.mjs': `import { createRequire } from 'node:module';
      import { createElement } from 'react';
      import { prerenderToNodeStream } from 'react-dom/static';
      const { text } = createRequire(import.meta.url)('node:stream/consumers');
      export const value = async () => text((await prerenderToNodeStream(createElement('p', null, 'Grüße 😀 \\ud800'))).prelude);`,
  };

  expect(await exported(files)).toBe('<p>Grüße 😀 \ufffd</p>');
});

test.each([
  ['package that is not installed', "import 'not-installed';", 'not-installed'],
  ['module of Node', "import { sep } from 'node:path';", 'node:path'],
  ['package of the repository that is not shared', "import 'fastify';", 'fastify'],
])('%s: refused with its name', async (_, text, name) => {
  await expect(exported({ 'index.mjs': `${text} export const value = () => 1;` })).rejects.toThrow(
    `Cannot find '${name}'`,
  );
});
