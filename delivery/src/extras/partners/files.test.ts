import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { elementSpecs } from '@agile-languages/shared/embed/spec';
import { expect, onTestFinished, test } from 'vitest';
import { testStore } from '../../test/test-store.ts';
import { hasEveryElement, readEmbedFiles, writeFolder, writeVersion } from './files.ts';

async function folderWith(files: Record<string, string>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'embed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  return folder;
}

const filesOf = (...names: string[]) => new Map(names.map((name) => [name, Buffer.from('text')]));

test('files of releases and of folders: by name, with the manifest of the elements', async () => {
  const folder = await folderWith({ 'loader.js': 'loader' });

  const files = await readEmbedFiles(filesOf('test.part.js', 'test.js'), [folder]);

  expect([...files.keys()]).toEqual(['test.part.js', 'test.js', 'loader.js', 'custom-elements.json']);
  expect(files.get('test.js')?.toString()).toBe('text');
  expect(JSON.parse(files.get('custom-elements.json')?.toString() ?? '')).toMatchObject({ schemaVersion: '1.0.0' });
});

test('file of a release with the name of a common one: that of all is published', async () => {
  const folder = await folderWith({ 'loader.js': 'loader' });

  const files = await readEmbedFiles(filesOf('loader.js', 'custom-elements.json'), [folder]);

  expect(files.get('loader.js')?.toString()).toBe('loader');
  expect(files.get('custom-elements.json')?.toString()).toContain('schemaVersion');
});

test('module of each element in some release: complete', () => {
  expect(hasEveryElement(filesOf(...elementSpecs.map(({ module }) => `${module}.js`)))).toBe(true);
});

test('module of an element in no release: not complete', () => {
  const [missing, ...others] = elementSpecs;

  expect(hasEveryElement(filesOf(...others.map(({ module }) => `${module}.js`), `${missing?.module}.part.js`))).toBe(
    false,
  );
});

async function written(texts: Readonly<Record<string, string>>) {
  const folder = (await testStore()).embed('1.0.3');
  const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
  await writeVersion(folder, { version: '1.0.3', bases: '/api /files', site: 'https://site.example', files });
  return { folder, read: (name: string) => readFile(join(folder, name)) };
}

test('version written: scripts have its number and the addresses, other files stay as they are', async () => {
  const { read } = await written({
    'test.js': "'__EMBED_VERSION__ __EMBED_VERSION__ __EMBED_BASES__'",
    'test.txt': '__EMBED_VERSION__',
  });

  expect((await read('test.js')).toString()).toBe("'1.0.3 1.0.3 /api /files'");
  expect((await read('test.txt')).toString()).toBe('__EMBED_VERSION__');
});

test('style sheet written: as short as it can be, with its nesting and all that new browsers read in it', async () => {
  const { read } = await written({
    'test.css': 'a {\n  min-height: attr(min-height px);\n  &[limit="1"] {\n    float: left !important;\n  }\n}\n',
  });

  expect((await read('test.css')).toString()).toBe(
    'a{min-height:attr(min-height px);&[limit="1"]{float:left!important}}',
  );
});

test('version written: its manifest has hash and sizes of the bytes that are sent', async () => {
  const { read } = await written({ 'test.js': "'__EMBED_VERSION__'" });
  const bytes = await read('test.js');

  const { version, files } = JSON.parse((await read('manifest.json')).toString());

  expect(version).toBe('1.0.3');
  expect(files['test.js']).toEqual({
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    bytes: bytes.length,
    brotli: expect.any(Number),
  });
});

test('version written: each file has its compressed copies', async () => {
  const { folder, read } = await written({ 'test.css': 'a{color:red}', 'test.js': 'a = 1;' });

  expect((await readdir(folder)).sort()).toEqual(
    ['manifest.json', 'test.css', 'test.js'].flatMap((name) => [name, `${name}.br`, `${name}.gz`]),
  );
  expect(brotliDecompressSync(await read('test.js.br')).toString()).toBe('a = 1;');
});

async function testFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'folder-'));
  onTestFinished(() => rm(parent, { recursive: true }));
  return { parent, folder: join(parent, 'sub/test') };
}

const withFile = (name: string) => (draft: string) => writeFile(join(draft, name), 'text');

test('folder that is there already: replaced as a whole', async () => {
  const { folder } = await testFolder();

  await writeFolder(folder, withFile('first.js'));
  await writeFolder(folder, withFile('second.js'));

  expect(await readdir(folder)).toEqual(['second.js']);
});

test('folder that cannot be written to its end: the one before stays, and nothing beside it', async () => {
  const { parent, folder } = await testFolder();
  await writeFolder(folder, withFile('first.js'));

  const failing = writeFolder(folder, async (draft) => {
    await withFile('second.js')(draft);
    throw new Error('test failure');
  });

  await expect(failing).rejects.toThrow('test failure');
  expect(await readdir(folder)).toEqual(['first.js']);
  expect(await readdir(join(parent, 'sub'))).toEqual(['test']);
});
