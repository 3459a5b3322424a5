import { expect, test } from 'vitest';
import { growthOf } from '../prerender/growth.ts';
import { readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry.ts';
import { documentOf } from '../test/test-pages.ts';
import {
  activate,
  liveTestStore,
  testApiWith,
  testConfig,
  testRelease,
  testReleases,
  testStore,
} from '../test/test-store.ts';

const growth = { asks: 500, pages: 2000, bytes: 10_000_000 };

const bundle = (count: number) => `
const page = async () => ({
  default: {
    Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {},
    paths: () => Array.from({ length: ${count} }, (_, index) => ({ id: String(index) })), load: {},
  },
});
export const area = { routes: { '/catalog': page, '/catalog/:id': page, '/catalog-mine/:id': page }, sections: {} };
`;

async function siteWith(count: number) {
  const { store } = await liveTestStore();
  const files = { 'server/index.mjs': bundle(count) };
  return { store, catalog: await testRelease(store, 'catalog', 'next', { files }) };
}

test('release that adds more than 500 pages: a question, before any of them is loaded', async () => {
  const { store, catalog } = await siteWith(600);
  const calls: string[] = [];
  const api: typeof fetch = async (input) => {
    calls.push(String(input));
    return new Response('{}');
  };

  await expect(activate(store, { catalog }, { growth, removes: true, api })).rejects.toThrow(
    'Area catalog would add 599 pages: /catalog/0, /catalog/2, /catalog/3 … Nothing has changed. When that is meant, add --pages.',
  );

  expect(calls).toEqual(['/api/calle/GetTextList']);
  expect((await readRegistry(store))?.revision).toBe(1);
});

test('the same when it is meant, or by content: live', { tags: ['all'] }, async () => {
  const { store, catalog } = await siteWith(600);

  await activate(store, { catalog }, { growth: { ...growth, asks: 2000 }, removes: true });

  expect((await readRegistry(store))?.revision).toBe(2);
});

test('500 pages: no question', { tags: ['all'] }, async () => {
  const { store, catalog } = await siteWith(501);

  await activate(store, { catalog }, { growth, removes: true });

  expect((await readRegistry(store))?.revision).toBe(2);
});

test('2,100 pages, more than the operator allows: refused, also when they are meant', async () => {
  const { store, catalog } = await siteWith(2100);

  await expect(activate(store, { catalog }, { growth: { ...growth, asks: 2000 }, removes: true })).rejects.toThrow(
    /^The site would have [\d,]+ pages, and may have 2,000 \(MOST_PAGES\)\. Nothing has changed\./,
  );

  expect((await readRegistry(store))?.revision).toBe(1);
});

const growing = `
const count = async (api) => Number((await api.getFaqList()).rows[0]?.question ?? 0);
const page = async () => ({
  default: {
    Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {}, load: {},
    paths: async (api) => Array.from({ length: await count(api) }, (_, index) => ({ id: String(index) })),
  },
});
export const area = { routes: { '/experts': page, '/experts/:id': page, '/experts-mine/:id': page }, sections: {} };
`;

async function growingSite() {
  const { store } = await liveTestStore();
  const experts = await testRelease(store, 'experts', 'growing', {
    files: { 'server/index.mjs': growing },
    description: { owner: 'Experts team' },
  });
  const options = { removes: true, growth: { ...growth, asks: 2000 } };
  await activate(store, { experts }, { ...options, api: testApiWith('3') });
  return { store, options };
}

test('content with which an area has more pages than the operator allows: none are added, it is named, the rest is published', {
  tags: ['all'],
}, async () => {
  const { store, options } = await growingSite();

  const done = await activate(store, {}, { ...options, api: testApiWith('5000'), note: { kind: 'content', why: '' } });

  expect(done?.faults).toEqual([
    {
      key: '/experts/3',
      owner: 'experts (Experts team)',
      sentence: expect.stringMatching(/^The site would have 5,\d+ pages, and may have 2,000 \(MOST_PAGES\)\./),
    },
  ]);
  expect(await documentOf(store, 3, 'catalog')).toContain('5000');
  expect(Object.keys((await readPageList(store.pages(3)))?.pages ?? {})).toHaveLength(19);
});

test('the same while another area is released: it becomes live, and is asked nothing', { tags: ['all'] }, async () => {
  const { store, options } = await growingSite();
  const catalog = await testRelease(store, 'catalog', 'next');

  const done = await activate(store, { catalog }, { ...options, growth, api: testApiWith('5000') });

  expect(done?.faults).toHaveLength(1);
  expect(done?.registry.areas.catalog?.release).toBe(catalog);
});

test.each([
  ['more pages than it is usually asked about', '7', growth.pages, undefined],
  ['more pages than the operator allows', '5000', growth.pages, ['experts (Experts team)']],
])(
  'shell that is released while an area has %s by content: live, and asked nothing',
  { tags: ['all'] },
  async (_, count, pages, owners) => {
    const { store, options } = await growingSite();
    const shell = await testRelease(store, 'shell', 'next');

    const done = await activate(
      store,
      { shell },
      { ...options, growth: { ...growth, asks: 1, pages }, api: testApiWith(count) },
    );

    expect(done?.registry.shell.release).toBe(shell);
    expect(done?.faults?.map(({ owner }) => owner)).toEqual(owners);
  },
);

test('release that adds more pages than there is room for beside those of content: those of content wait', {
  tags: ['all'],
}, async () => {
  const { store, options } = await growingSite();
  const catalog = await testRelease(store, 'catalog', 'next', { files: { 'server/index.mjs': bundle(22) } });

  const done = await activate(
    store,
    { catalog },
    { ...options, growth: { ...growth, pages: 45 }, api: testApiWith('15') },
  );

  expect(done?.faults?.map(({ owner }) => owner)).toEqual(['experts (Experts team)']);
  expect(await documentOf(store, 3, 'catalog/21')).toContain('/catalog/21');
});

test('site that has more pages than the operator allows by now: what adds none becomes live, what adds some does not', {
  tags: ['all'],
}, async () => {
  const { store, options } = await growingSite();
  const few = { ...options, growth: { ...growth, pages: 5 }, api: testApiWith('3') };

  const done = await activate(store, { catalog: await testRelease(store, 'catalog', 'next') }, few);

  expect(done?.registry.revision).toBe(3);
  const larger = await testRelease(store, 'catalog', 'larger', { files: { 'server/index.mjs': bundle(22) } });
  await expect(activate(store, { catalog: larger }, few)).rejects.toThrow('and may have 5 (MOST_PAGES).');
});

test('content with which it has fewer again: they are added', { tags: ['all'] }, async () => {
  const { store, options } = await growingSite();
  const content = { kind: 'content', why: '' } as const;
  await activate(store, {}, { ...options, api: testApiWith('5000'), note: content });

  const done = await activate(store, {}, { ...options, api: testApiWith('7'), note: content });

  expect(done?.faults).toBeUndefined();
  expect(await documentOf(store, 4, 'experts/6')).toContain('/experts/6');
});

test('documents of more bytes than the operator allows: refused, nothing of them is left', {
  tags: ['all'],
}, async () => {
  const { store, catalog } = await siteWith(100);
  const config = { ...testConfig, brand: '語'.repeat(1000) };

  await expect(
    activate(store, { catalog }, { config, growth: { ...growth, bytes: 250_000 }, removes: true }),
  ).rejects.toThrow(/^The documents would have more than .* MB \(MOST_MEGABYTES\)\. Nothing has changed\./);

  expect((await readRegistry(store))?.revision).toBe(1);
});

const swelling = `
const question = async (api) => (await api.getFaqList()).rows[0].question.repeat(100);
const common = { Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {} };
const page = async () => ({ default: { ...common, paths: () => [{ id: '1' }, { id: 'a b' }], load: { question } } });
export const area = { routes: { '/experts': page, '/experts/:id': page, '/experts-mine/:id': page }, sections: {} };
`;

test('content with which an area has too many bytes: its pages stay, it is named once, the rest is published', async () => {
  const { store } = await liveTestStore();
  const experts = await testRelease(store, 'experts', 'swelling', {
    files: { 'server/index.mjs': swelling },
    description: { owner: 'Experts team' },
  });
  await activate(store, { experts }, { api: testApiWith('old') });

  const done = await activate(
    store,
    {},
    {
      ...{ api: testApiWith('new '.repeat(250)), growth: { ...growth, bytes: 90_000 } },
      note: { kind: 'content', why: '' },
    },
  );

  expect(done?.faults).toEqual([
    {
      key: expect.stringMatching(/^\/experts/),
      owner: 'experts (Experts team)',
      sentence: expect.stringMatching(/^The documents would have more than .* MB \(MOST_MEGABYTES\)\./),
    },
  ]);
  expect(await documentOf(store, 3, 'catalog')).toContain('new new');
  expect(await documentOf(store, 3, 'experts')).toContain('oldold');
});

test('rollback, and pages of other settings: as many bytes as they need', { tags: ['all'] }, async () => {
  const { store } = await liveTestStore();
  const config = { ...testConfig, brand: 'Other Brand' };

  await activate(store, {}, { config, growth: growthOf({ ...growth, bytes: 10 }, 'prerender') });

  expect((await readRegistry(store))?.revision).toBe(2);
  expect(growthOf(growth, 'rollback')).toMatchObject({ pages: 2000, bytes: Number.POSITIVE_INFINITY });
  expect(growthOf(growth, 'content')).toMatchObject({ bytes: growth.bytes, asks: Number.POSITIVE_INFINITY });
  expect(growthOf(growth, 'release')).toEqual(growth);
});

test('first release of a site: no question', { tags: ['all'] }, async () => {
  const store = await testStore();

  await activate(store, await testReleases(store), { growth: { ...growth, asks: 1 } });

  expect((await readRegistry(store))?.revision).toBe(1);
});

const heavy = `
const load = { x: async () => 'x'.repeat(1_000_000) };
const Page = () => { throw new Error('rendered'); };
const common = { Page, head: () => ({}), parseQuery: () => ({}), inDocument: {} };
const paths = () => Array.from({ length: 30 }, (_, index) => ({ id: String(index) }));
const page = async () => ({ default: { ...common, paths, load } });
export const area = { routes: { '/catalog': page, '/catalog/:id': page, '/catalog-mine/:id': page }, sections: {} };
`;

test('pages whose data are more than all documents may have: refused before one is rendered', {
  tags: ['all'],
}, async () => {
  const { store } = await liveTestStore();
  const catalog = await testRelease(store, 'catalog', 'next', { files: { 'server/index.mjs': heavy } });

  await expect(activate(store, { catalog }, { growth, removes: true })).rejects.toThrow(
    /^The documents would have more than [\d.]+ MB \(MOST_MEGABYTES\)\. Nothing has changed\./,
  );
});
