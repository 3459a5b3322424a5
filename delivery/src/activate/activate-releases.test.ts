import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contractVersion } from '@agile-languages/shared/contract';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { historyProblem, readHistory } from '../store/history.ts';
import { readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import {
  activate,
  liveTestStore,
  silentApi,
  testApiWith,
  testConfig,
  testRelease,
  testReleases,
  testStore,
} from '../test/test-store.ts';

/** A store with one release of everything live. */
/** Keys of the pages of an area of the test site. */
const pagesOf = (name: string) => [`/${name}`, `/${name}-mine/:id`, `/${name}/1`, `/${name}/a%20b`];
const all = <Reason>(keys: string[], reason: Reason) => Object.fromEntries(keys.map((key) => [key, reason]));
const pageOf = (store: Store, revision: number, file: string) =>
  readFile(join(store.pages(revision), file, 'index.html'), 'utf8');
const inodeOf = async (store: Store, revision: number, file: string) =>
  (await stat(join(store.pages(revision), file, 'index.html'))).ino;

test('first release of everything: revision 1 with every page', async () => {
  const store = await testStore();
  const hashes = await testReleases(store);

  const done = await activate(store, hashes);

  expect(done).toMatchObject({ reused: [], registry: { revision: 1, shell: { release: hashes.shell } } });
  expect(new Set(Object.values(done?.prerendered ?? {}))).toEqual(new Set(['new page']));
  expect(await readRegistry(store)).toEqual(done?.registry);
  expect(Object.keys((await readPageList(store.pages(1)))?.pages ?? {}).sort()).toEqual([
    '/',
    '/404',
    '/assessment',
    '/assessment-mine/:id',
    '/assessment/1',
    '/assessment/a%20b',
    '/catalog',
    '/catalog-mine/:id',
    '/catalog/1',
    '/catalog/a%20b',
    '/enrolment',
    '/enrolment-mine/:id',
    '/enrolment/1',
    '/enrolment/a%20b',
    '/experts',
    '/experts-mine/:id',
    '/experts/1',
    '/experts/a%20b',
  ]);
});

test('page: its document with a compressed version beside it, its style hash and whether it is personal', async () => {
  const { store } = await liveTestStore();
  const pages = (await readPageList(store.pages(1)))?.pages;

  expect(await pageOf(store, 1, 'catalog/1')).toContain('area | /catalog/1 |');
  expect(existsSync(join(store.pages(1), 'catalog/1/index.html.br'))).toBe(true);
  expect(existsSync(join(store.pages(1), 'catalog/1/index.html.gz'))).toBe(true);
  expect(pages?.['/catalog/1']).toMatchObject({ personal: false, style: expect.stringMatching(/^sha256-.{44}$/) });
  expect(pages?.['/catalog-mine/:id']).toMatchObject({ personal: true });
});

test('addresses in a style file: absolute in the document', async () => {
  const { store, hashes } = await liveTestStore();

  expect(await pageOf(store, 1, 'catalog')).toContain(
    `url(/areas/catalog/${hashes.catalog}/browser/fonts/first.woff2)`,
  );
});

test('one area released: its pages and the home page that shows it are prerendered, the others reused', async () => {
  const { store } = await liveTestStore();
  const next = await testRelease(store, 'catalog', 'next');

  const done = await activate(store, { catalog: next });

  expect(done?.registry.revision).toBe(2);
  expect(done?.prerendered).toEqual(all(['/', ...pagesOf('catalog')], 'catalog changed'));
  expect(done?.reused).toContain('/experts');
  expect(await pageOf(store, 2, 'catalog')).toContain(`${next} | revision 2`);
  expect(await pageOf(store, 2, '.')).toContain('revision 2');
  expect(await pageOf(store, 2, 'experts')).toContain('revision 1');
  expect(await inodeOf(store, 2, 'experts')).toBe(await inodeOf(store, 1, 'experts'));
});

test('area released that the home page does not show: the home page is reused', async () => {
  const { store } = await liveTestStore();
  const next = await testRelease(store, 'enrolment', 'next');

  const done = await activate(store, { enrolment: next });

  expect(done?.prerendered).toEqual(all(pagesOf('enrolment'), 'enrolment changed'));
  expect(done?.reused).toContain('/');
});

test('shell released: every page is prerendered for it', async () => {
  const { store } = await liveTestStore();
  const next = await testRelease(store, 'shell', 'next');

  const done = await activate(store, { shell: next });

  expect(new Set(Object.values(done?.prerendered ?? {}))).toEqual(new Set(['shell changed']));
  expect(done?.reused).toEqual([]);
});

test('one area released: no byte of the other releases changes', async () => {
  const { store, hashes } = await liveTestStore();
  const before = (await stat(store.release('experts', hashes.experts))).mtimeMs;
  const next = await testRelease(store, 'catalog', 'next');

  await activate(store, { catalog: next });

  expect((await stat(store.release('experts', hashes.experts))).mtimeMs).toBe(before);
  expect((await readRegistry(store))?.areas.experts?.release).toBe(hashes.experts);
});

test('the same again: nothing to do, no new revision', async () => {
  const { store, hashes } = await liveTestStore();

  expect(await activate(store, hashes)).toBeUndefined();
  expect((await readRegistry(store))?.revision).toBe(1);
  expect(await readHistory(store)).toHaveLength(1);
});

test('another configuration: every page is prerendered for it, without a release in the history', async () => {
  const { store } = await liveTestStore();

  const done = await activate(store, {}, { config: { ...testConfig, brand: 'Next Brand' } });

  expect(new Set(Object.values(done?.prerendered ?? {}))).toEqual(new Set(['configuration changed']));
  expect(done?.reused).toEqual([]);
  expect((await readHistory(store)).map(({ kind, changes }) => [kind, changes.length])).toEqual([
    ['release', 5],
    ['prerender', 0],
  ]);
});

test('pages of the live revision deleted: prerendered anew', async () => {
  const { store, hashes } = await liveTestStore();
  await rm(store.pages(1), { recursive: true });

  expect(await activate(store, hashes)).toMatchObject({
    prerendered: { '/': 'new page', '/experts/1': 'new page' },
    reused: [],
    registry: { revision: 2 },
  });
});

test('compressed version of a page deleted: the page is prerendered anew, the live one is not touched', async () => {
  const { store } = await liveTestStore();
  await rm(join(store.pages(1), 'experts/index.html.br'));
  const next = await testRelease(store, 'catalog', 'next');

  const done = await activate(store, { catalog: next });

  expect(done?.prerendered['/experts']).toBe('files missing');
  expect(await pageOf(store, 1, 'experts')).toContain('revision 1');
  expect(await pageOf(store, 2, 'experts')).toContain('revision 2');
});

test('rollback to the release before: its pages as they were, under a higher revision', async () => {
  const { store, hashes } = await liveTestStore();
  const next = await testRelease(store, 'catalog', 'next');
  await activate(store, { catalog: next });

  const done = await activate(store, { catalog: hashes.catalog }, { note: { kind: 'rollback', why: 'test' } });

  expect(done?.registry.revision).toBe(3);
  expect(await pageOf(store, 3, 'catalog')).toContain(hashes.catalog);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    kind: 'rollback',
    changes: [{ name: 'catalog', from: next, to: hashes.catalog }],
  });
});

