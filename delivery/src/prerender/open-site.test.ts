import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry.ts';
import { activate, liveTestStore, silentApi, testConfig, testRelease } from '../test/test-store.ts';
import { openSite } from './open-site.ts';

test('every core: as many processes, which all answer, and end with the site', async () => {
  const { store } = await liveTestStore();
  const registry = await readRegistry(store);
  if (!registry) throw new Error('Nothing is live.');
  const site = await openSite(store, registry, testConfig, silentApi);
  expect(site.concurrency()).toBe(4);

  await site.takeAllCores();

  expect(site.concurrency()).toBe(4 * availableParallelism());
  const listed = await Promise.all(
    Array.from({ length: 2 * availableParallelism() }, () => site.paths('catalog', '/catalog/:id')),
  );
  expect(new Set(listed.map((one) => JSON.stringify(one))).size).toBe(1);
  site.close();
  await expect(site.paths('catalog', '/catalog/:id')).rejects.toThrow('The sandbox is closed.');
});

test('areas of any name: none has the globals of another', async () => {
  const { store } = await liveTestStore();
  const bundle = (name: string, start: string) => `${start}
const page = async () => ({ default: { Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {}, load: {}, paths: () => [{ id: String(globalThis.mine) }] } });
export const area = { routes: { '/${name}': page, '/${name}/:id': page, '/${name}-mine/:id': page }, sections: {} };`;
  const areas = ['catalog', 'first', 'index'].map(async (name) => [
    name,
    await testRelease(store, name, 'next', {
      files: { 'server/index.mjs': bundle(name, name === 'catalog' ? 'globalThis.mine = 1;' : '') },
    }),
  ]);

  await activate(store, Object.fromEntries(await Promise.all(areas)), { removes: true });

  const { pages = {} } = (await readPageList(store.pages(2))) ?? {};
  expect(Object.keys(pages)).toEqual(expect.arrayContaining(['/catalog/1', '/first/undefined', '/index/undefined']));
});
