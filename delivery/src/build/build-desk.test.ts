/** @module-tag all */
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { precompress } from '../store/compress.ts';
import { buildDesk } from './build-desk.ts';

test.each([
  ['desk', 'index.html', (name: string) => !name.startsWith('partner.'), 350_000],
  ['page for partners', 'partner.html', (name: string) => name.startsWith('partner.'), 110_000],
])('%s as it is built: a document without inline code, and little script', async (_, file, isItsOwn, limit) => {
  const folder = await buildDesk();
  await precompress(folder);
  const document = await readFile(join(folder, file), 'utf8');
  const entry = file === 'index.html' ? 'desk' : 'partner';
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js.br') && isItsOwn(name));
  const sizes = await Promise.all(scripts.map(async (name) => (await stat(join(folder, name))).size));

  expect(document).toMatch(new RegExp(`<script defer src="/desk/files/${entry}\\.\\w+\\.js"></script>`));
  expect(document).toMatch(new RegExp(`<link href="/desk/files/${entry}\\.\\w+\\.css" rel="stylesheet">`));
  expect(document.match(/<script/g)).toHaveLength(1);
  expect(document).not.toMatch(/<style|<script>| style=/);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(limit);
});
