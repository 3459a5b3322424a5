import { definePage, defineSection, type PageModule, type SectionModule } from '@agile-languages/shared/contract';
import { moduleKey } from '@agile-languages/shared/registry';
import { expect, test, vi } from 'vitest';
import { type LoadModule, ModuleStore } from './module-store.ts';
import { TooLateError } from './within.ts';

const testModule: PageModule = {
  default: definePage({ head: () => ({ title: 'Test', description: 'Test.' }), Page: () => null }),
};
const nextModule: PageModule = { ...testModule };
const testSection: SectionModule = { default: defineSection({ Section: () => null }) };

/** A store whose loads end when the test says so. */
function testStore() {
  const loads: { key: string; end: (module: unknown) => void; fail: (cause: Error) => void }[] = [];
  const load: LoadModule = (ref) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    loads.push({ key: moduleKey(ref), end: resolve as (module: unknown) => void, fail: reject });
    return promise;
  };
  return { store: new ModuleStore(load, { isFallback: false }), loads };
}

const ignoreReports = () => vi.spyOn(console, 'error').mockReturnValue();

test('page asked for: pending, and one load is under way', () => {
  const { store, loads } = testStore();

  const module = store.page('catalog', '/faq');

  expect(module.state).toBe('pending');
  expect(module.module).toBeUndefined();
  expect(loads.map(({ key }) => key)).toEqual(['routes catalog /faq']);
});

test('page asked for twice: the same module, one load', () => {
  const { store, loads } = testStore();

  expect(store.page('catalog', '/faq')).toBe(store.page('catalog', '/faq'));
  expect(loads).toHaveLength(1);
});

test('page and section of one name: two modules', () => {
  const { store, loads } = testStore();

  store.page('catalog', 'faq');
  store.section('catalog', 'faq');

  expect(loads.map(({ key }) => key)).toEqual(['routes catalog faq', 'sections catalog faq']);
});

test('load succeeds: ready, with the module', async () => {
  const { store, loads } = testStore();
  const module = store.section('catalog', 'languages');

  loads[0]?.end(testSection);

  expect(await module.ready).toBe(testSection);
  expect(module.state).toBe('ready');
  expect(module.module).toBe(testSection);
  expect(store.failures()).toBe(0);
});

test('load fails: counted, reported with its cause, and the promise stays open', async () => {
  const report = ignoreReports();
  const { store, loads } = testStore();
  const module = store.page('catalog', '/faq');
  const settled = vi.fn();
  module.ready.then(settled, settled);

  loads[0]?.fail(new Error('test cause'));
  await module.settled;

  expect(module.state).toBe('failed');
  expect(store.failures()).toBe(1);
  expect(report).toHaveBeenCalledExactlyOnceWith('load routes catalog /faq', new Error('test cause'));
  expect(settled).not.toHaveBeenCalled();
});

test('two fail, one is fine: two failures', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const slots = [store.section('catalog', 'a'), store.section('catalog', 'b'), store.section('catalog', 'c')];

  loads[0]?.fail(new Error('test'));
  loads[1]?.fail(new Error('test'));
  loads[2]?.end(testSection);
  await Promise.all(slots.map(({ settled }) => settled));

  expect(store.failures()).toBe(2);
});

test('retry: loads what failed again, and the first promise settles', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const module = store.page('catalog', '/faq');
  const fine = store.page('catalog', '/dpac');
  loads[0]?.fail(new Error('test'));
  loads[1]?.end(testModule);
  await Promise.all([module.settled, fine.settled]);

  store.retry();
  expect(module.state).toBe('pending');
  expect(store.failures()).toBe(0);
  loads[2]?.end(testModule);

  expect(await module.ready).toBe(testModule);
  expect(loads.map(({ key }) => key)).toEqual(['routes catalog /faq', 'routes catalog /dpac', 'routes catalog /faq']);
});

test('retry fails as well: counted again', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const module = store.page('catalog', '/faq');
  loads[0]?.fail(new Error('test'));
  await module.settled;

  store.retry();
  loads[1]?.fail(new Error('test'));
  await module.settled;

  expect(store.failures()).toBe(1);
});