test('no release of the shell: one sentence, nothing live', async () => {
  const store = await testStore();
  const catalog = await testRelease(store, 'catalog', 'first');

  await expect(activate(store, { catalog })).rejects.toThrow(
    new UserError('There is no release of the shell yet. Run npm start once.'),
  );
  expect(await readRegistry(store)).toBeUndefined();
});

test('areas without a release: the site is there without their pages', async () => {
  const store = await testStore();
  const { shell, catalog } = await testReleases(store);

  const done = await activate(store, { shell, catalog });

  expect(Object.keys(done?.registry.areas ?? {})).toEqual(['catalog']);
  expect(Object.keys(done?.prerendered ?? {}).sort()).toEqual(['/', '/404', ...pagesOf('catalog')].sort());
});

test('first release of a new area: its pages are new, those of the others are reused', async () => {
  const { store, hashes } = await liveTestStore();
  const stories = await testRelease(store, 'stories', 'first');

  const done = await activate(store, { stories });

  expect(done?.prerendered).toEqual(all(pagesOf('stories'), 'new page'));
  expect(done?.reused).toContain('/catalog');
  expect(done?.registry.areas.catalog?.release).toBe(hashes.catalog);
  expect((await readHistory(store)).at(-1)?.changes).toEqual([{ name: 'stories', from: null, to: stories }]);
});

test('release that is not there: one sentence, the live one stays', async () => {
  const { store } = await liveTestStore();

  await expect(activate(store, { catalog: '0000000000000000' })).rejects.toThrow(
    new UserError(
      `Release 0000000000000000 of catalog is missing below ${store.directory}. Release catalog again, or roll back to one that is there.`,
    ),
  );
  expect((await readRegistry(store))?.revision).toBe(1);
});

