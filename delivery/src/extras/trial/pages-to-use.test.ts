import { expect, test } from 'vitest';
import type { Candidate } from '../../activate/activate-options.ts';
import { integrityOf } from '../../release/seal-release.ts';
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

async function candidateWith(
  changed: Files,
  before: Files = {},
  { now = description, before: former = description, names = ['catalog'] } = {},
): Promise<Candidate> {
  const { store } = await liveTestStore();
  const release = (version: string, others: Files, described: typeof description) =>
    testRelease(store, 'catalog', version, { description: described, files: { ...files, ...others } });
  const live = await readRegistry(store);
  const { catalog } = live?.areas ?? {};
  if (!live || !catalog) throw new Error('There is no catalog.');
  const withRelease = (hash: string) => ({ ...live, areas: { ...live.areas, catalog: { ...catalog, release: hash } } });
  const previous = withRelease(await release('first', before, former));
  const another = {
    'browser/main.js': 'another entry',
    'browser/one.js': '(globalThis.rspackChunkcatalog_3c4d||=[]).push(1)',
  };
  const registry = withRelease(await release('second', { ...another, ...changed }, now));
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

const sameEntry = { 'browser/main.js': 'import("./one.js")' };
/** What a build writes: the entry names each file with its hash and its integrity. */
const built = (hash: string, text: string, more = '') => ({
  [`browser/two.${hash}.js`]: text,
  'browser/main.js': `r.u=e=>e+"."+{two:"${hash}"}[e]+".js";r.sriHashes={two:"${integrityOf(text)}"};m={5(e,t,n){n(5)}}${more}`,
});
const naming = (name: string, text: string) => ({
  chunks: {
    ...description.chunks,
    routes: {
      ...description.chunks.routes,
      '/catalog/:id': { chunk: 'one', script: { name, integrity: integrityOf(text) } },
    },
  },
});
const named = (hash: string, text: string) => naming(`two.${hash}.js`, text);

test('entry that differs in hashes of files alone: pages without changes are as they are live', async () => {
  const candidate = await candidateWith(built('0123456789', 'changed'), built('abcdef0123', 'text'), {
    now: named('0123456789', 'changed'),
    before: named('abcdef0123', 'text'),
  });

  expect(await planPages(candidate, await pagesOf(candidate), paths)).toEqual({
    used: ['/catalog/1'],
    same: ['/', '/catalog', '/experts'],
  });
});

test.each([
  ['a number', '20261130', '20261201'],
  ['something in hexadecimal digits', 'abcdef0123', 'abcdef0124'],
  ['the integrity of something else', integrityOf('one'), integrityOf('another')],
])('entry that differs in %s: no page is as it is live', async (_, before, now) => {
  const text = (more: string) => built('0123456789', 'text', `;start("${more}")`);
  const candidate = await candidateWith(text(now), text(before));

  expect((await planPages(candidate, await pagesOf(candidate), paths)).same).toEqual([]);
});

test('page that calls a module of the entry in which a number has changed: no page is as it is live', async () => {
  const entry = (day: string) => ({
    'browser/main.js': `m={5(e,t,n){return ${day}}}`,
    'browser/list.js': 'push({9(e,t,n){return n(5)}})',
  });
  const candidate = await candidateWith(entry('20261201'), entry('20261130'));

  expect(await planPages(candidate, await pagesOf(candidate), paths)).toEqual({
    used: ['/catalog'],
    same: [],
  });
});

test('page that names the other one of two files that the release before had as well: all pages are tried', async () => {
  const both = { ...built('aaaaaaaaaa', 'good'), 'browser/two.bbbbbbbbbb.js': 'bad' };
  const candidate = await candidateWith(
    { ...both, 'browser/main.js': built('bbbbbbbbbb', 'bad')['browser/main.js'] },
    both,
    {
      now: named('bbbbbbbbbb', 'bad'),
      before: named('aaaaaaaaaa', 'good'),
    },
  );

  expect(await planPages(candidate, await pagesOf(candidate), paths)).toEqual({
    used: ['/', '/catalog', '/catalog/1', '/catalog-mine/0'],
    same: [],
  });
});

test('page that names the file of another page, and all files are as before: it is used', async () => {
  const now = naming('list.js', 'list');
  const candidate = await candidateWith(sameEntry, sameEntry, { now, before: naming('one.js', 'one') });

  expect((await planPages(candidate, await pagesOf(candidate), paths)).used).toEqual(['/catalog/1']);
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
  const candidate = await candidateWith({}, {}, { names: ['shell'] });

  expect(await planPages(candidate, await pagesOf(candidate), paths)).toEqual({ used: paths.slice(1), same: [] });
});
