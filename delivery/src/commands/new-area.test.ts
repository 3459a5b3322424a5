import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contractVersion } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import { expect, onTestFinished, test } from 'vitest';
import { createArea, template } from './new-area.ts';

async function testCheckout() {
  const checkout = await mkdtemp(join(tmpdir(), 'new-area-'));
  onTestFinished(() => rm(checkout, { recursive: true }));
  await mkdir(join(checkout, 'mf-catalog'));
  const routes = { '/faq': { rendering: 'public' } };
  await writeFile(join(checkout, 'mf-catalog/area.json'), JSON.stringify({ name: 'catalog', routes }));
  return checkout;
}

const readJson = async (...path: string[]) => JSON.parse(await readFile(join(...path), 'utf8'));

test('new area: a folder of its own, and no other file is touched', async () => {
  const checkout = await testCheckout();

  expect(await createArea(checkout, 'stories')).toBe('mf-stories');

  expect((await readdir(checkout)).sort()).toEqual(['mf-catalog', 'mf-stories']);
  expect((await readdir(join(checkout, 'mf-stories'), { recursive: true })).sort()).toEqual([
    'README.md',
    'area.json',
    'package.json',
    'rspack.config.ts',
    'src',
    'src/area.ts',
    'src/latest',
    'src/latest/latest.section.test.tsx',
    'src/latest/latest.section.tsx',
    'src/stories',
    'src/stories/stories.page.module.css',
    'src/stories/stories.page.test.tsx',
    'src/stories/stories.page.tsx',
  ]);
});

test('new area: its name everywhere, and the current contract', async () => {
  const checkout = await testCheckout();
  await createArea(checkout, 'stories');
  const folder = join(checkout, 'mf-stories');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));

  expect(texts.filter((text) => /example/i.test(text))).toEqual([]);
  expect(await readJson(folder, 'area.json')).toMatchObject({
    name: 'stories',
    contract: contractVersion,
    routes: { '/stories': {} },
  });
  expect((await readJson(folder, 'package.json')).name).toBe('@agile-languages/mf-stories');
});

test('template: the version of the project, and the React of shared', async () => {
  const own = await readJson(template, 'package.json');
  const shared = await readJson(template, '../../shared/package.json');

  expect(own.version).toBe(shared.version);
  expect(own.dependencies).toEqual({
    '@agile-languages/shared': '*',
    react: shared.dependencies.react,
  });
});

test.each(['', 'Stories', 'my-stories', '../stories', '9stories', 'stories/x'])(
  'name "%s": refused, because it is not one word of small letters',
  async (name) => {
    await expect(createArea(await testCheckout(), name)).rejects.toThrow(
      'one word of at most 40 small letters and digits',
    );
  },
);

test.each([
  ['catalog', 'There is catalog already.'],
  ['cat', 'Area cat cannot be released beside catalog: one name is the prefix of the other.'],
  ['shell', 'There is shell already.'],
  ['reports', 'An area cannot be called reports: the store has a folder of that name.'],
  ['history', 'An area cannot be called history: scripts of a page use a global of that name.'],
  ['escape', 'An area cannot be called escape: scripts of a page use a global of that name.'],
  ['constructor', 'An area cannot be called constructor: every object has something of that name.'],
  ['faq', 'The page /faq belongs to the area catalog.'],
])('name %s: refused with the reason', async (name, sentence) => {
  await expect(createArea(await testCheckout(), name)).rejects.toThrow(sentence);
  await expect(createArea(await testCheckout(), name)).rejects.toBeInstanceOf(UserError);
});
