import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPageList } from '../compose/page-list.ts';
import { Refusal, type Store } from '../places.ts';
import {
  silentApi,
  testApi,
  testApiWith,
  testConfig,
  testRelease,
  testReleases,
  testStore,
} from '../test/test-store.ts';
import { goLive } from './live.ts';
import { readHistory, readRegistry } from './registry-file.ts';

const flipNote = { kind: 'release', why: 'test' } as const;

/** A store with one release of everything live. */
async function liveStore() {
  const store = await testStore();
  const hashes = await testReleases(store);
  await goLive(store, testConfig, hashes, flipNote, testApi);
  return { store, hashes };
}

const pageOf = (store: Store, revision: number, file: string) =>
  readFile(join(store.pages(revision), file, 'index.html'), 'utf8');
const inodeOf = async (store: Store, revision: number, file: string) =>
  (await stat(join(store.pages(revision), file, 'index.html'))).ino;

test('first release of everything: revision 1 with every page', async () => {
  const store = await testStore();
  const hashes = await testReleases(store);

  const done = await goLive(store, testConfig, hashes, flipNote, testApi);

  expect(done).toMatchObject({ composed: 18, kept: 0, registry: { revision: 1, shell: { release: hashes.shell } } });
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
  const { store } = await liveStore();
  const pages = (await readPageList(store.pages(1)))?.pages;

  expect(await pageOf(store, 1, 'catalog/1')).toContain('area | /catalog/1 |');
  expect(existsSync(join(store.pages(1), 'catalog/1/index.html.br'))).toBe(true);
  expect(existsSync(join(store.pages(1), 'catalog/1/index.html.gz'))).toBe(true);
  expect(pages?.['/catalog/1']).toMatchObject({ personal: false, style: expect.stringMatching(/^sha256-.{44}$/) });
  expect(pages?.['/catalog-mine/:id']).toMatchObject({ personal: true });
});

test('addresses in a style file: absolute in the document', async () => {
  const { store, hashes } = await liveStore();

  expect(await pageOf(store, 1, 'catalog')).toContain(
    `url(/areas/catalog/${hashes.catalog}/browser/fonts/first.woff2)`,
  );
});

test('one area released: only its pages and the home page it stands on are composed', async () => {
  const { store } = await liveStore();
  const next = await testRelease(store, 'catalog', 'next');

  const done = await goLive(store, testConfig, { catalog: next }, flipNote, testApi);

  expect(done).toMatchObject({ composed: 5, kept: 13, registry: { revision: 2 } });
  expect(await pageOf(store, 2, 'catalog')).toContain(`${next} | revision 2`);
  expect(await pageOf(store, 2, '.')).toContain('revision 2');
  expect(await pageOf(store, 2, 'experts')).toContain('revision 1');
  expect(await inodeOf(store, 2, 'experts')).toBe(await inodeOf(store, 1, 'experts'));
});

test('area released that does not stand on the home page: the home page is kept', async () => {
  const { store } = await liveStore();
  const next = await testRelease(store, 'enrolment', 'next');

  const done = await goLive(store, testConfig, { enrolment: next }, flipNote, testApi);

  expect(done).toMatchObject({ composed: 4, kept: 14 });
});

test('shell released: every page is composed', async () => {
  const { store } = await liveStore();
  const next = await testRelease(store, 'shell', 'next');

  expect(await goLive(store, testConfig, { shell: next }, flipNote, testApi)).toMatchObject({ composed: 18, kept: 0 });
});

test('one area released: no byte of the other releases changes', async () => {
  const { store, hashes } = await liveStore();
  const before = (await stat(store.release('experts', hashes.experts))).mtimeMs;
  const next = await testRelease(store, 'catalog', 'next');

  await goLive(store, testConfig, { catalog: next }, flipNote, testApi);

  expect((await stat(store.release('experts', hashes.experts))).mtimeMs).toBe(before);
  expect((await readRegistry(store))?.areas.experts?.release).toBe(hashes.experts);
});

test('the same again: nothing to do, no new revision', async () => {
  const { store, hashes } = await liveStore();

  expect(await goLive(store, testConfig, hashes, flipNote, testApi)).toBeUndefined();
  expect((await readRegistry(store))?.revision).toBe(1);
  expect(await readHistory(store)).toHaveLength(1);
});

test('another configuration: composed again, without a release in the history', async () => {
  const { store } = await liveStore();

  const done = await goLive(store, { ...testConfig, brand: 'Next Brand' }, {}, flipNote, testApi);

  expect(done).toMatchObject({ composed: 18, kept: 0 });
  expect((await readHistory(store)).map(({ kind, changes }) => [kind, changes.length])).toEqual([
    ['release', 5],
    ['compose', 0],
  ]);
});

