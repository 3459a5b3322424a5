import { expect, test } from 'vitest';
import { ignoreReports, testModule, testModuleStore } from './test-module-store.ts';

test('prefetched page fails: no part of the page shown, so not counted', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();

  store.prefetch('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await expect.poll(() => console.error).toHaveBeenCalled();

  expect(store.failures()).toBe(0);
});

test('prefetched page, then opened: one load', async () => {
  const { store, loads } = testModuleStore();
  store.prefetch('experts', '/experts');
  const opening = store.open('experts', '/experts');

  loads[0]?.end(testModule);
  await opening;

  expect(store.page('experts', '/experts').state).toBe('ready');
  expect(loads).toHaveLength(1);
});

test('page prefetched in vain, then opened: loaded again', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();
  store.prefetch('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await expect.poll(() => console.error).toHaveBeenCalled();

  const opening = store.open('experts', '/experts');
  loads[1]?.end(testModule);
  await opening;

  expect(store.page('experts', '/experts').module).toBe(testModule);
});

test('opened page fails: counted until another page is opened', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();
  const opening = store.open('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await opening;
  expect(store.failures()).toBe(1);

  const next = store.open('catalog', '/faq');
  loads[1]?.end(testModule);
  await next;

  expect(store.failures()).toBe(0);
});

test('failed page opened again: loaded again', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();
  const opening = store.open('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await opening;

  const again = store.open('experts', '/experts');
  loads[1]?.end(testModule);
  await again;

  expect(store.page('experts', '/experts').state).toBe('ready');
  expect(store.failures()).toBe(0);
});
