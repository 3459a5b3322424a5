import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry-file.ts';
import { activate, liveTestStore, testRelease, testStore } from '../test/test-store.ts';
import type { ExportRules } from './export-rules.ts';
import { exportSite } from './export-site.ts';
import { rulesOf } from './rules-of.ts';

const options = {
  origin: 'http://site.test',
  site: { origins: [], frames: [], embedderPolicy: undefined, reportUri: undefined, strictTransport: undefined },
  api: 'http://127.0.0.1:3000',
  listen: {},
};

async function exported() {
  const { store, hashes } = await liveTestStore();
  const target = join((await testStore()).directory, 'out');
  return { store, hashes, target, written: await exportSite(store, target, options) };
}

const rulesIn = async (target: string): Promise<ExportRules> =>
  JSON.parse(await readFile(join(target, 'rules.json'), 'utf8'));
const inode = async (file: string) => (await stat(file)).ino;

test('export: documents with their copies, files of the live releases and configurations that lead to them', async () => {
  const { store, hashes, target, written } = await exported();

  const root = join(target, written?.root ?? '');
  expect(await readdir(join(root, 'catalog/a b'))).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  expect(await inode(join(root, 'catalog/index.html'))).toBe(await inode(join(store.pages(1), 'catalog/index.html')));
  expect(await readdir(join(root, 'areas/catalog', hashes.catalog, 'browser'))).toContain('main.js');
  for (const name of ['rules.json', 'nginx.conf', 'Caddyfile'])
    expect(await readFile(join(target, name), 'utf8')).toContain(written?.root);
  expect(written?.changed).toBe(written?.files);
});

test('export: nothing of the store that is no page or browser file', async () => {
  const { target } = await exported();

  const names = (await readdir(target, { recursive: true })).map((name) => name.split('/').at(-1));

  for (const name of ['pages.json', 'release.json', 'history.jsonl', 'builds.json', 'index.mjs', 'area.json'])
    expect(names).not.toContain(name);
});

test('export again without a change: nothing is written', async () => {
  const { store, target } = await exported();
  const before = await readdir(target);

  expect(await exportSite(store, target, options)).toBeUndefined();

  expect(await readdir(target)).toEqual(before);
});

test('export after a release: what has changed is counted, open tabs find the files of before, one older export stays', async () => {
  const { store, hashes, target, written } = await exported();
  const second = await testRelease(store, 'catalog', 'second');
  await activate(store, { catalog: second });

  const next = await exportSite(store, target, options);

  expect(next?.root).not.toBe(written?.root);
  expect(next?.changed).toBeGreaterThan(0);
  expect(next?.changed).toBeLessThan((next?.files ?? 0) / 2);
  const areas = join(target, next?.root ?? '', 'areas/catalog');
  expect((await readdir(areas)).toSorted()).toEqual([hashes.catalog, second].toSorted());
  expect((await rulesIn(target)).root).toBe(next?.root);
  expect(await exportFolders(target)).toHaveLength(2);

  await activate(store, { catalog: await testRelease(store, 'catalog', 'third') });
  const last = await exportSite(store, target, options);

  expect(await exportFolders(target)).toEqual([next, last].map((one) => one?.root.split('/')[0]).toSorted());
});

const exportFolders = async (target: string) =>
  (await readdir(target)).filter((name) => name.startsWith('r') && name !== 'rules.json').toSorted();

test.each(['notes.txt', 'nginx.conf', 'export.json'])(
  'folder that holds %s of somebody else: refused',
  async (name) => {
    const { store } = await liveTestStore();
    const { directory } = await testStore();
    await writeFile(join(directory, name), '{"test": 1}');

    await expect(exportSite(store, directory, options)).rejects.toThrow('holds something else than an export');

    expect(await readdir(directory)).toEqual([name]);
  },
);

test('folder that is a file: refused; an empty folder: written to', async () => {
  const { store } = await liveTestStore();
  const { directory } = await testStore();
  await writeFile(join(directory, 'file'), 'test');
  await mkdir(join(directory, 'empty'));

  await expect(exportSite(store, join(directory, 'file'), options)).rejects.toThrow('is no folder that can be read');

  expect(await exportSite(store, join(directory, 'empty'), options)).toBeDefined();
});

test('file that cannot be written: the export before stays in force, and nothing is left', async () => {
  const { store, target, written } = await exported();
  await activate(store, { catalog: await testRelease(store, 'catalog', 'second') });
  const list = await readPageList(store.pages(2));
  const pages = { ...list?.pages, '/catalog/%31': list?.pages['/catalog/1'] };
  await writeFile(join(store.pages(2), 'pages.json'), JSON.stringify({ ...list, pages }));
  const before = await readdir(target);

  await expect(exportSite(store, target, options)).rejects.toThrow('EEXIST');

  expect(await readdir(target)).toEqual(before);
  expect((await rulesIn(target)).root).toBe(written?.root);
});

test('store without a release: one sentence', async () => {
  await expect(exportSite(await testStore(), 'none', options)).rejects.toThrow('Nothing is released yet.');
});

test('page whose address is no name of a file: refused', async () => {
  const { store } = await liveTestStore();
  const list = await readPageList(store.pages(1));
  const page = list?.pages['/catalog/1'];
  const pages = { ...list?.pages, '/catalog/..%2f1': { ...page, file: 'catalog/..%2f1/index.html' } };
  await writeFile(join(store.pages(1), 'pages.json'), JSON.stringify({ ...list, pages }));
  const target = join((await testStore()).directory, 'out');

  await expect(exportSite(store, target, options)).rejects.toThrow('"../1" is no name of a file');
});

test('rules: as long for a thousand pages as for two; one policy for each route, with the styles of its documents', async () => {
  const { store } = await liveTestStore();
  const [registry, list] = [await readRegistry(store), await readPageList(store.pages(1))];
  const page = list?.pages['/catalog/1'];
  if (!registry || !page) throw new Error('The test store has no such page.');
  const more = Array.from({ length: 1000 }, (_, index) => [`/catalog/${index + 10}`, page]);
  const pages = { ...list.pages, ...Object.fromEntries(more), '/catalog/2000': { ...page, style: 'sha256-other' } };

  const few = rulesOf({ registry, list, site: options.site });
  const many = rulesOf({ registry, list: { ...list, pages }, site: options.site });

  expect(many.pages.map(({ path }) => path)).toEqual(few.pages.map(({ path }) => path));
  expect(policyOf(many, '^/catalog/[^/]+$')).toContain(`'${page.style}' 'sha256-other'`);
  expect(policyOf(many, '^/catalog$')).toBe(policyOf(few, '^/catalog$'));
});

const policyOf = ({ pages }: Pick<ExportRules, 'pages'>, path: string) =>
  pages.find((page) => page.path === path)?.headers['content-security-policy'];

test('rules: fallback document and no caching for personal pages, no fallback for others', async () => {
  const { target } = await exported();

  const { pages } = await rulesIn(target);

  expect(pages.find(({ path }) => path === '^/catalog-mine/[^/]+$')).toMatchObject({
    fallback: '/catalog-mine/_id/index.html',
    headers: { 'cache-control': 'no-store' },
  });
  expect(pages.find(({ path }) => path === '^/catalog/[^/]+$')).not.toHaveProperty('fallback');
});
