import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { elementSpecs } from '@agile-languages/shared/embed/spec';
import { expect, onTestFinished, test } from 'vitest';
import { hasEveryElement, readEmbedFiles } from './embed-files.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

test('files of two folders: by name, with the manifest of the elements', async () => {
  const first = await folderWith({ 'loader.js': 'loader' });
  const second = await folderWith({ 'test.part.js': 'part', 'test.js': 'view' });

  const files = await readEmbedFiles([first, second]);

  expect([...files.keys()]).toEqual(['loader.js', 'test.js', 'test.part.js', 'custom-elements.json']);
  expect(files.get('test.js')?.toString()).toBe('view');
  expect(JSON.parse(files.get('custom-elements.json')?.toString() ?? '')).toMatchObject({ schemaVersion: '1.0.0' });
});

test('module of each element in some folder: complete', async () => {
  const folders = elementSpecs.map(({ module }) => folderWith({ [`${module}.js`]: '' }));

  expect(hasEveryElement(await Promise.all(folders))).toBe(true);
});

test('module of an element in no folder: not complete', async () => {
  const [missing, ...others] = elementSpecs;
  const folders = others.map(({ module }) => folderWith({ [`${module}.js`]: '', [`${missing?.module}.part.js`]: '' }));

  expect(hasEveryElement(await Promise.all(folders))).toBe(false);
});
