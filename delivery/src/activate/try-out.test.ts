import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { Refusal } from '../refusal.ts';
import { readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import { activate, liveTestStore, testApiWith, testRelease } from '../test/test-store.ts';
import type { Candidate } from './activate-options.ts';

test('release that is tried: its pages are complete, nothing is live yet; the history says how it was tried', async () => {
  const { store } = await liveTestStore();
  const release = await testRelease(store, 'catalog', 'second');
  const tryOut = vi.fn(async ({ store: drafted, registry, previous }: Candidate) => {
    expect(registry.areas.catalog?.release).toBe(release);
    expect(previous).toEqual(await readRegistry(store));
    expect(await readFile(join(drafted.pages(registry.revision), 'catalog/index.html'), 'utf8')).toContain(release);
    return '3 pages tried in a browser';
  });

  await activate(store, { catalog: release }, { tryOut });

  expect(tryOut.mock.calls[0]?.[0]).toMatchObject({ names: ['catalog'] });
  expect((await readHistory(store)).at(-1)).toMatchObject({ revision: 2, tried: '3 pages tried in a browser' });
});

test('release that is refused: nothing has changed', async () => {
  const { store } = await liveTestStore();
  const before = await readRegistry(store);
  const tryOut = async () => {
    throw new Refusal('test');
  };

  await expect(activate(store, { catalog: await testRelease(store, 'catalog', 'second') }, { tryOut })).rejects.toThrow(
    'test',
  );

  expect(await readRegistry(store)).toEqual(before);
  expect(await readHistory(store)).toHaveLength(1);
});

test('only new data: nothing is tried', async () => {
  const { store } = await liveTestStore();
  const tryOut = vi.fn(async () => '');

  await activate(store, {}, { tryOut, api: testApiWith('What is new?') });

  expect(tryOut).not.toHaveBeenCalled();
  expect((await readHistory(store)).at(-1)).not.toHaveProperty('tried');
});
