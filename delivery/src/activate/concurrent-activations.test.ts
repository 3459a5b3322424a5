import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { historyProblem } from '../store/history.ts';
import { readRegistry } from '../store/registry-file.ts';
import { documentOf } from '../test/test-pages.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

test('folder of the next revision that is no whole revision: replaced', async () => {
  const { store } = await liveTestStore();
  await mkdir(store.pages(2));
  await writeFile(join(store.pages(2), 'left.html'), 'left over');

  await activate(store, { catalog: await testRelease(store, 'catalog', 'next') });

  expect(existsSync(join(store.pages(2), 'left.html'))).toBe(false);
  expect((await readRegistry(store))?.revision).toBe(2);
});

test('process that ended after it claimed a revision: the next one makes that live, then its own', async () => {
  const { store } = await liveTestStore();
  const [second, next] = [await testRelease(store, 'catalog', 'second'), await testRelease(store, 'experts', 'next')];
  await activate(store, { catalog: second });
  await writeFile(store.registry, await readFile(join(store.pages(1), 'registry.json')));

  await activate(store, { experts: next });

  const registry = await readRegistry(store);
  expect(registry?.revision).toBe(3);
  expect(registry?.areas).toMatchObject({ catalog: { release: second }, experts: { release: next } });
  expect(await historyProblem(store, 3)).toBeUndefined();
});

test('two processes at once that know nothing of each other: both releases are live, each page of both', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { store } = await liveTestStore();
  const [catalog, experts] = [await testRelease(store, 'catalog', 'next'), await testRelease(store, 'experts', 'next')];

  const activations = await Promise.all([activate(store, { catalog }), activate(store, { experts })]);

  expect(activations.map((activation) => activation?.registry.revision).sort()).toEqual([2, 3]);
  const registry = await readRegistry(store);
  expect(registry?.areas).toMatchObject({ catalog: { release: catalog }, experts: { release: experts } });
  expect(await documentOf(store, 3, 'catalog')).toContain(catalog);
  expect(await documentOf(store, 3, 'experts')).toContain(experts);
  expect(process.stdout.write).toHaveBeenCalledWith(
    'Another release became live meanwhile. Once more, on top of it.\n',
  );
  expect((await readdir(join(store.directory, 'pages'))).sort()).toEqual(['1', '2', '3']);
});