test('page does not render: fails, the live revision stays', async () => {
  const { store } = await liveTestStore();

  await expect(activate(store, {}, { config: { ...testConfig, brand: 'Broken' } })).rejects.toThrow('does not render');
  expect((await readRegistry(store))?.revision).toBe(1);
  expect(await readHistory(store)).toHaveLength(1);
});

test('release of the shell from before pages had initial data: one sentence, the live revision stays', async () => {
  const { store } = await liveTestStore();
  const files = { 'server/index.mjs': "export const inlineScript = 'start()';" };
  const old = await testRelease(store, 'shell', 'old', { files });

  await expect(activate(store, { shell: old })).rejects.toThrow(
    new Refusal(
      `Release ${old} of shell is too old: its pages cannot be prerendered any more. Nothing has changed. Release shell again.`,
    ),
  );
  expect((await readRegistry(store))?.revision).toBe(1);
});

test.each([
  [0, 'accepted'],
  [-1, 'accepted'],
  [-2, 'refused'],
  [1, 'refused'],
])('area whose contract differs by %i from that of the shell: %s', async (difference, outcome) => {
  const { store } = await liveTestStore();
  const contract = contractVersion + difference;
  const catalog = await testRelease(store, 'catalog', 'other contract', { description: { contract } });

  const sentence = await activate(store, { catalog }).then(
    () => 'accepted',
    (cause: Error) => cause.message,
  );

  expect(sentence).toBe(
    outcome === 'accepted'
      ? 'accepted'
      : `Area catalog is written for contract ${contract}, the shell offers ${contractVersion}. Nothing has changed. Release both of one source: npm run release -- --all.`,
  );
});

test('page with a style attribute, which the policy would refuse: fails, the live revision stays', async () => {
  const { store } = await liveTestStore();

  await expect(activate(store, {}, { config: { ...testConfig, brand: 'Styled' } })).rejects.toThrow(
    'has a style attribute',
  );
  expect((await readRegistry(store))?.revision).toBe(1);
});

test('folder of the next revision that is no whole revision: replaced', async () => {
  const { store } = await liveTestStore();
  await mkdir(store.pages(2));
  await writeFile(join(store.pages(2), 'left.html'), 'left over');

  await activate(store, { catalog: await testRelease(store, 'catalog', 'next') });

  expect(existsSync(join(store.pages(2), 'left.html'))).toBe(false);
  expect((await readRegistry(store))?.revision).toBe(2);
});

test('process that ended after it claimed a revision: the next one makes that live, then its own', async () => {
  const { store } = await liveTestStore();
  const [second, next] = [await testRelease(store, 'catalog', 'second'), await testRelease(store, 'experts', 'next')];
  await activate(store, { catalog: second });
  await writeFile(store.registry, await readFile(join(store.pages(1), 'registry.json')));

  await activate(store, { experts: next });

  const registry = await readRegistry(store);
  expect(registry?.revision).toBe(3);
  expect(registry?.areas).toMatchObject({ catalog: { release: second }, experts: { release: next } });
  expect(await historyProblem(store, 3)).toBeUndefined();
});

test('two processes at once that know nothing of each other: both releases are live, each page of both', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { store } = await liveTestStore();
  const [catalog, experts] = [await testRelease(store, 'catalog', 'next'), await testRelease(store, 'experts', 'next')];

  const activations = await Promise.all([activate(store, { catalog }), activate(store, { experts })]);

  expect(activations.map((activation) => activation?.registry.revision).sort()).toEqual([2, 3]);
  const registry = await readRegistry(store);
  expect(registry?.areas).toMatchObject({ catalog: { release: catalog }, experts: { release: experts } });
  expect(await readFile(join(store.pages(3), 'catalog/index.html'), 'utf8')).toContain(catalog);
  expect(await readFile(join(store.pages(3), 'experts/index.html'), 'utf8')).toContain(experts);
  expect(process.stdout.write).toHaveBeenCalledWith(
    'Another release became live meanwhile. Once more, on top of it.\n',
  );
  expect((await readdir(join(store.directory, 'pages'))).sort()).toEqual(['1', '2', '3']);
});

