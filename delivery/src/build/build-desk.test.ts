/** @module-tag all */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { precompress } from '../store/compress.ts';
import { buildDesk } from './build-desk.ts';

test('desk as it is built: a document without inline code, and less script than 350 kB', async () => {
  const folder = await buildDesk();
  await precompress(folder);
  const document = await readFile(join(folder, 'index.html'), 'utf8');
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js.br'));
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(folder, name))).size));

  expect(document).toMatch(/<script defer src="\/desk\/files\/desk\.\w+\.js"><\/script>/);
  expect(document).toMatch(/<link href="\/desk\/files\/desk\.\w+\.css" rel="stylesheet">/);
  expect(document).not.toMatch(/<style|<script>| style=/);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(350_000);
});
