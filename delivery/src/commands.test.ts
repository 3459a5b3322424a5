import { beforeEach, expect, test, vi } from 'vitest';
import { rollback, status } from './commands.ts';
import { Refusal, type Store } from './places.ts';
import { goLive } from './release/live.ts';
import { readHistory, readRegistry } from './release/registry-file.ts';
import { testApi, testConfig, testHash, testRelease, testReleases, testStore } from './test/test-store.ts';

let said: string[] = [];

beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    said.push(String(text));
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
  await goLive(store, testConfig, await testReleases(store), { kind: 'release', why: 'start' }, testApi);
  return store;
}

const release = async (store: Store, version: string) =>
  goLive(
    store,
    testConfig,
    { catalog: await testRelease(store, 'catalog', version) },
    { kind: 'release', why: '' },
    testApi,
  );
const liveCatalog = async (store: Store) => (await readRegistry(store))?.areas.catalog?.release;

test('rollback: the release before is live, with its reason in the history', async () => {
  const store = await liveStore();
  await release(store, 'second');

  await rollback(['catalog', '--why', 'test reason']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
  expect((await readHistory(store)).at(-1)).toMatchObject({ kind: 'rollback', why: 'test reason' });
  expect(said.at(-1)).toBe(`catalog is back at ${testHash('catalog', 'first')}, revision 3.\n`);
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
  await goLive(store, testConfig, { experts }, { kind: 'release', why: '' }, testApi);

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
  expect((await readRegistry(store))?.areas.experts?.release).toBe(experts);
});

test('nothing before the live release: one sentence', async () => {
  await liveStore();

  await expect(rollback(['catalog'])).rejects.toThrow(
    new Refusal(`There is no release of catalog before ${testHash('catalog', 'first')}.`),
  );
});

test('nothing released: one sentence', async () => {
  vi.stubEnv('RELEASES_DIR', (await testStore()).directory);

  await expect(rollback(['catalog'])).rejects.toThrow(
    new Refusal('catalog was never released here. Run npm start once.'),
  );
  await expect(status()).rejects.toThrow(new Refusal('Nothing is released yet. Run npm start once.'));
});

test('unknown area: one sentence', async () => {
  await expect(rollback(['nowhere'])).rejects.toThrow('There is no area "nowhere".');
});

test('status: the revision, and each live release with its reason', async () => {
  const store = await liveStore();
  await release(store, 'second');

  await status();

  const text = said.join('');
  expect(text).toContain('revision 2\n');
  expect(text).toMatch(new RegExp(`^shell +${testHash('shell', 'first')} +\\S+Z +start$`, 'm'));
  expect(text).toMatch(new RegExp(`^catalog +${testHash('catalog', 'second')} +\\S+Z +release$`, 'm'));
});
