import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readRegistry } from '../store/registry.ts';
import { liveTestStore, silentApi, testConfig } from '../test/test-store.ts';
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
