import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { documentFile, readPageList } from '../store/page-list.ts';
import { readRegistry, registryWith } from '../store/registry.ts';
import type { Store } from '../store/store.ts';
import { firstRowsBundle, sampleBundle, testContent } from '../test/test-content.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

const ids = ['1', '2', '3', '4', '5'];
const content = { kind: 'content', why: '' } as const;

async function siteWithSamples(bundle = sampleBundle) {
  const { store, hashes } = await liveTestStore();
  const samples = testContent(ids);
  const options = { api: samples.api, content: samples.content, removes: true };
  const catalog = await testRelease(store, 'catalog', 'samples', { files: { 'server/index.mjs': bundle } });
  await activate(store, { catalog }, options);
  samples.requests.length = 0;
  return { store, hashes, samples, options, publish: () => activate(store, {}, { ...options, note: content }) };
}

async function liveDocument(store: Store, key: string): Promise<string> {
  const folder = store.pages((await readRegistry(store))?.revision ?? 0);
  const page = (await readPageList(folder))?.pages[key];
  if (!page) throw new Error(`There is no page ${key}.`);
  return readFile(documentFile(folder, page), 'utf8');
}

const writtenIn = async (store: Store, revision: number) =>
  (await readdir(store.pages(revision), { recursive: true })).filter((file) => file.endsWith('.html')).toSorted();

test('change of one sample: it and what shows it are asked for and prerendered, no other page is touched', async () => {
  const { store, samples, publish } = await siteWithSamples();

  samples.rename('3', 'Another name');
  const done = await publish();

  expect(Object.keys(done?.prerendered ?? {}).toSorted()).toEqual(['/', '/catalog', '/catalog/3']);
  expect(new Set(samples.requests)).toEqual(new Set(['3', 'list']));
  expect(await writtenIn(store, 3)).toEqual(['catalog/3/index.html', 'catalog/index.html', 'index.html']);
  for (const key of ['/', '/catalog', '/catalog/3']) expect(await liveDocument(store, key)).toContain('Another name');
  expect(await liveDocument(store, '/catalog/1')).toContain('Name of 1');
});

test('page that was left as it was, because there was no room for it: it follows with the next content', async () => {
  const { store, samples, options, publish } = await siteWithSamples();
  const long = 'Long name '.repeat(3000).trim();

  samples.rename('3', long);
  const growth = { asks: 500, pages: 2000, bytes: 120_000 };
  const done = await activate(store, {}, { ...options, growth, note: content });
  const left = done?.faults?.map(({ key }) => key) ?? [];
  expect(left).not.toEqual([]);
  for (const key of left) expect((await liveDocument(store, key)).includes(long)).toBe(false);

  samples.rename('1', 'Another name');
  await publish();
  for (const key of left) expect((await liveDocument(store, key)).includes(long)).toBe(true);
});

test('several changes one after the other: each reaches its page', { tags: ['all'] }, async () => {
  const { store, samples, publish } = await siteWithSamples();

  for (const id of ids) {
    samples.rename(id, `Second name of ${id}`);
    await publish();
  }

  for (const id of ids) expect(await liveDocument(store, `/catalog/${id}`)).toContain(`Second name of ${id}`);
});

test('new and removed sample: its page comes and goes, the sitemap and the search follow', async () => {
  const { store, samples, publish } = await siteWithSamples();

  samples.add('new');
  samples.remove('2');
  const done = await publish();

  expect(done?.removed).toEqual(['/catalog/2']);
  expect(await liveDocument(store, '/catalog/new')).toContain('Name of new');
  const files = await Promise.all(
    ['sitemap.xml', 'search.json'].map((file) => readFile(join(store.pages(3), file), 'utf8')),
  );
  for (const text of files) {
    expect(text).toContain('/catalog/new');
    expect(text).toContain('/catalog/1');
    expect(text).not.toContain('/catalog/2');
  }
});

test('sample at the end of a list: pages that show its first rows, and not how many there are, are not asked for', async () => {
  const { samples, publish } = await siteWithSamples(firstRowsBundle);

  samples.add('new');
  await publish();
  expect(samples.requests.filter((id) => ids.includes(id))).toEqual([]);

  samples.rename('1', 'Another name');
  const done = await publish();
  expect(Object.keys(done?.prerendered ?? {})).toEqual(expect.arrayContaining(ids.map((id) => `/catalog/${id}`)));
});

test('list whose last row goes: pages that show its rows follow', { tags: ['all'] }, async () => {
  const { store, samples, publish } = await siteWithSamples(firstRowsBundle);
  for (const id of ids.slice(1)) samples.remove(id);
  await publish();

  samples.add('new');
  await publish();

  expect(await liveDocument(store, '/catalog/1')).toContain('Name of new');
});

test('change while a publication runs: the next one brings it', { tags: ['all'] }, async () => {
  const { store, samples, options, publish } = await siteWithSamples();
  const api = vi.fn(options.api).mockImplementationOnce(async (...request) => {
    const answer = await options.api(...request);
    samples.rename('3', 'Name of a moment later');
    return answer;
  });

  samples.rename('3', 'Another name');
  await activate(store, {}, { ...options, api, note: content });
  await publish();

  for (const key of ['/', '/catalog', '/catalog/3'])
    expect(await liveDocument(store, key)).toContain('Name of a moment later');
});

