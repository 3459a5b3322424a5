import { expect, test } from 'vitest';
import { testModuleStore } from './test-module-store.ts';

const isDocumentHydrated = () => 'hydrated' in document.documentElement.dataset;

test('page and one of its two sections hydrated: the document is not marked; both: it is', () => {
  delete document.documentElement.dataset.hydrated;
  const { store } = testModuleStore();
  const modules = [store.page('shell', '/'), store.section('catalog', 'faq'), store.section('experts', 'partners')];

  for (const { key } of modules.slice(0, 2)) store.markHydrated(key);
  expect(isDocumentHydrated()).toBe(false);
  store.markHydrated(modules[2]?.key);

  expect(isDocumentHydrated()).toBe(true);
});

test('page hydrated while another one is only prefetched: the document is marked', () => {
  delete document.documentElement.dataset.hydrated;
  const { store } = testModuleStore();
  store.prefetch('catalog', '/guide');

  store.markHydrated(store.page('catalog', '/faq').key);

  expect(isDocumentHydrated()).toBe(true);
});