test('pages of the live revision deleted: composed again', async () => {
  const { store, hashes } = await liveStore();
  await rm(store.pages(1), { recursive: true });

  expect(await goLive(store, testConfig, hashes, flipNote, testApi)).toMatchObject({
    composed: 18,
    registry: { revision: 2 },
  });
});

test('compressed version of a page deleted: the page is composed anew, the live one is not touched', async () => {
  const { store } = await liveStore();
  await rm(join(store.pages(1), 'experts/index.html.br'));
  const next = await testRelease(store, 'catalog', 'next');

  await goLive(store, testConfig, { catalog: next }, flipNote, testApi);

  expect(await pageOf(store, 1, 'experts')).toContain('revision 1');
  expect(await pageOf(store, 2, 'experts')).toContain('revision 2');
});

test('rollback to the release before: its pages as they were, under a higher revision', async () => {
  const { store, hashes } = await liveStore();
  const next = await testRelease(store, 'catalog', 'next');
  await goLive(store, testConfig, { catalog: next }, flipNote, testApi);

  const done = await goLive(store, testConfig, { catalog: hashes.catalog }, { kind: 'rollback', why: 'test' }, testApi);

  expect(done?.registry.revision).toBe(3);
  expect(await pageOf(store, 3, 'catalog')).toContain(hashes.catalog);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    kind: 'rollback',
    changes: [{ name: 'catalog', from: next, to: hashes.catalog }],
  });
});

test('releases missing: one sentence that names them, nothing live', async () => {
  const store = await testStore();
  const catalog = await testRelease(store, 'catalog', 'first');

  await expect(goLive(store, testConfig, { catalog }, flipNote, testApi)).rejects.toThrow(
    new Refusal('There is no release yet of: assessment, experts, enrolment, shell. Run npm start once.'),
  );
  expect(await readRegistry(store)).toBeUndefined();
});

test('release that is not there: one sentence, the live one stays', async () => {
  const { store } = await liveStore();

  await expect(goLive(store, testConfig, { catalog: '0000000000000000' }, flipNote, testApi)).rejects.toThrow(
    new Refusal(
      `Release 0000000000000000 of catalog is missing below ${store.directory}. Release catalog again, or roll back to one that is there.`,
    ),
  );
  expect((await readRegistry(store))?.revision).toBe(1);
});

test('page does not render: fails, the live revision stays', async () => {
  const { store } = await liveStore();

  await expect(goLive(store, { ...testConfig, brand: 'Broken' }, {}, flipNote, testApi)).rejects.toThrow(
    'does not render',
  );
  expect((await readRegistry(store))?.revision).toBe(1);
  expect(await readHistory(store)).toHaveLength(1);
});

test('release of the shell from before pages were composed with data: one sentence, the live revision stays', async () => {
  const { store } = await liveStore();
  const old = await testRelease(store, 'shell', 'old');
  await writeFile(join(store.release('shell', old), 'server/index.mjs'), "export const inlineScript = 'start()';");

  await expect(goLive(store, testConfig, { shell: old }, flipNote, testApi)).rejects.toThrow(
    new Refusal(
      `Release ${old} of shell is from before pages were composed with data and cannot be composed any more. Nothing has changed. Release shell again.`,
    ),
  );
  expect((await readRegistry(store))?.revision).toBe(1);
});

test('page with a style attribute, which the policy would refuse: fails, the live revision stays', async () => {
  const { store } = await liveStore();

  await expect(goLive(store, { ...testConfig, brand: 'Styled' }, {}, flipNote, testApi)).rejects.toThrow(
    'has a style attribute',
  );
  expect((await readRegistry(store))?.revision).toBe(1);
});

test('leavings of a release that was cut short: replaced', async () => {
  const { store } = await liveStore();
  const next = await testRelease(store, 'catalog', 'next');
  await goLive(store, testConfig, { catalog: next }, flipNote, testApi);
  await writeFile(join(store.pages(2), 'left.html'), 'left over');
  await writeFile(store.registry, await readFile(join(store.pages(1), 'registry.json')));

  await goLive(store, testConfig, { catalog: next }, flipNote, testApi);

  expect(existsSync(join(store.pages(2), 'left.html'))).toBe(false);
  expect((await readRegistry(store))?.revision).toBe(2);
});

