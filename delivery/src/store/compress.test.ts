import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { precompress } from './compress.ts';

test('text files at any depth: a brotli and a gzip version beside each; others: none', async () => {
  const { directory } = await testStore();
  await mkdir(join(directory, 'below'));
  await writeFile(join(directory, 'main.js'), 'test '.repeat(100));
  await writeFile(join(directory, 'below/page.html'), '<p>test</p>');
  await writeFile(join(directory, 'font.woff2'), 'test');

  await precompress(directory);

  expect((await readdir(directory, { recursive: true })).sort()).toEqual([
    'below',
    'below/page.html',
    'below/page.html.br',
    'below/page.html.gz',
    'font.woff2',
    'main.js',
    'main.js.br',
    'main.js.gz',
  ]);
  expect(brotliDecompressSync(await readFile(join(directory, 'main.js.br'))).toString()).toBe('test '.repeat(100));
  expect(gunzipSync(await readFile(join(directory, 'below/page.html.gz'))).toString()).toBe('<p>test</p>');
});
