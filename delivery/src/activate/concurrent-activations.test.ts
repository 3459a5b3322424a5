/** @module-tag all */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { locked } from '../store/file-lock.ts';
import { freeze } from '../store/frozen.ts';
import { historyProblem } from '../store/history.ts';
import { Overtaken } from '../store/lock.ts';
import { readRegistry } from '../store/registry.ts';
import { openReleaseStore } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import { sampleBundle, testContent } from '../test/test-content.ts';
import { documentOf } from '../test/test-pages.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';
import type { ActivateOptions } from './activate-options.ts';

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

test('the same under the lock: what that process claimed is no overtaking, so the pages are made once', async () => {
  const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { store } = await liveTestStore();
  await activate(store, { catalog: await testRelease(store, 'catalog', 'second') });
  await writeFile(store.registry, await readFile(join(store.pages(1), 'registry.json')));
  const experts = await testRelease(store, 'experts', 'next');
  const { change } = await openReleaseStore({ releasesDir: store.directory }, { openShared: undefined });

  await change((folder, held) => activate(folder, { experts }, held && { lock: held }));

  expect((await readRegistry(store))?.revision).toBe(3);
  expect(told.mock.calls.join()).not.toContain('Once more');
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

async function longRelease(
  meanwhile: (store: Store, options: Pick<ActivateOptions, 'api' | 'content'>) => Promise<unknown>,
) {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { store } = await liveTestStore();
  const samples = testContent(Array.from({ length: 250 }, (_, index) => String(index + 1)));
  const options = { api: samples.api, content: samples.content };
  const catalog = await testRelease(store, 'catalog', 'samples', { files: { 'server/index.mjs': sampleBundle } });
  await activate(store, { catalog }, { ...options, removes: true });
  const shell = await testRelease(store, 'shell', 'next');
  samples.requests.length = 0;
  let other: Promise<unknown> | undefined;
  const api: typeof fetch = async (...request) => {
    if (samples.requests.length > 100) other ??= meanwhile(store, options);
    await other;
    return options.api(...request);
  };
  const { change } = await openReleaseStore(
    { releasesDir: store.directory },
    { openShared: undefined, compressesFirst: 'all' },
  );
  const done = change((folder, held) => activate(folder, { shell }, { ...options, api, ...(held && { lock: held }) }));
  return { store, shell, done };
}

test('shell that prerenders very many pages: a release of an area does not wait for it, and no page is made twice', {
  tags: ['all'],
}, async () => {
  let experts = '';
  const { store, shell, done } = await longRelease(async (store, options) => {
    experts = await testRelease(store, 'experts', 'next');
    await locked(store, () => activate(store, { experts }, options));
  });

  expect((await done)?.registry).toMatchObject({
    revision: 4,
    shell: { release: shell },
    areas: { experts: { release: experts } },
  });
  expect(await documentOf(store, 4, 'catalog/250')).toContain('revision 3');
  expect(await documentOf(store, 4, 'experts')).toContain(`${experts} | revision 4`);
  expect((await readdir(join(store.directory, 'pages'))).sort()).toEqual(['1', '2', '3', '4']);
});

test('shell frozen while it prerenders very many pages: refused, and nothing of it is left', {
  tags: ['all'],
}, async () => {
  const { store, done } = await longRelease((store) => locked(store, () => freeze(store, 'shell', 'test')));

  await expect(done).rejects.toThrow('shell is frozen since');
  expect((await readRegistry(store))?.revision).toBe(2);
  expect((await readdir(join(store.directory, 'pages'))).sort()).toEqual(['1', '2']);
});

test('twelve publications while a shell prerenders very many pages: it becomes live on top of them', {
  tags: ['all'],
}, async () => {
  const { store, done } = await longRelease(async (store, options) => {
    for (let count = 0; count < 12; count += 1) {
      const experts = await testRelease(store, 'experts', `${count}`);
      await locked(store, () => activate(store, { experts }, { ...options, note: { kind: 'content', why: '' } }));
    }
  });

  expect((await done)?.registry.revision).toBe(15);
  expect((await readRegistry(store))?.revision).toBe(15);
  expect(await historyProblem(store, 15)).toBeUndefined();
});

test('turn in which another machine has released: the documents that were made are left for the next try', async () => {
  const { store } = await liveTestStore();
  const catalog = await testRelease(store, 'catalog', 'next');
  const resume = async () => {
    throw new Overtaken();
  };

  const cause = await activate(store, { catalog }, { lock: { pause: async () => {}, resume } }).catch((error) => error);

  expect(cause).toBeInstanceOf(Overtaken);
  expect(await readFile(join(cause.unfinished, 'catalog/index.html'), 'utf8')).toContain(catalog);
});
