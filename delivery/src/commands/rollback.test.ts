import { UserError } from '@agile-languages/shared/errors';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepSettings, settingsOf } from '../site-settings.ts';
import { readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import { activate, testHash, testRelease, testReleases, testStore } from '../test/test-store.ts';
import { rollback } from './rollback.ts';
import { status } from './status.ts';

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  };
});

/** A store that the commands work on, with one release of everything live. */
async function liveStore(): Promise<Store> {
  const store = await testStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  vi.stubEnv('DATA_DIR', store.directory);
  await keepSettings(store, settingsOf(process.env));
  await activate(store, await testReleases(store), { note: { kind: 'release', why: 'start' } });
  return store;
}

const release = async (store: Store, version: string) =>
  activate(store, { catalog: await testRelease(store, 'catalog', version) }, { note: { kind: 'release', why: '' } });
const liveCatalog = async (store: Store) => (await readRegistry(store))?.areas.catalog?.release;

test('rollback: the release before is live, with its reason in the history', async () => {
  const store = await liveStore();
  await release(store, 'second');

  await rollback(['catalog', '--why', 'test reason']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
  expect((await readHistory(store)).at(-1)).toMatchObject({ kind: 'rollback', why: 'test reason' });
  expect(printed.at(-1)).toBe(`catalog is back at ${testHash('catalog', 'first')}, revision 3.\n`);
});

test('rollback twice: two releases back', async () => {
  const store = await liveStore();
  await release(store, 'second');
  await release(store, 'third');

  await rollback(['catalog']);
  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
});

test('released after a rollback, then rolled back: at what was live before, not at the one given up', async () => {
  const store = await liveStore();
  await release(store, 'second');
  await rollback(['catalog']);
  await release(store, 'third');

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
});

test('same release again after a rollback, then rolled back: at the first', async () => {
  const store = await liveStore();
  await release(store, 'second');
  await rollback(['catalog']);
  await release(store, 'second');

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
});

test('first code released again as the third release, then rolled back: at the second', async () => {
  const store = await liveStore();
  await release(store, 'second');
  await release(store, 'first');

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'second'));
});

test('rollback of one area: the releases of others in between stay', async () => {
  const store = await liveStore();
  await release(store, 'second');
  const experts = await testRelease(store, 'experts', 'second');
  await activate(store, { experts });

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
  expect((await readRegistry(store))?.areas.experts?.release).toBe(experts);
});

test('nothing before the live release: one sentence', async () => {
  await liveStore();

  await expect(rollback(['catalog'])).rejects.toThrow(
    new UserError(`There is no release of catalog before ${testHash('catalog', 'first')}.`),
  );
});

test('nothing released: one sentence', async () => {
  vi.stubEnv('RELEASES_DIR', (await testStore()).directory);

  await expect(rollback(['catalog'])).rejects.toThrow(
    new UserError('catalog was never released here. Run npm start once.'),
  );
  await expect(status()).rejects.toThrow(new UserError('Nothing is released yet. Run npm start once.'));
});

test('unknown area: one sentence', async () => {
  await expect(rollback(['nowhere'])).rejects.toThrow('There is no area "nowhere".');
});

test('status: the revision, and each live release with its reason', async () => {
  const store = await liveStore();
  await release(store, 'second');

  await status();

  const text = printed.join('');
  expect(text).toContain('revision 2\n');
  expect(text).toMatch(new RegExp(`^shell +${testHash('shell', 'first')} +\\S+Z +start$`, 'm'));
  expect(text).toMatch(new RegExp(`^catalog +${testHash('catalog', 'second')} +\\S+Z +release$`, 'm'));
});
