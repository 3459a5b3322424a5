import { mkdir, rm, writeFile } from 'node:fs/promises';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test, vi } from 'vitest';
import { locked } from '../store/file-lock.ts';
import { readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import { recordOutput } from '../test/record-output.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';
import { freeze as freezeWith, unfreeze as unfreezeWith } from './freeze.ts';
import { history as historyWith } from './history.ts';
import { owner } from './owner.ts';
import { retire } from './retire.ts';
import { rollback } from './rollback.ts';

const history = (args: string[]) => historyWith(args, {});
const freeze = (args: string[]) => freezeWith(args, {});
const unfreeze = (args: string[]) => unfreezeWith(args, {});

const printed = recordOutput();

async function liveStore() {
  const { store } = await liveTestStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  return {
    store,
    catalog: await testRelease(store, 'catalog', 'next'),
    experts: await testRelease(store, 'experts', 'next'),
  };
}

test('area frozen: its release is refused with who, when and why; another area is released', async () => {
  const { store, catalog, experts } = await liveStore();
  await freeze(['catalog', '--why', 'fair week']);

  await expect(activate(store, { catalog })).rejects.toThrow(
    /^catalog is frozen since \S+ by \w+ \(fair week\)\. Nothing has changed\. To free it: npm run unfreeze -- catalog$/,
  );
  expect((await activate(store, { experts }))?.registry.revision).toBe(2);
});

test('site frozen: nothing becomes live, until it is freed', async () => {
  const { store, catalog } = await liveStore();
  await freeze(['--all']);

  await expect(activate(store, { catalog })).rejects.toThrow('To free it: npm run unfreeze -- --all');
  await unfreeze(['--all']);

  expect((await activate(store, { catalog }))?.registry.revision).toBe(2);
});

test.each(['frozen', 'owners'] as const)(
  'file of what is %s that is cut off, or that the account may not read: no release goes past it',
  async (rules) => {
    const { store, catalog } = await liveStore();
    await writeFile(store[rules], '');
    await expect(activate(store, { catalog })).rejects.toThrow(
      /is not readable\. Nothing has changed\. Restore it from a backup, or remove it and say again what was in it\.$/,
    );

    await rm(store[rules]);
    await mkdir(store[rules]);
    await expect(activate(store, { catalog })).rejects.toThrow(/cannot be read \(EISDIR\)\. Nothing has changed\.$/);

    expect((await readRegistry(store))?.revision).toBe(1);
  },
);

test('frozen twice, or freed without: refused', async () => {
  await liveStore();
  await freeze(['catalog']);

  await expect(freeze(['catalog'])).rejects.toThrow(UserError);
  await expect(unfreeze(['experts'])).rejects.toThrow(new UserError('experts is not frozen.'));
  await expect(freeze(['nowhere'])).rejects.toThrow('There is no area "nowhere".');
});

test.each([
  ['freeze', () => freeze(['catalg'])],
  ['unfreeze', () => unfreeze(['catalg'])],
  ['owner', () => owner(['catalg', '/books'], {})],
  ['rollback', () => rollback(['catalg'], {})],
  ['retire', () => retire(['catalg'], {})],
])('%s with a mistyped area while another command runs: answered at once', async (_, command) => {
  const { store } = await liveStore();
  const release = Promise.withResolvers<void>();
  const other = locked(store, () => release.promise);

  try {
    await expect(command()).rejects.toThrow('Do you mean catalog?');
  } finally {
    release.resolve();
    await other;
  }
});

test('freeze and unfreeze: lines of the history, which stays whole', async () => {
  const { store, catalog } = await liveStore();
  await freeze(['catalog', '--why', 'fair week']);
  await unfreeze(['catalog']);
  await activate(store, { catalog });

  await history(['--verify']);

  expect(printed.at(-1)).toBe('4 entries, none changed and none missing.\n');
  expect((await readHistory(store)).map(({ kind, subject }) => [kind, subject])).toEqual([
    ['release', undefined],
    ['freeze', 'catalog'],
    ['unfreeze', 'catalog'],
    ['release', undefined],
  ]);
  expect((await readRegistry(store))?.revision).toBe(2);
});

test('history of an area: its lines, with account, machine and reason', async () => {
  const { store, experts } = await liveStore();
  await activate(store, { experts });
  await freeze(['catalog', '--why', 'fair week']);
  printed.length = 0;

  await history(['catalog']);

  expect(printed).toHaveLength(2);
  expect(printed[1]).toMatch(/ freeze +catalog {2}\w+ on \S+ +fair week\n$/);
});
