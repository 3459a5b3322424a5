import { expect, test } from 'vitest';
import type { Candidate } from '../../activate/activate-options.ts';
import { type PageList, readPageList } from '../../store/page-list.ts';
import { readRegistry } from '../../store/registry.ts';
import { liveTestStore, testConfig, testRelease } from '../../test/test-store.ts';
import { planPages } from './pages-to-use.ts';

const paths = ['/404', '/', '/catalog', '/catalog/1', '/catalog-mine/0', '/experts'];
const part = (name: string) => ({
  chunk: name,
  script: { name: `${name}.js`, integrity: `sha384-${'A'.repeat(64)}` },
});
const description = {
  chunks: { routes: { '/catalog': part('list'), '/catalog/:id': part('one') }, sections: { test: part('section') } },
};
const files = {
  'browser/main.css': 'style',
  'browser/list.js': 'list',
  'browser/one.js': '(globalThis.rspackChunkcatalog_1a2b||=[]).push(1)',
  'browser/section.js': 'section',
  'browser/later.js': 'later',
};

type Files = Readonly<Record<string, string>>;

async function candidateWith(changed: Files, before: Files = {}, names = ['catalog']): Promise<Candidate> {
  const { store } = await liveTestStore();
  const release = (version: string, others = {}) =>
    testRelease(store, 'catalog', version, { description, files: { ...files, ...others } });
  const live = await readRegistry(store);
  const { catalog } = live?.areas ?? {};
  if (!live || !catalog) throw new Error('There is no catalog.');
  const withRelease = (hash: string) => ({ ...live, areas: { ...live.areas, catalog: { ...catalog, release: hash } } });
  const previous = withRelease(await release('first', before));
  const another = {
    'browser/main.js': 'another entry',
    'browser/one.js': '(globalThis.rspackChunkcatalog_3c4d||=[]).push(1)',
  };
  const registry = withRelease(await release('second', { ...another, ...changed }));
  return { store, registry, previous, names, config: testConfig };
}

async function pagesOf({ store, registry }: Candidate): Promise<PageList> {
  const list = await readPageList(store.pages(registry.revision));
  if (!list) throw new Error('There are no pages.');
  return list;
}

test.each<[string, Files, string[]]>([
  ['one page', { 'browser/one.js': 'changed' }, ['/catalog/1']],
  ['a section', { 'browser/section.js': 'changed' }, ['/', '/catalog']],
  ['what pages share', { 'browser/later.js': 'changed' }, ['/', '/catalog', '/catalog/1', '/catalog-mine/0']],
  ['nothing but the entry', {}, ['/catalog']],
])('code of %s has changed: what it is part of is used, and one page in any case', async (_, changed, expected) => {
  const candidate = await candidateWith(changed);

  expect(await planPages(candidate, await pagesOf(candidate), paths)).toEqual({ used: expected, same: [] });
});

test('further page of the same pattern: opened, and used by no one', async () => {
  const candidate = await candidateWith({ 'browser/one.js': 'changed' });
  const planned = await planPages(candidate, await pagesOf(candidate), [...paths, '/catalog/2']);

  expect(planned).toEqual({ used: ['/catalog/1'], same: [] });
});

const chunkOf = (id: number, others: readonly number[] = []) =>
  `{${id}(e,t,n){var r=n(${id});n.e("later").then(n.bind(n,${others[0]}))},${others.map((other) => `${other}(e){e.exports=1}`)}}`;

test('new file that moves the numbers of modules: the page it belongs to is used', async () => {
  const candidate = await candidateWith(
    { 'browser/one.js': chunkOf(8, [9]), 'browser/list.js': chunkOf(12, [13]) },
    { 'browser/one.js': chunkOf(8), 'browser/list.js': chunkOf(11, [12]) },
  );

  expect((await planPages(candidate, await pagesOf(candidate), paths)).used).toEqual(['/catalog/1']);
});

const sameEntry = { 'browser/main.js': 'import("./one.0123456789.js")' };

test('entry that differs in hashes alone: pages without changes are as they are live', async () => {
  const candidate = await candidateWith(
    { ...sameEntry, 'browser/one.js': 'changed' },
    { 'browser/main.js': 'import("./one.abcdef0123.js")' },
  );

  expect(await planPages(candidate, await pagesOf(candidate), paths)).toEqual({
    used: ['/catalog/1'],
    same: ['/', '/catalog', '/experts'],
  });
});

test.each([
  ['its data', { fingerprint: { shell: '', areas: {}, configuration: '', data: 'other' } }],
  ['its text', { text: 'other' }],
])('page with the same code, but %s has changed: it is opened', async (_, changed) => {
  const candidate = await candidateWith({ ...sameEntry, 'browser/one.js': 'changed' }, sameEntry);
  const { pages, ...list } = await pagesOf(candidate);
  const other = { ...list, pages: { ...pages, '/catalog': { ...pages['/catalog'], ...changed } } } as PageList;

  expect((await planPages(candidate, other, paths)).same).toEqual(['/', '/experts']);
});

test('area that declares something else: all of its pages are opened', async () => {
  const candidate = await candidateWith(sameEntry, sameEntry);
  const { catalog } = candidate.registry.areas;
  const registry = { ...candidate.registry, areas: { catalog: { ...catalog, contract: 1 } } } as Candidate['registry'];

  expect((await planPages({ ...candidate, registry }, await pagesOf(candidate), paths)).same).toEqual([]);
});

test('area that is new: all of its pages, and the home page', async () => {
  const candidate = await candidateWith({});

  expect(await planPages({ ...candidate, previous: undefined }, await pagesOf(candidate), paths)).toEqual({
    used: ['/', '/catalog', '/catalog/1', '/catalog-mine/0'],
    same: [],
  });
});

test('shell: every page that is tried', async () => {
  const candidate = await candidateWith({}, {}, ['shell']);

  expect(await planPages(candidate, await pagesOf(candidate), paths)).toEqual({ used: paths.slice(1), same: [] });
});
