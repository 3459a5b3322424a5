import type { PageModule } from '@agile-languages/shared/contract';
import { expect, test, vi } from 'vitest';
import { ignoreReports, testModule, testModuleStore, testSection } from './test-module-store.ts';
import { TooLateError } from './within.ts';

test('page asked for: pending, and one load is under way', () => {
  const { store, loads } = testModuleStore();

  const module = store.page('catalog', '/faq');

  expect(module.state).toBe('pending');
  expect(module.module).toBeUndefined();
  expect(loads.map(({ key }) => key)).toEqual(['routes catalog /faq']);
});

test('page asked for twice: the same module, one load', () => {
  const { store, loads } = testModuleStore();

  expect(store.page('catalog', '/faq')).toBe(store.page('catalog', '/faq'));
  expect(loads).toHaveLength(1);
});

test('page and section of one name: two modules', () => {
  const { store, loads } = testModuleStore();

  store.page('catalog', 'faq');
  store.section('catalog', 'faq');

  expect(loads.map(({ key }) => key)).toEqual(['routes catalog faq', 'sections catalog faq']);
});

test('load succeeds: ready, with the module', async () => {
  const { store, loads } = testModuleStore();
  const module = store.section('catalog', 'languages');

  loads[0]?.end(testSection);

  expect(await module.ready).toBe(testSection);
  expect(module.state).toBe('ready');
  expect(module.module).toBe(testSection);
  expect(store.failures()).toBe(0);
});

test('load fails: counted, reported with its cause, and the promise stays open', async () => {
  const report = ignoreReports();
  const { store, loads } = testModuleStore();
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
  const { store, loads } = testModuleStore();
  const slots = [store.section('catalog', 'a'), store.section('catalog', 'b'), store.section('catalog', 'c')];

  loads[0]?.fail(new Error('test'));
  loads[1]?.fail(new Error('test'));
  loads[2]?.end(testSection);
  await Promise.all(slots.map(({ settled }) => settled));

  expect(store.failures()).toBe(2);
});

test('retry: loads what failed again, and the first promise settles', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();
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
  const { store, loads } = testModuleStore();
  const module = store.page('catalog', '/faq');
  loads[0]?.fail(new Error('test'));
  await module.settled;

  store.retry();
  loads[1]?.fail(new Error('test'));
  await module.settled;

  expect(store.failures()).toBe(1);
});

test('module that arrives after the time limit: counted until then, ready from then on', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();
  const late = Promise.withResolvers<PageModule>();
  const listener = vi.fn();
  const module = store.page('catalog', '/faq');
  loads[0]?.fail(new TooLateError('test: too late', late.promise));
  await module.settled;
  expect(store.failures()).toBe(1);
  store.subscribe(listener);

  late.resolve(testModule);

  expect(await module.ready).toBe(testModule);
  await expect.poll(() => listener).toHaveBeenCalled();
  expect(module.state).toBe('ready');
  expect(store.failures()).toBe(0);
});

test('first try arrives while the second one is under way, which then fails: stays ready', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();
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

test('listener: told of every change, until it leaves', async () => {
  ignoreReports();
  const { store, loads } = testModuleStore();
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
