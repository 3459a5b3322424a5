import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freeze } from '../commands/freeze.ts';
import { retire } from '../commands/retire.ts';
import { readHistory } from '../store/history.ts';
import { giveAddresses, readOwners } from '../store/owners.ts';
import { documentFile, readPageList } from '../store/page-list.ts';
import { readRegistry } from '../store/registry.ts';
import { readSides, writeSide } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';
import { liveSite } from '../test/live-site.ts';
import { recordOutput } from '../test/record-output.ts';
import { extras } from './index.ts';
import { readKeys } from './receive/team-keys.ts';
import { testKey } from './receive/test-artefact.ts';

const printed = recordOutput();

async function siteWithKeys(): Promise<Store> {
  const store = await liveSite();
  await testKey(store, 'experts-team', ['experts']);
  await testKey(store, 'both-team', ['experts', 'catalog']);
  await giveAddresses(store, '/books', 'experts');
  await giveAddresses(store, '/maps', 'catalog');
  return store;
}

const pagesOf = async (store: Store) =>
  Object.keys((await readPageList(store.pages((await readRegistry(store))?.revision ?? 0)))?.pages ?? {});

test('area retired without --remove: what would go is shown, and nothing has changed', { tags: ['all'] }, async () => {
  const store = await siteWithKeys();

  await retire(['experts'], extras);

  const text = printed.join('');
  expect(text).toContain('Removed: /experts');
  expect(text).toContain('of experts-team, revoked');
  expect(text).toContain('of both-team, from then on without experts');
  expect(text).toContain('Addresses that the operator gave it: /books');
  expect(text).toContain('Nothing has changed. To end experts: npm run retire -- experts --remove');
  expect((await readRegistry(store))?.areas.experts).toBeDefined();
  expect((await readKeys(store)).filter(({ revoked }) => revoked)).toEqual([]);
  expect(await readOwners(store)).toEqual({ '/books': 'experts', '/maps': 'catalog' });
});

test('area retired without --remove, to which pages of others link: that it cannot be ended yet', async () => {
  const store = await siteWithKeys();
  const list = await readPageList(store.pages(1));
  const document = documentFile(store.pages(1), list?.pages['/catalog'] ?? { file: '' });
  await appendFile(document, '<a href="/experts">Experts</a>');

  await retire(['experts'], extras);

  expect(printed.join('')).toContain(
    'Nothing has changed. It cannot be ended yet: nothing would be at /experts any more, to which 1 page links: /catalog. Release those without the link first.',
  );
});

test('area retired: without its pages, keys and addresses; the others are as they were', async () => {
  const store = await siteWithKeys();
  const before = await pagesOf(store);
  const side = { kind: 'preview', revision: 2, buckets: [], since: '', made: '', who: '', why: '' } as const;
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  await writeSide(store, { ...side, id: 'a', name: 'experts', release: 'x', expires });
  await writeSide(store, { ...side, id: 'b', name: 'catalog', release: 'y', expires });

  await retire(['experts', '--remove', '--why', 'part of the catalogue'], extras);

  const registry = await readRegistry(store);
  expect(registry?.revision).toBe(2);
  expect(Object.keys(registry?.areas ?? {})).toEqual(['catalog', 'assessment', 'enrolment']);
  expect(await pagesOf(store)).toEqual(before.filter((key) => !key.startsWith('/experts')));
  expect((await readHistory(store)).find(({ kind }) => kind === 'retire')).toMatchObject({
    kind: 'retire',
    subject: 'experts',
    why: 'part of the catalogue',
  });
  expect((await readKeys(store)).map(({ areas, revoked }) => [areas, revoked?.why])).toEqual([
    [['experts'], 'part of the catalogue'],
    [['catalog'], undefined],
  ]);
  expect(await readOwners(store)).toEqual({ '/maps': 'catalog' });
  expect((await readSides(store)).map(({ name }) => name)).toEqual(['catalog']);
});

test('command that ended after the revision, before the keys: the next one ends the rest', async () => {
  const store = await siteWithKeys();
  await retire(['experts', '--remove'], extras);
  await testKey(store, 'late-team', ['experts']);
  await giveAddresses(store, '/late', 'experts');

  await retire(['experts'], extras);
  expect(await readOwners(store)).toEqual({ '/late': 'experts', '/maps': 'catalog' });
  await retire(['experts', '--remove'], extras);

  expect((await readKeys(store)).find(({ team }) => team === 'late-team')?.revoked).toBeDefined();
  expect(await readOwners(store)).toEqual({ '/maps': 'catalog' });
  expect((await readRegistry(store))?.revision).toBe(2);
  expect(printed.join('')).toContain('Nothing is left of experts, which is retired.');
});

test.each(['*', 'shell', 'stories'])(
  'retire %s, which is no area that was live: refused, keys and addresses stay',
  async (name) => {
    const store = await siteWithKeys();
    await testKey(store, 'stories-team', ['stories']);
    await testKey(store, 'operator', ['*']);
    await giveAddresses(store, '/stories', 'stories');

    await expect(retire([name, '--remove'], extras)).rejects.toThrow(`There is no area "${name}".`);

    expect((await readKeys(store)).filter(({ revoked }) => revoked)).toEqual([]);
    expect(await readOwners(store)).toEqual({ '/books': 'experts', '/maps': 'catalog', '/stories': 'stories' });
  },
);

test('area that partners load elements of: refused', async () => {
  const store = await liveSite();
  const registry = await readRegistry(store);
  await writeFile(store.registry, JSON.stringify({ ...registry, embed: '1.0.1' }));
  await mkdir(join(store.release('experts', registry?.areas.experts?.release ?? ''), 'embed'));

  await expect(retire(['experts', '--remove'], extras)).rejects.toThrow('Pages of partners load elements of experts');
});

test.each([
  [[], 'Name an area.'],
  [['shell', '--remove'], 'There is no area "shell".'],
  [['expert'], 'Do you mean experts?'],
])('retire %j: refused', async (args, sentence) => {
  await liveSite();

  await expect(retire(args, extras)).rejects.toThrow(sentence);
});

test('frozen area: stays', async () => {
  const store = await liveSite();
  await freeze(['experts'], extras);

  await expect(retire(['experts', '--remove'], extras)).rejects.toThrow('experts is frozen');

  expect((await readRegistry(store))?.revision).toBe(1);
});