test('area renewed: what the open page shows stays until another page is opened', async () => {
  const { store, loads } = testStore();
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
  const { store, loads } = testStore();
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

test('module that arrives after the time limit: counted until then, ready from then on', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const late = Promise.withResolvers<PageModule>();
  const listener = vi.fn();
  const module = store.page('catalog', '/faq');
  loads[0]?.fail(new TooLateError('test: too late', late.promise));
  await module.settled;
  expect(store.failures()).toBe(1);
  store.subscribe(listener);

  late.resolve(testModule);

  expect(await module.ready).toBe(testModule);
  await vi.waitFor(() => expect(listener).toHaveBeenCalled());
  expect(module.state).toBe('ready');
  expect(store.failures()).toBe(0);
});

test('first try arrives while the second one is under way, which then fails: stays ready', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const late = Promise.withResolvers<PageModule>();
  const module = store.page('catalog', '/faq');
  loads[0]?.fail(new TooLateError('test: too late', late.promise));
  await module.settled;
  store.retry();

  late.resolve(testModule);
  await module.ready;
  loads[1]?.fail(new Error('test'));
  await module.settled;

  expect(module.state).toBe('ready');
  expect(store.failures()).toBe(0);
});

test('area renewed after a failure: what waits for it is loaded again at once', async () => {
  ignoreReports();
  const { store, loads } = testStore();
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
  const { store, loads } = testStore();
  const module = store.page('catalog', '/faq');
  store.renew('catalog');
  loads[0]?.fail(new Error('test'));
  await module.settled;
  expect(store.failures()).toBe(1);

  store.retry();
  loads[1]?.end(nextModule);

  expect(await module.ready).toBe(nextModule);
});

test('prefetched page fails: no part of the page shown, so not counted', async () => {
  ignoreReports();
  const { store, loads } = testStore();

  store.prefetch('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());

  expect(store.failures()).toBe(0);
});

test('prefetched page, then opened: one load', async () => {
  const { store, loads } = testStore();
  store.prefetch('experts', '/experts');
  const opening = store.open('experts', '/experts');

  loads[0]?.end(testModule);
  await opening;

  expect(store.page('experts', '/experts').state).toBe('ready');
  expect(loads).toHaveLength(1);
});

test('page prefetched in vain, then opened: loaded again', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  store.prefetch('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());

  const opening = store.open('experts', '/experts');
  loads[1]?.end(testModule);
  await opening;

  expect(store.page('experts', '/experts').module).toBe(testModule);
});

test('opened page fails: counted until another page is opened', async () => {
  ignoreReports();
  const { store, loads } = testStore();
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
  const { store, loads } = testStore();
  const opening = store.open('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await opening;

  const again = store.open('experts', '/experts');
  loads[1]?.end(testModule);
  await again;

  expect(store.page('experts', '/experts').state).toBe('ready');
  expect(store.failures()).toBe(0);
});

test('listener: told of every change, until it leaves', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const module = store.page('catalog', '/faq');
  loads[0]?.fail(new Error('test'));
  await module.settled;
  expect(listener).toHaveBeenCalledTimes(1);

  leave();
  store.retry();

  expect(listener).toHaveBeenCalledTimes(1);
});

const isDocumentHydrated = () => 'hydrated' in document.documentElement.dataset;

test('page and one of its two sections hydrated: the document is not marked; both: it is', () => {
  delete document.documentElement.dataset.hydrated;
  const { store } = testStore();
  const modules = [store.page('shell', '/'), store.section('catalog', 'faq'), store.section('experts', 'partners')];

  for (const { key } of modules.slice(0, 2)) store.markHydrated(key);
  expect(isDocumentHydrated()).toBe(false);
  store.markHydrated(modules[2]?.key);

  expect(isDocumentHydrated()).toBe(true);
});

test('page hydrated while another one is only prefetched: the document is marked', () => {
  delete document.documentElement.dataset.hydrated;
  const { store } = testStore();
  store.prefetch('catalog', '/guide');

  store.markHydrated(store.page('catalog', '/faq').key);

  expect(isDocumentHydrated()).toBe(true);
});
