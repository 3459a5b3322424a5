import type { DeferredModule } from '@agile-languages/shared/registry';
import { afterEach, expect, test } from 'vitest';
import { ignoreReports, nextModule, testModuleStore, testSection } from './test-module-store.ts';

const testPart: DeferredModule = {
  hydrate: 'visible',
  scripts: [{ href: 'https://site.test/part.js', integrity: 'sha384-test' }],
};
const deferred = { 'sections catalog faq': testPart, 'sections experts partners': testPart };

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];

afterEach(() => document.head.replaceChildren());

test('deferred module: neither loaded nor missing', () => {
  const { store, loads } = testModuleStore({ deferred });

  store.section('catalog', 'faq');
  store.markHydrated();

  expect(loads).toEqual([]);
  expect(document.documentElement).toHaveAttribute('data-hydrated');
});

test('deferred module, hydrated: its scripts are fetched and it is loaded, once; the document waits for it', async () => {
  const { store, loads } = testModuleStore({ deferred });
  const section = store.section('catalog', 'faq');
  store.markHydrated();

  store.hydrate('sections catalog faq');
  store.hydrate('sections catalog faq');

  expect(loads.map(({ key }) => key)).toEqual(['sections catalog faq']);
  expect(preloads().map(({ href, integrity }) => ({ href, integrity }))).toEqual(testPart.scripts);
  expect(document.documentElement).not.toHaveAttribute('data-hydrated');
  loads[0]?.end(testSection);
  expect(await section.ready).toBe(testSection);
  store.markHydrated('sections catalog faq');
  expect(document.documentElement).toHaveAttribute('data-hydrated');
});

test('hydrated before it is rendered: loaded when it is', () => {
  const { store, loads } = testModuleStore({ deferred });

  store.hydrate('sections catalog faq');
  store.section('catalog', 'faq');

  expect(loads).toHaveLength(1);
});

test('key that is not deferred: nothing happens', () => {
  const { store, loads } = testModuleStore({ deferred });

  store.hydrate('sections catalog other');

  expect([...loads, ...preloads()]).toEqual([]);
});

test('without a key: all that are left', () => {
  const { store, loads } = testModuleStore({ deferred });
  store.section('catalog', 'faq');
  store.section('experts', 'partners');

  store.hydrate();

  expect(loads).toHaveLength(2);
});

test('deferred module fails: counted, and tried again', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore({ deferred });
  store.section('catalog', 'faq');
  store.hydrate('sections catalog faq');

  loads[0]?.fail(new Error('test'));

  await expect.poll(() => store.failures()).toBe(1);
  store.retry();
  expect(loads).toHaveLength(2);
});

test('next page shows the same section: loaded with it', async () => {
  const { store, loads } = testModuleStore({ deferred });
  store.section('catalog', 'faq');
  const opening = store.open('shell', '/');
  loads[0]?.end(nextModule);
  await opening;

  store.section('catalog', 'faq');

  expect(loads.map(({ key }) => key)).toEqual(['routes shell /', 'sections catalog faq']);
});
