/** @module-tag all */
import { expect, test, vi } from 'vitest';
import { appendHistory, readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

const timed = async (work: () => Promise<unknown>) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

test('a thousand releases of an area: the next ones become live as fast as the first', {
  timeout: 600_000,
}, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { store, hashes } = await liveTestStore();
  const release = async (version: string) => activate(store, { catalog: await testRelease(store, 'catalog', version) });
  await release('warm-up');
  const before = await timed(() => release('before'));

  for (let number = 0; number < 1000; number++) {
    const to = await testRelease(store, 'catalog', `past ${number}`);
    const changes = [{ name: 'catalog', from: hashes.catalog, to }];
    await appendHistory(store, { kind: 'release', why: 'test', revision: 4 + number, changes });
  }
  const lines = (await readHistory(store)).length;
  const after = [await timed(() => release('after')), await timed(() => release('later'))];

  expect(lines).toBeGreaterThanOrEqual(1000);
  expect(Math.min(...after)).toBeLessThan(3 * before + 1000);
  expect((await readRegistry(store))?.revision).toBe(5);
  expect((await readHistory(store)).length).toBe(lines + 2);
});
