import { readFile, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { testStore } from '../test/test-store.ts';
import { appendHistory, readHistory } from './history.ts';

const testEntry = {
  revision: 1,
  kind: 'release' as const,
  changes: [{ name: 'catalog', from: null, to: 'test' }],
  why: 'test',
};

test('each entry: one line more in the history, with who, what, when and why', async () => {
  const store = await testStore();
  const start = Date.now();

  await appendHistory(store, testEntry);
  await appendHistory(store, { revision: 2, kind: 'rollback', changes: [], why: '' });

  const history = await readHistory(store);
  expect(history).toMatchObject([
    { who: userInfo().username, ...testEntry },
    { revision: 2, who: userInfo().username, kind: 'rollback', changes: [], why: '' },
  ]);
  expect(Date.parse(history[0]?.at ?? '')).toBeGreaterThanOrEqual(start);
});

test('no history yet: empty', async () => {
  expect(await readHistory(await testStore())).toEqual([]);
});

test('half a line in the history, after a power cut: the others are read', async () => {
  const store = await testStore();
  await appendHistory(store, testEntry);
  await writeFile(store.history, `${await readFile(store.history, 'utf8')}{"revision":2,"at\n`);
  await appendHistory(store, { ...testEntry, revision: 3 });

  expect((await readHistory(store)).map(({ revision }) => revision)).toEqual([1, 3]);
});