test('many revisions: the pages of the last ten are kept', async () => {
  const { store } = await liveTestStore();
  for (let count = 1; count <= 11; count += 1)
    await activate(store, {}, { config: { ...testConfig, brand: `Brand ${count}` } });

  const kept = (await readdir(join(store.directory, 'pages'))).map(Number).sort((a, b) => a - b);

  expect(kept).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('page prerendered anew with the same text: unchanged since then; with another text: changed', async () => {
  const { store } = await liveTestStore();
  const still = { ...testConfig, brand: 'Still' };
  await activate(store, {}, { config: still });
  const before = (await readPageList(store.pages(2)))?.pages ?? {};

  const second = { catalog: await testRelease(store, 'catalog', 'second') };
  await activate(store, second, { config: { ...still, email: 'other@brand.test' } });

  const after = (await readPageList(store.pages(3)))?.pages ?? {};
  expect(after['/experts/1']?.fingerprint).not.toEqual(before['/experts/1']?.fingerprint);
  expect(after['/experts/1']?.changed).toBe(before['/experts/1']?.changed);
  expect(after['/catalog/1']?.changed).not.toBe(before['/catalog/1']?.changed);
});

test('page with a canonical address of its own: listed; a fallback document: not', async () => {
  const { store } = await liveTestStore();

  const pages = (await readPageList(store.pages(1)))?.pages;
  expect(pages?.['/catalog/1']?.listed).toBe(true);
  expect(pages?.['/catalog-mine/:id']?.listed).toBe(false);
});

test('data of the API: in the pages that load it, not in fallback documents', async () => {
  const store = await testStore();

  await activate(store, await testReleases(store), { api: testApiWith('Test why?') });

  expect(await pageOf(store, 1, 'catalog/1')).toContain(
    '{"routes catalog /catalog/:id":{"question":{"question":"Test why?","answer":""}}}',
  );
  expect(await pageOf(store, 1, 'catalog-mine/_id')).toContain('| {}<');
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
  expect(done?.prerendered).toEqual(all(withData, 'data changed'));
  expect(done?.reused).toContain('/catalog-mine/:id');
  expect(await pageOf(store, 2, 'catalog')).toContain('Test how?');
});

test('API gives no answer, one area released: its pages keep the data that they had', async () => {
  const store = await testStore();
  await activate(store, await testReleases(store), { api: testApiWith('Test why?') });
  const catalog = await testRelease(store, 'catalog', 'next');

  const done = await activate(store, { catalog }, { api: silentApi });

  expect(done?.prerendered).toEqual(all(['/', ...pagesOf('catalog')], 'catalog changed'));
  expect(await pageOf(store, 2, 'catalog/1')).toContain(catalog);
  expect(await pageOf(store, 2, 'catalog/1')).toContain('Test why?');
});

test('release without a page that is live: refused with the page; on demand it is removed', async () => {
  const { store } = await liveTestStore();
  const routes = { '/catalog': { rendering: 'public' } };
  const catalog = await testRelease(store, 'catalog', 'smaller', { description: { routes } });

  await expect(activate(store, { catalog })).rejects.toThrow(
    '3 pages would be gone: /catalog/1, /catalog/a%20b, /catalog-mine/:id. Nothing has changed. To remove them, add --remove.',
  );
  expect((await readRegistry(store))?.revision).toBe(1);
  const done = await activate(store, { catalog }, { removes: true });

  expect(done?.removed.toSorted()).toEqual(['/catalog-mine/:id', '/catalog/1', '/catalog/a%20b']);
});

test('API gives no answer on the first release: prerendered without data, and the result says why', async () => {
  const store = await testStore();

  const done = await activate(store, await testReleases(store), { api: silentApi });

  expect(done).toMatchObject({ failure: { message: 'calle/GetFaqList: no answer' } });
  expect(await pageOf(store, 1, 'catalog')).toContain('| {}<');
});

const fault = 'async (api) => (await api.getFaqList()).rows[0].missing.name';

test.each([
  ['load', `{ question: ${fault} }`, '/catalog fails to load its data, so nothing has changed (TypeError: '],
  ['paths', fault, '/catalog/:id fails to list its addresses, so nothing has changed (TypeError: '],
])(
  "fault in a page's own %s: not taken for silence of the API, the live revision stays",
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

test('nothing released and the API gives no answer: pages with data stay', async () => {
  const store = await testStore();
  const hashes = await testReleases(store);
  await activate(store, hashes, { api: testApiWith('Test why?') });

  expect(await activate(store, hashes, { api: silentApi })).toBeUndefined();
  expect(await pageOf(store, 1, 'catalog')).toContain('Test why?');
});