test('change while an area is released whose page shows it: every page shows it after the next publication', {
  tags: ['all'],
}, async () => {
  const { store, samples, options, publish } = await siteWithSamples();
  const experts = await testRelease(store, 'experts', 'next');
  const api: typeof fetch = async (...request) => {
    if (samples.state.version === 1) samples.rename('3', 'Another name');
    return options.api(...request);
  };

  await activate(store, { experts }, { ...options, api });
  await publish();

  for (const key of ['/', '/catalog', '/catalog/3']) expect(await liveDocument(store, key)).toContain('Another name');
});

test('rollback between two changes: what was published before it is on every page afterwards', {
  tags: ['all'],
}, async () => {
  const { store, samples, options, publish } = await siteWithSamples();
  const live = await readRegistry(store);
  const first = live?.areas.catalog?.release ?? '';
  const files = { 'server/index.mjs': `${sampleBundle}// second\n` };
  await activate(store, { catalog: await testRelease(store, 'catalog', 'second', { files }) }, options);
  samples.rename('3', 'Another name');
  await publish();

  const registry = await registryWith(store, 'catalog', first);
  const back = { name: 'catalog', folder: store.pages(registry?.revision ?? 0) };
  await activate(store, { catalog: first }, { ...options, note: { kind: 'rollback', why: '' }, back });
  await publish();

  for (const key of ['/', '/catalog', '/catalog/3']) expect(await liveDocument(store, key)).toContain('Another name');
});

test('release of an area: data of its own pages and of those that show it are loaded, of others not', {
  tags: ['all'],
}, async () => {
  const { store, samples, options } = await siteWithSamples();
  const api = vi.fn(options.api);
  const experts = await testRelease(store, 'experts', 'next');

  const done = await activate(store, { experts }, { ...options, api });

  expect(Object.keys(done?.prerendered ?? {})).toContain('/experts/1');
  expect(samples.requests.filter((one) => one !== 'list')).toEqual([]);
  expect(done?.reused).toContain('/catalog/3');
});

test.each([
  ['API that makes its answers in another way', { format: 'other' }, {}],
  ['comparison without a known change', {}, { asksAll: true }],
])('%s: every page is asked for', { tags: ['all'] }, async (_, state, more) => {
  const { store, samples, options } = await siteWithSamples();

  Object.assign(samples.state, state);
  await activate(store, {}, { ...options, ...more, note: content });

  expect(samples.requests).toEqual(expect.arrayContaining(ids));
});

test('answer that does not come: the page keeps what it showed, and is asked for again at the next publication', {
  tags: ['all'],
}, async () => {
  const { store, samples, options, publish } = await siteWithSamples();

  samples.rename('3', 'Another name');
  await activate(store, {}, { ...options, api: async () => new Response('', { status: 503 }), note: content });
  expect(await liveDocument(store, '/catalog/3')).toContain('Name of 3');
  await publish();

  for (const key of ['/', '/catalog', '/catalog/3']) expect(await liveDocument(store, key)).toContain('Another name');
});

test('folder of untouched documents lost: they are prerendered again', { tags: ['all'] }, async () => {
  const { store, samples, publish } = await siteWithSamples();
  samples.rename('3', 'Another name');
  await publish();

  await rm(store.pages(2), { recursive: true });
  samples.rename('4', 'Another name');
  await publish();

  expect(await liveDocument(store, '/catalog/1')).toContain('Name of 1');
});

async function afterRollback(between: (samples: Awaited<ReturnType<typeof siteWithSamples>>['samples']) => void) {
  const site = await siteWithSamples();
  const { store, samples, options } = site;
  const first = (await readRegistry(store))?.areas.catalog?.release ?? '';
  const files = { 'server/index.mjs': `${sampleBundle}\n// second` };
  const second = await testRelease(store, 'catalog', 'second', { files });
  between(samples);
  await activate(store, { catalog: second }, options);
  const registry = await registryWith(store, 'catalog', first);
  const back = { name: 'catalog', folder: store.pages(registry?.revision ?? 0) };
  await activate(store, { catalog: first }, { ...options, note: { kind: 'rollback', why: '' }, back });
  samples.requests.length = 0;
  return site;
}

test('rollback: the next publication asks for every page, the one after it for what has changed', {
  tags: ['all'],
}, async () => {
  const { store, samples, publish } = await afterRollback(() => {});
  samples.rename('3', 'Another name');
  await publish();

  expect(new Set(samples.requests)).toEqual(new Set([...ids, 'list']));
  expect(await liveDocument(store, '/catalog/3')).toContain('Another name');

  samples.requests.length = 0;
  samples.rename('4', 'Last name');
  await publish();

  expect(samples.requests).toContain('4');
  expect(samples.requests).not.toContain('1');
  expect(await liveDocument(store, '/catalog/4')).toContain('Last name');
});

test('rollback to pages from before a change: the next publication brings the change again', {
  tags: ['all'],
}, async () => {
  const { store, publish } = await afterRollback(({ rename }) => rename('3', 'Another name'));
  expect(await liveDocument(store, '/catalog/3')).toContain('Name of 3');
  await publish();

  for (const key of ['/catalog', '/catalog/3']) expect(await liveDocument(store, key)).toContain('Another name');
});

test('rollback to pages from before several changes: the next publication brings all of them again', {
  tags: ['all'],
}, async () => {
  const { store, publish } = await afterRollback(({ rename, add }) => {
    rename('3', 'Another name');
    add('new');
    rename('4', 'Last name');
  });
  await publish();

  for (const key of ['/catalog', '/catalog/3']) expect(await liveDocument(store, key)).toContain('Another name');
  expect(await liveDocument(store, '/catalog/4')).toContain('Last name');
  expect(await liveDocument(store, '/catalog/new')).toContain('Name of new');
});
