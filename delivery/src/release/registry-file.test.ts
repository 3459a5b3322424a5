import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { Registry } from '@agile-languages/shared/registry';
import { expect, test } from 'vitest';
import { Refusal } from '../places.ts';
import { testIntegrity, testStore } from '../test/test-store.ts';
import { flip, readHistory, readRegistry } from './registry-file.ts';

const testRegistry = (revision: number): Registry => ({
  schema: 1,
  revision,
  origins: [],
  shell: { release: 'test', base: '/areas/shell/test/browser/', main: { name: 'main.js', integrity: testIntegrity } },
  areas: {},
});

const testEntry = { kind: 'release' as const, changes: [{ name: 'catalog', from: null, to: 'test' }], why: 'test' };

test('nothing released yet: undefined', async () => {
  expect(await readRegistry(await testStore())).toBeUndefined();
});

test('flipped: reads back', async () => {
  const store = await testStore();

  await flip(store, testRegistry(1), testEntry);

  expect(await readRegistry(store)).toEqual(testRegistry(1));
});

test.each([
  ['no JSON', '{"schema":1,', 'The registry is not a registry of schema 1.'],
  ['empty', '', 'The registry is not a registry of schema 1.'],
  ['without revision', JSON.stringify({ ...testRegistry(1), revision: undefined }), 'The registry has no revision.'],
])('file is %s: one sentence, which says where the last good one is', async (_, text, sentence) => {
  const store = await testStore();
  await writeFile(store.registry, text);

  await expect(readRegistry(store)).rejects.toThrow(
    new Refusal(
      `The registry ${store.registry} is broken: ${sentence} The last good one is the file registry.json in the newest folder below ${store.directory}/pages.`,
    ),
  );
});

test('file cannot be read: one sentence with the reason', async () => {
  const store = await testStore();
  await mkdir(store.registry);

  await expect(readRegistry(store)).rejects.toThrow(
    new RegExp(`^The registry ${store.registry} cannot be read: EISDIR`),
  );
});

test('flip: replaces the file by a rename, so that no reader sees half of it', async () => {
  const store = await testStore();
  await flip(store, testRegistry(1), testEntry);
  const { open } = await import('node:fs/promises');
  const reader = await open(store.registry);

  await flip(store, testRegistry(2), testEntry);

  expect(JSON.parse(await reader.readFile('utf8'))).toEqual(testRegistry(1));
  expect(await readRegistry(store)).toEqual(testRegistry(2));
  expect((await readdir(store.directory)).sort()).toEqual(['history.jsonl', 'registry.json']);
  await reader.close();
});

test('each flip: one line more in the history, with who, what, when and why', async () => {
  const store = await testStore();
  const start = Date.now();

  await flip(store, testRegistry(1), testEntry);
  await flip(store, testRegistry(2), { kind: 'rollback', changes: [], why: '' });

  const history = await readHistory(store);
  expect(history).toMatchObject([
    { revision: 1, who: userInfo().username, ...testEntry },
    { revision: 2, who: userInfo().username, kind: 'rollback', changes: [], why: '' },
  ]);
  expect(Date.parse(history[0]?.at ?? '')).toBeGreaterThanOrEqual(start);
});

test('no history yet: empty', async () => {
  expect(await readHistory(await testStore())).toEqual([]);
});

test('half a line in the history, after a power cut: the others are read', async () => {
  const store = await testStore();
  await flip(store, testRegistry(1), testEntry);
  await writeFile(store.history, `${await readFile(store.history, 'utf8')}{"revision":2,"at\n`);
  await flip(store, testRegistry(3), testEntry);

  expect((await readHistory(store)).map(({ revision }) => revision)).toEqual([1, 3]);
});
