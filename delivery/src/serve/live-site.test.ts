import { writeFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { appendHistory } from '../store/history.ts';
import type { PageList } from '../store/page-list.ts';
import { replaceRegistry } from '../store/registry.ts';
import type { Store } from '../store/store.ts';
import { testRegistry, testStore } from '../test/test-store.ts';
import { liveSite, stateOf } from './live-site.ts';

const testPage = (file: string) => ({
  file,
  style: 'sha256-style',
  personal: false,
  listed: true,
  changed: '2026-11-01T08:00:00.000Z',
  text: 'sha256-text',
  fingerprint: { shell: 'test', areas: {}, configuration: 'test', data: 'test' },
});

async function activate(store: Store, revision: number): Promise<void> {
  const list: PageList = {
    script: 'sha256-script',
    pages: {
      '/': testPage('index.html'),
      '/login/:id': testPage('fallback.html'),
      '/login/known': testPage('known.html'),
    },
  };
  await mkdir(store.pages(revision), { recursive: true });
  await writeFile(join(store.pages(revision), 'pages.json'), JSON.stringify(list));
  await replaceRegistry(store, testRegistry(revision));
}

const ignoreReports = () => vi.spyOn(console, 'log').mockReturnValue();

test('nothing released yet: nothing live, nothing reported', async () => {
  const report = ignoreReports();
  const live = liveSite(await testStore());

  expect(await live()).toBeUndefined();
  expect(report).not.toHaveBeenCalled();
});

test('first release after the start: live at the next request', async () => {
  const store = await testStore();
  const live = liveSite(store);
  await live();

  await activate(store, 1);

  expect((await live())?.folder).toBe('pages/1');
});

test('registry replaced: the new one at the next request', async () => {
  const store = await testStore();
  await activate(store, 1);
  const live = liveSite(store);
  await live();

  await activate(store, 2);

  expect((await live())?.registry.revision).toBe(2);
});

test('nothing replaced: read once', async () => {
  const store = await testStore();
  await activate(store, 1);
  const live = liveSite(store);

  expect(await live()).toBe(await live());
});

test('several first requests at once: each gets the site', async () => {
  const store = await testStore();
  await activate(store, 1);
  const live = liveSite(store);

  const sites = await Promise.all([live(), live(), live()]);

  expect(sites.map((site) => site?.folder)).toEqual(['pages/1', 'pages/1', 'pages/1']);
});

test.each([
  ['no JSON', '{"schema":1,', 'It is not readable'],
  ['of another schema', '{"schema":2}', 'The registry is not a registry of schema 1.'],
  ['of a revision without pages', JSON.stringify(testRegistry(9)), 'Its pages of revision 9 are missing.'],
])('registry replaced by one that is %s: the last good one stays, reported once', async (_, text, sentence) => {
  const report = ignoreReports();
  const store = await testStore();
  await activate(store, 1);
  const live = liveSite(store);
  await live();

  await writeFile(store.registry, text);

  expect((await live())?.folder).toBe('pages/1');
  expect((await live())?.folder).toBe('pages/1');
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(sentence));
});

test('registry deleted: the last good one stays, reported', async () => {
  const report = ignoreReports();
  const store = await testStore();
  await activate(store, 1);
  const live = liveSite(store);
  await live();

  await rm(store.registry);

  expect((await live())?.folder).toBe('pages/1');
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining(`registry ${store.registry}: It is missing. The last good one stays in force.`),
  );
});

test('registry broken when the server starts: the one that was activated last', async () => {
  ignoreReports();
  const store = await testStore();
  await activate(store, 1);
  await writeFile(join(store.pages(1), 'registry.json'), JSON.stringify(testRegistry(1)));
  await appendHistory(store, { revision: 1, kind: 'release', changes: [], why: '' });
  await writeFile(store.registry, '{"schema":1,');

  const live = liveSite(store);

  expect((await live())?.registry.revision).toBe(1);
  expect((await live())?.folder).toBe('pages/1');
});

test('broken registry repaired: live at the next request', async () => {
  ignoreReports();
  const store = await testStore();
  await writeFile(store.registry, 'broken');
  const live = liveSite(store);
  expect(await live()).toBeUndefined();

  await activate(store, 1);

  expect((await live())?.folder).toBe('pages/1');
});

test.each([
  ['/', 'index.html'],
  ['/login/known', 'known.html'],
  ['/login/500001', 'fallback.html'],
  ['/login/a%20b', 'fallback.html'],
  ['/login/', undefined],
  ['/login/a/b', undefined],
  ['/login/:id/x', undefined],
  ['/unknown', undefined],
  ['/pages.json', undefined],
])('%s: finds %s', async (path, file) => {
  const store = await testStore();
  await activate(store, 1);
  const site = await liveSite(store)();

  expect(site?.find(path)?.file).toBe(file);
});

test('state of a file: one look for all requests of a turn, another one in the next', async () => {
  const store = await testStore();
  await activate(store, 1);
  const stateNow = stateOf(store.registry);
  const state = stateNow();
  writeFileSync(store.registry, 'changed by another process');

  const inTheSameTurn = stateNow();
  await setImmediate();

  expect(inTheSameTurn).toBe(state);
  expect(stateNow()).not.toBe(state);
});
