import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { activate, liveTestStore, testApiWith } from '../test/test-store.ts';
import { keepCompressed } from './keep-compressed.ts';

const document = (store: Store, revision: number) => join(store.pages(revision), 'catalog/index.html');
const isCompressed = (file: string) => existsSync(`${file}.br`) && existsSync(`${file}.gz`);

function keep(store: Store) {
  const stopping = new AbortController();
  const ended = keepCompressed(store, stopping.signal);
  onTestFinished(async () => {
    stopping.abort();
    await ended;
  });
  return { stopping, ended };
}

test('document without compressed copies at the start: it gets them', async () => {
  const { store } = await liveTestStore();
  await rm(`${document(store, 1)}.br`);

  keep(store);

  await vi.waitFor(() => expect(isCompressed(document(store, 1))).toBe(true), 10_000);
});

test('revision that becomes live while the site is served: its documents get compressed copies', async () => {
  const { store } = await liveTestStore();
  keep(store);

  await activate({ ...store, compressesFirst: 'releases' }, {}, { api: testApiWith('New?') });

  expect(isCompressed(document(store, 2))).toBe(false);
  await vi.waitFor(() => expect(isCompressed(document(store, 2))).toBe(true), 10_000);
});

test('site that stops meanwhile: nothing is compressed any more', async () => {
  const { store } = await liveTestStore();
  await rm(`${document(store, 1)}.br`);
  const { stopping, ended } = keep(store);

  stopping.abort();
  await ended;

  expect(isCompressed(document(store, 1))).toBe(false);
});
