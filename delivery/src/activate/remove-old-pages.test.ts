import { existsSync } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { ListedPage } from '../store/page-list.ts';
import { sideFolder, writeSide } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';
import { testStore } from '../test/test-store.ts';
import { removeOldPages } from './remove-old-pages.ts';

async function revision(folder: string, release: string, pages: Record<string, number | 'own'>) {
  const entries = Object.entries(pages).map(([name, where]): [string, Partial<ListedPage>] => [
    `/${name}`,
    { file: `${name}/index.html`, ...(where !== 'own' && { in: where }) },
  ]);
  const files = Object.entries(pages).flatMap(([name, where]) =>
    where === 'own' ? [`${name}/index.html`, `${name}/index.html.br`] : [],
  );
  const texts: Record<string, string> = {
    'registry.json': JSON.stringify({ shell: { release }, areas: {} }),
    'pages.json': JSON.stringify({ script: '', pages: Object.fromEntries(entries) }),
    'uses.json': JSON.stringify([...new Set(Object.values(pages).filter((where) => where !== 'own'))]),
    ...Object.fromEntries(files.map((file) => [file, 'test'])),
  };
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const filesIn = async (store: Store, one: number) =>
  (await readdir(store.pages(one), { recursive: true })).filter((file) => file.includes('.')).toSorted();

test('old revision: gone, unless a kept one shows documents of it; then these stay, and it is no revision any more', async () => {
  const store = await testStore();
  await revision(store.pages(1), 'first', { still: 'own', replaced: 'own' });
  await revision(store.pages(2), 'first', { still: 1, replaced: 'own' });
  for (let one = 3; one <= 13; one += 1) await revision(store.pages(one), 'first', { still: 1, replaced: 'own' });

  await removeOldPages(store, 13);

  expect((await readdir(join(store.directory, 'pages'))).map(Number).toSorted((a, b) => a - b)).toEqual([
    1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  ]);
  expect((await filesIn(store, 1)).filter((file) => !file.includes('/'))).toEqual([]);
  expect(await filesIn(store, 1)).toContain('still/index.html.br');
});

test('every fiftieth revision: documents that nobody shows any more go', async () => {
  const store = await testStore();
  await revision(store.pages(1), 'first', { still: 'own', replaced: 'own' });
  for (let one = 41; one <= 50; one += 1) await revision(store.pages(one), 'first', { still: 1, replaced: 'own' });

  await removeOldPages(store, 49);
  expect(await filesIn(store, 1)).toContain('replaced/index.html');
  await removeOldPages(store, 50);

  expect(await filesIn(store, 1)).toEqual(['still/index.html', 'still/index.html.br']);
  expect(await filesIn(store, 41)).toContain('replaced/index.html');
});

test('documents that a revision beside the live one shows: stay', async () => {
  const store = await testStore();
  const side = { id: '00000000-0000-4000-8000-000000000000', kind: 'canary', name: 'catalog' } as const;
  await revision(store.pages(1), 'first', { still: 'own', replaced: 'own' });
  await revision(sideFolder(store, side), 'second', { still: 1, catalog: 'own' });
  await writeSide(store, {
    ...side,
    release: 'second',
    revision: 2,
    buckets: [1],
    since: '2026-11-01T08:00:00.000Z',
    made: '2026-11-01T08:00:00.000Z',
    who: 'test',
    why: 'test',
  });
  for (let one = 41; one <= 50; one += 1) await revision(store.pages(one), 'first', { still: 'own' });

  await removeOldPages(store, 50);

  expect(await filesIn(store, 1)).toEqual(['still/index.html', 'still/index.html.br']);
  expect(existsSync(sideFolder(store, side))).toBe(true);
});
