import type { PageModule, SectionModule } from '@agile-languages/shared/contract';
import { expect, test, vi } from 'vitest';
import { type Loader, ModuleStore } from './module-store.ts';

const testModule: PageModule = { default: () => null, head: () => ({ title: 'Test', description: 'Test.' }) };
const nextModule: PageModule = { ...testModule };
const testSection: SectionModule = { default: () => null };

/** A store whose loads end when the test says so. */
function testStore() {
  const loads: { key: string; end: (module: unknown) => void; fail: (cause: Error) => void }[] = [];
  const load: Loader = (kind, area, name) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    loads.push({ key: `${kind} ${area} ${name}`, end: resolve as (module: unknown) => void, fail: reject });
    return promise;
  };
  return { store: new ModuleStore(load, { frame: false }), loads };
}

const ignoreReports = () => vi.spyOn(console, 'error').mockReturnValue();

test('page asked for: pending, and one load is under way', () => {
  const { store, loads } = testStore();

  const slot = store.page('catalog', '/faq');

  expect(slot.state).toBe('pending');
  expect(slot.module).toBeUndefined();
  expect(loads.map(({ key }) => key)).toEqual(['routes catalog /faq']);
});

test('page asked for twice: the same slot, one load', () => {
  const { store, loads } = testStore();

  expect(store.page('catalog', '/faq')).toBe(store.page('catalog', '/faq'));
  expect(loads).toHaveLength(1);
});

test('page and section of one name: two slots', () => {
  const { store, loads } = testStore();

  store.page('catalog', 'faq');
  store.section('catalog', 'faq');

  expect(loads.map(({ key }) => key)).toEqual(['routes catalog faq', 'sections catalog faq']);
});

test('load ends well: ready, and React reads the module at once', async () => {
  const { store, loads } = testStore();
  const slot = store.section('catalog', 'languages');

  loads[0]?.end(testSection);

  expect(await slot.ready).toBe(testSection);
  expect(slot.state).toBe('ready');
  expect(slot.module).toBe(testSection);
  expect(slot.ready).toMatchObject({ status: 'fulfilled', value: testSection });
  expect(store.failures()).toBe(0);
});

test('load fails: counted, reported with its cause, and the promise stays open', async () => {
  const report = ignoreReports();
  const { store, loads } = testStore();
  const slot = store.page('catalog', '/faq');
  const settled = vi.fn();
  slot.ready.then(settled, settled);

  loads[0]?.fail(new Error('test cause'));
  await slot.settled;

  expect(slot.state).toBe('failed');
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
  const slot = store.page('catalog', '/faq');
  const fine = store.page('catalog', '/dpac');
  loads[0]?.fail(new Error('test'));
  loads[1]?.end(testModule);
  await Promise.all([slot.settled, fine.settled]);

  store.retry();
  expect(slot.state).toBe('pending');
  expect(store.failures()).toBe(0);
  loads[2]?.end(testModule);

  expect(await slot.ready).toBe(testModule);
  expect(loads.map(({ key }) => key)).toEqual(['routes catalog /faq', 'routes catalog /dpac', 'routes catalog /faq']);
});

test('retry fails as well: counted again', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const slot = store.page('catalog', '/faq');
  loads[0]?.fail(new Error('test'));
  await slot.settled;

  store.retry();
  loads[1]?.fail(new Error('test'));
  await slot.settled;

  expect(store.failures()).toBe(1);
});

test('area renewed: its next reader loads the new release, other areas stay', async () => {
  const { store, loads } = testStore();
  const old = store.page('catalog', '/faq');
  const other = store.page('experts', '/experts');
  loads[0]?.end(testModule);
  loads[1]?.end(testModule);
  await Promise.all([old.settled, other.settled]);

  store.renew('catalog');
  const renewed = store.page('catalog', '/faq');
  loads[2]?.end(nextModule);

  expect(renewed).not.toBe(old);
  expect(await renewed.ready).toBe(nextModule);
  expect(store.page('experts', '/experts')).toBe(other);
});

test('area renewed after a failure: what waits for it is loaded again at once', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const slot = store.page('catalog', '/faq');
  loads[0]?.fail(new Error('test'));
  await slot.settled;

  store.renew('catalog');
  loads[1]?.end(nextModule);

  expect(await slot.ready).toBe(nextModule);
  expect(store.failures()).toBe(0);
});

test('area renewed during a load that then fails: counted, and retry heals it', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const slot = store.page('catalog', '/faq');
  store.renew('catalog');
  loads[0]?.fail(new Error('test'));
  await slot.settled;
  expect(store.failures()).toBe(1);

  store.retry();
  loads[1]?.end(nextModule);

  expect(await slot.ready).toBe(nextModule);
});

test('page fetched ahead fails: no part of the page shown, so not counted', async () => {
  ignoreReports();
  const { store, loads } = testStore();

  store.ahead('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());

  expect(store.failures()).toBe(0);
});

test('page fetched ahead, then visited: one load', async () => {
  const { store, loads } = testStore();
  store.ahead('experts', '/experts');
  const visit = store.visit('experts', '/experts');

  loads[0]?.end(testModule);
  await visit;

  expect(store.page('experts', '/experts').state).toBe('ready');
  expect(loads).toHaveLength(1);
});

test('page fetched ahead in vain, then visited: loaded again', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  store.ahead('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalled());

  const visit = store.visit('experts', '/experts');
  loads[1]?.end(testModule);
  await visit;

  expect(store.page('experts', '/experts').module).toBe(testModule);
});

test('visit fails: counted until another page is visited', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const visit = store.visit('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await visit;
  expect(store.failures()).toBe(1);

  const next = store.visit('catalog', '/faq');
  loads[1]?.end(testModule);
  await next;

  expect(store.failures()).toBe(0);
});

test('failed page visited again: loaded again', async () => {
  ignoreReports();
  const { store, loads } = testStore();
  const visit = store.visit('experts', '/experts');
  loads[0]?.fail(new Error('test'));
  await visit;

  const again = store.visit('experts', '/experts');
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
  const slot = store.page('catalog', '/faq');
  loads[0]?.fail(new Error('test'));
  await slot.settled;
  expect(listener).toHaveBeenCalledTimes(1);

  leave();
  store.retry();

  expect(listener).toHaveBeenCalledTimes(1);
});
