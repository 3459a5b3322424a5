import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os, { userInfo } from 'node:os';
import { expect, test, vi } from 'vitest';
import { testStore } from '../test/test-store.ts';
import {
  type ActivationNote,
  appendHistory,
  type HistoryRecord,
  historyProblem,
  isRecorded,
  readHistory,
} from './history.ts';
import type { Store } from './store.ts';

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

test('user id without an account, as in a container: the id', async () => {
  vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('test: uv_os_get_passwd');
  });
  syncBuiltinESMExports();
  const store = await testStore();

  await appendHistory(store, testEntry);

  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect((await readHistory(store))[0]?.who).toMatch(/^user \d+$/);
});

test('no history yet: empty', async () => {
  expect(await readHistory(await testStore())).toEqual([]);
});

test('history that cannot be read: not taken for an empty one', async () => {
  const store = await testStore();
  await mkdir(store.history, { recursive: true });

  await expect(readHistory(store)).rejects.toThrow('EISDIR');
});

test('half a line in the history, after a power cut: gone with the next line, and the history is whole', async () => {
  const store = await testStore();
  await appendHistory(store, testEntry);
  await writeFile(store.history, `${await readFile(store.history, 'utf8')}{"revision":2,"at`);
  await appendHistory(store, { ...testEntry, revision: 3 });

  expect((await readHistory(store)).map(({ revision }) => revision)).toEqual([1, 3]);
  expect(await historyProblem(store, 3)).toBeUndefined();
});

async function changedHistory(change: (lines: string[]) => string[]): Promise<Store> {
  const store = await testStore();
  for (const revision of [1, 2, 3]) await appendHistory(store, { ...testEntry, revision });
  await appendHistory(store, { ...testEntry, kind: 'freeze', subject: 'catalog', revision: 3, changes: [] });
  const lines = (await readFile(store.history, 'utf8')).trim().split('\n');
  await writeFile(
    store.history,
    change(lines)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return store;
}

test('history as it was written: no problem', async () => {
  expect(await historyProblem(await changedHistory((lines) => lines), 3)).toBeUndefined();
});

test.each<[string, (lines: string[]) => string[], string]>([
  [
    'reason changed',
    ([a = '', b = '', ...more]) => [a, b.replace('"why":"test"', '"why":"other"'), ...more],
    'Line 2 was changed.',
  ],
  [
    'last line changed',
    (lines) => lines.with(3, (lines[3] ?? '').replace('freeze', 'unfreeze')),
    'Line 4 was changed.',
  ],
  ['line taken out', ([a = '', , ...more]) => [a, ...more], 'Something is missing before line 2.'],
  ['lines exchanged', ([a = '', b = '', c = '', d = '']) => [a, c, b, d], 'Something is missing before line 2.'],
  ['line added', (lines) => [...lines, JSON.stringify({ ...testEntry, revision: 4 })], 'Line 5 has no hash.'],
  ['line broken', ([a = '', b = '', ...more]) => [a, b.slice(9), ...more], 'Line 2 is not readable.'],
  ['end taken away', ([a = '', b = '']) => [a, b], 'The last line is revision 2, live is 3.'],
])('%s: the line is named', async (_, change, problem) => {
  expect(await historyProblem(await changedHistory(change), 3)).toBe(problem);
});

const withoutRevision: Record<Exclude<HistoryRecord['kind'], ActivationNote['kind']>, true> = {
  alert: true,
  canary: true,
  preview: true,
  freeze: true,
  unfreeze: true,
  owner: true,
  key: true,
  revoke: true,
};

test.each(Object.keys(withoutRevision) as (keyof typeof withoutRevision)[])(
  '%s while the line of the live revision is missing after a kill: counts as no revision',
  async (kind) => {
    const store = await testStore();
    await appendHistory(store, testEntry);
    await appendHistory(store, { ...testEntry, kind, revision: 2, changes: [] });

    expect(await isRecorded(store, 2)).toBe(false);
    expect(await historyProblem(store, 2)).toBe('The last line is revision 1, live is 2.');
  },
);

test('lines from before they had hashes: left out', async () => {
  const store = await testStore();
  await writeFile(store.history, `${JSON.stringify({ ...testEntry, at: '', who: '' })}\n`);
  await appendHistory(store, { ...testEntry, revision: 2 });

  expect(await historyProblem(store, 2)).toBeUndefined();
});
