import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { testRegistry, testStore } from '../test/test-store.ts';
import { readRegistry, replaceRegistry } from './registry.ts';

test('nothing released yet: undefined', async () => {
  expect(await readRegistry(await testStore())).toBeUndefined();
});

test('registry replaced: reads back', async () => {
  const store = await testStore();

  await replaceRegistry(store, testRegistry(1));

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
    new UserError(
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

test('registry replaced: by a rename, so that no reader sees half of it', async () => {
  const store = await testStore();
  await replaceRegistry(store, testRegistry(1));
  const { open } = await import('node:fs/promises');
  const reader = await open(store.registry);

  await replaceRegistry(store, testRegistry(2));

  expect(JSON.parse(await reader.readFile('utf8'))).toEqual(testRegistry(1));
  expect(await readRegistry(store)).toEqual(testRegistry(2));
  expect((await readdir(store.directory)).sort()).toEqual(['registry.json']);
  await reader.close();
});