test('many flips: the pages of the last ten revisions are kept', async () => {
  const { store } = await liveStore();
  for (let flips = 1; flips <= 11; flips += 1)
    await goLive(store, { ...testConfig, brand: `Brand ${flips}` }, {}, flipNote, testApi);

  const kept = (await readdir(join(store.directory, 'pages'))).map(Number).sort((a, b) => a - b);

  expect(kept).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
});

test('page composed anew with the same text: unchanged since then; with another text: changed', async () => {
  const { store } = await liveStore();
  const still = { ...testConfig, brand: 'Still' };
  await goLive(store, still, {}, flipNote, testApi);
  const before = (await readPageList(store.pages(2)))?.pages ?? {};

  const second = { catalog: await testRelease(store, 'catalog', 'second') };
  await goLive(store, { ...still, email: 'other@brand.test' }, second, flipNote, testApi);

  const after = (await readPageList(store.pages(3)))?.pages ?? {};
  expect(after['/experts/1']?.fingerprint).not.toBe(before['/experts/1']?.fingerprint);
  expect(after['/experts/1']?.changed).toBe(before['/experts/1']?.changed);
  expect(after['/catalog/1']?.changed).not.toBe(before['/catalog/1']?.changed);
});

test('page with a canonical address of its own: listed; a frame: not', async () => {
  const { store } = await liveStore();

  const pages = (await readPageList(store.pages(1)))?.pages;
  expect(pages?.['/catalog/1']?.listed).toBe(true);
  expect(pages?.['/catalog-mine/:id']?.listed).toBe(false);
});

test('data of the API: in the pages that ask for it, not in frames', async () => {
  const store = await testStore();

  await goLive(store, testConfig, await testReleases(store), flipNote, testApiWith('Test why?'));

  expect(await pageOf(store, 1, 'catalog/1')).toContain('{"routes catalog /catalog/:id":{"question":"Test why?"}}');
  expect(await pageOf(store, 1, 'catalog-mine/_id')).toContain('| {}<');
});

test('nothing released, the same data: nothing to do', async () => {
  const store = await testStore();
  const hashes = await testReleases(store);
  await goLive(store, testConfig, hashes, flipNote, testApiWith('Test why?'));

  expect(await goLive(store, testConfig, hashes, flipNote, testApiWith('Test why?'))).toBeUndefined();
});

test('nothing released, other data: the pages that ask for it are composed, the others taken over', async () => {
  const store = await testStore();
  const hashes = await testReleases(store);
  await goLive(store, testConfig, hashes, flipNote, testApiWith('Test why?'));

  const done = await goLive(store, testConfig, hashes, flipNote, testApiWith('Test how?'));

  expect(done).toMatchObject({ composed: 12, kept: 6, registry: { revision: 2 } });
  expect(await pageOf(store, 2, 'catalog')).toContain('Test how?');
});

test('API gives no answer: composed without data, and the result says why', async () => {
  const store = await testStore();

  const done = await goLive(store, testConfig, await testReleases(store), flipNote, silentApi);

  expect(done).toMatchObject({ composed: 18, failure: { message: 'calle/GetFaqList: no answer' } });
  expect(await pageOf(store, 1, 'catalog')).toContain('| {}<');
});

test.each([
  ['load', '/catalog cannot read its data, so nothing has changed.'],
  ['paths', '/catalog/:id cannot say its addresses, so nothing has changed.'],
])("fault in a page's own %s: not taken for silence of the API, the live revision stays", async (part, sentence) => {
  const { store } = await liveStore();
  const faulty = await testRelease(store, 'catalog', `faulty ${part}`);
  await writeFile(
    join(store.release('catalog', faulty), 'server/index.mjs'),
    `const page = async () => ({ ${part}: async (api) => (await api.getFaqList()).rows[0].missing.name });
     export const area = { routes: { '/catalog': page, '/catalog/:id': page }, sections: {} };`,
  );

  const failure = await goLive(store, testConfig, { catalog: faulty }, flipNote, testApiWith('Test why?')).catch(
    (cause: unknown) => cause,
  );

  expect(failure).toMatchObject({ message: sentence, cause: expect.any(TypeError) });
  expect((await readRegistry(store))?.revision).toBe(1);
});

test('nothing released and the API gives no answer: pages with data stay', async () => {
  const store = await testStore();
  const hashes = await testReleases(store);
  await goLive(store, testConfig, hashes, flipNote, testApiWith('Test why?'));

  expect(await goLive(store, testConfig, hashes, flipNote, silentApi)).toBeUndefined();
  expect(await pageOf(store, 1, 'catalog')).toContain('Test why?');
});
