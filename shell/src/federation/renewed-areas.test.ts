import { expect, test } from 'vitest';
import { ignoreReports, nextModule, testModule, testModuleStore } from './test-module-store.ts';

test('area renewed: what the open page shows stays until another page is opened', async () => {
  const { store, loads } = testModuleStore();
  const old = store.page('catalog', '/faq');
  loads[0]?.end(testModule);
  await old.settled;

  store.renew('catalog');
  expect(store.page('catalog', '/faq')).toBe(old);
  const opening = store.open('catalog', '/faq');
  loads[1]?.end(nextModule);
  await opening;

  expect(store.page('catalog', '/faq').module).toBe(nextModule);
});

test('area renewed: what was only prefetched is loaded anew, other areas stay', async () => {
  const { store, loads } = testModuleStore();
  store.prefetch('catalog', '/faq');
  const other = store.page('experts', '/experts');
  loads[0]?.end(testModule);
  loads[1]?.end(testModule);
  await other.settled;

  store.renew('catalog');
  const renewed = store.page('catalog', '/faq');
  loads[2]?.end(nextModule);

  expect(await renewed.ready).toBe(nextModule);
  expect(store.page('experts', '/experts')).toBe(other);
});

test('area renewed after a failure: what waits for it is loaded again at once', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();
  const module = store.page('catalog', '/faq');
  loads[0]?.fail(new Error('test'));
  await module.settled;

  store.renew('catalog');
  loads[1]?.end(nextModule);

  expect(await module.ready).toBe(nextModule);
  expect(store.failures()).toBe(0);
});

test('area renewed during a load that then fails: counted, and retry heals it', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();
  const module = store.page('catalog', '/faq');
  store.renew('catalog');
  loads[0]?.fail(new Error('test'));
  await module.settled;
  expect(store.failures()).toBe(1);

  store.retry();
  loads[1]?.end(nextModule);

  expect(await module.ready).toBe(nextModule);
});
