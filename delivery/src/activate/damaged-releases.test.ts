import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test } from 'vitest';
import { readRegistry } from '../store/registry.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';

test.each<[string, (file: string) => Promise<void>, RegExp]>([
  [
    'cut',
    async (file) => writeFile(file, (await readFile(file, 'utf8')).slice(0, 200)),
    /^Release \w+ of catalog is damaged: release\.json is not readable\. Release catalog again, or roll back to one/,
  ],
  [
    'empty',
    async (file) => writeFile(file, ''),
    /^Release \w+ of catalog is damaged: release\.json is not readable\. Release catalog again, or roll back to one/,
  ],
  [
    'deleted',
    (file) => rm(file),
    /^Release \w+ of catalog is missing below .*\. Release catalog again, or roll back to one that is there\.$/,
  ],
])(
  'release.json of another area %s: refused in one sentence, until that area is released',
  async (_, damage, sentence) => {
    const { store, hashes } = await liveTestStore();
    const experts = await testRelease(store, 'experts', 'next');
    await damage(join(store.release('catalog', hashes.catalog), 'release.json'));

    const refusal = await activate(store, { experts }).catch((cause: unknown) => cause);

    expect(refusal).toBeInstanceOf(UserError);
    expect(refusal).toMatchObject({ message: expect.stringMatching(sentence) });
    expect((await readRegistry(store))?.revision).toBe(1);

    const catalog = await testRelease(store, 'catalog', 'next');
    expect((await activate(store, { catalog, experts }))?.registry.revision).toBe(2);
  },
);

test('candidate with a flipped byte: refused with the file, nothing changes', async () => {
  const { store } = await liveTestStore();
  const catalog = await testRelease(store, 'catalog', 'next');
  const file = join(store.release('catalog', catalog), 'browser/main.js');
  await writeFile(file, (await readFile(file, 'utf8')).replace('1', '2'));

  await expect(activate(store, { catalog })).rejects.toThrow('browser/main.js is not what was released.');
  expect((await readRegistry(store))?.revision).toBe(1);
});
