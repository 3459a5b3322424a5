import { expect, test } from 'vitest';
import { readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry.ts';
import { documentOf, eachFor, pagesOf } from '../test/test-pages.ts';
import {
  activate,
  liveTestStore,
  silentApi,
  testApiWith,
  testRelease,
  testReleases,
  testStore,
} from '../test/test-store.ts';

test('data of the API: in the pages that load it, not in fallback documents', async () => {
  const store = await testStore();

  await activate(store, await testReleases(store), { api: testApiWith('Test why?') });

  expect(await documentOf(store, 1, 'catalog/1')).toContain(
    '{"routes catalog /catalog/:id":{"question":{"question":"Test why?","answer":""}}}',
  );
  expect(await documentOf(store, 1, 'catalog-mine/@id')).toContain('| {}<');
});

test('page whose id is written like a parameter, beside those for any id: each its own document', async () => {
  const { store } = await liveTestStore();
  const bundle = `
const page = async () => ({
  default: {
    Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {},
    paths: () => [{ id: '_id' }, { id: '@id' }, { id: ':id' }], load: {},
  },
});
export const area = { routes: { '/catalog/:id': page }, sections: {} };`;
  const description = { routes: { '/catalog/:id': { rendering: 'public', openEnded: true } } };
  const files = { 'server/index.mjs': bundle };

  await activate(
    store,
    { catalog: await testRelease(store, 'catalog', 'open', { files, description }) },
    { removes: true },
  );

  const { pages = {} } = (await readPageList(store.pages(2))) ?? {};
  const ofCatalog = Object.entries(pages).filter(([key]) => key.startsWith('/catalog/'));
  expect(ofCatalog.map(([key]) => key)).toEqual(['/catalog/:id', '/catalog/_id', '/catalog/%40id', '/catalog/%3Aid']);
  expect(new Set(ofCatalog.map(([, { file }]) => file)).size).toBe(4);
});

test('nothing released, the same data: nothing to do', async () => {
  const store = await testStore();
  const hashes = await testReleases(store);
  await activate(store, hashes, { api: testApiWith('Test why?') });

  expect(await activate(store, hashes, { api: testApiWith('Test why?') })).toBeUndefined();
});

test('nothing released, other data: the pages that load it are prerendered, the others reused', async () => {
  const store = await testStore();
  const hashes = await testReleases(store);
  await activate(store, hashes, { api: testApiWith('Test why?') });

  const done = await activate(store, hashes, { api: testApiWith('Test how?') });

  const withData = ['catalog', 'assessment', 'experts', 'enrolment'].flatMap((name) =>
    pagesOf(name).filter((key) => !key.includes('-mine')),
  );
  expect(done?.registry.revision).toBe(2);
  expect(done?.prerendered).toEqual(eachFor(withData, 'data changed'));
  expect(done?.reused).toContain('/catalog-mine/:id');
  expect(await documentOf(store, 2, 'catalog')).toContain('Test how?');
});

test('page that waits for its code: knows which answers it shows, and is prerendered when these change in what it leaves out', {
  tags: ['all'],
}, async () => {
  const store = await testStore();
  const routes = { '/catalog': { rendering: 'public', hydrate: 'use' }, '/catalog/:id': { rendering: 'public' } };
  const catalog = await testRelease(store, 'catalog', 'waits', { description: { routes } });
  const hashes = { ...(await testReleases(store)), catalog };
  const api = (more: string) => async () => new Response(`{"tbl":[{"r":[{"question":"Test?"}]}],"more":"${more}"}`);
  await activate(store, hashes, { api: api('test 1') });
  const shown = /"answers":(\{"\/api\/calle\/GetFaqList \{\}":"\d+"\})/;
  const [, first] = shown.exec(await documentOf(store, 1, 'catalog')) ?? [];
  expect(first).toBeDefined();
  expect(await documentOf(store, 1, 'catalog/1')).not.toContain('answers');

  const done = await activate(store, hashes, { api: api('test 2') });

  expect(done?.prerendered).toEqual(eachFor(['/catalog'], 'data changed'));
  const [, second] = shown.exec(await documentOf(store, 2, 'catalog')) ?? [];
  expect(second).not.toBe(first);
});

test('API gives no answer, one area released: its pages keep the data that they had', { tags: ['all'] }, async () => {
  const store = await testStore();
  await activate(store, await testReleases(store), { api: testApiWith('Test why?') });
  const catalog = await testRelease(store, 'catalog', 'next');

  const done = await activate(store, { catalog }, { api: silentApi });

  expect(done?.prerendered).toEqual(eachFor(['/', ...pagesOf('catalog')], 'catalog changed'));
  expect(await documentOf(store, 2, 'catalog/1')).toContain(catalog);
  expect(await documentOf(store, 2, 'catalog/1')).toContain('Test why?');
});

test('API gives no answer on the first release: prerendered without data, and the result says why', {
  tags: ['all'],
}, async () => {
  const store = await testStore();

  const done = await activate(store, await testReleases(store), { api: silentApi });

  expect(done).toMatchObject({ failure: { message: 'calle/GetFaqList: no answer' } });
  expect(await documentOf(store, 1, 'catalog')).toContain('| {}<');
});

const fault = 'async (api) => (await api.getFaqList()).rows[0].missing.name';

test.each([
  ['load', `{ question: ${fault} }`, '/catalog fails to load its data, so nothing has changed (TypeError: '],
  ['paths', fault, '/catalog/:id fails to list its addresses, so nothing has changed (TypeError: '],
])(
  "fault in a page's own %s: not taken for silence of the API, the live revision stays",
  { tags: ['all'] },
  async (name, code, sentence) => {
    const { store } = await liveTestStore();
    const bundle = `const page = async () => ({ default: { parseQuery: () => ({}), inDocument: {}, load: {}, ${name}: ${code} } });
     export const area = { routes: { '/catalog': page, '/catalog/:id': page }, sections: {} };`;
    const faulty = await testRelease(store, 'catalog', 'faulty', { files: { 'server/index.mjs': bundle } });

    const failure = await activate(store, { catalog: faulty }, { api: testApiWith('Test why?') }).catch(
      (cause: unknown) => cause,
    );

    expect(failure).toMatchObject({ message: expect.stringContaining(sentence), cause: { name: 'TypeError' } });
    expect((await readRegistry(store))?.revision).toBe(1);
  },
);

test('nothing released and the API gives no answer: pages with data stay', { tags: ['all'] }, async () => {
  const store = await testStore();
  const hashes = await testReleases(store);
  await activate(store, hashes, { api: testApiWith('Test why?') });

  expect(await activate(store, hashes, { api: silentApi })).toBeUndefined();
  expect(await documentOf(store, 1, 'catalog')).toContain('Test why?');
});
