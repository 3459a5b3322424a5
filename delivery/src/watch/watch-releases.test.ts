import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { serveBeside } from '../activate/serve-beside.ts';
import { takeBack } from '../commands/take-back.ts';
import { readConfig } from '../config.ts';
import { keepSettings, settingsOf } from '../site-settings.ts';
import { readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry-file.ts';
import { noCounts, writeCounts } from '../store/release-counts.ts';
import { readSides } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';
import { activate, testApiWith, testHash, testRelease, testReleases, testStore } from '../test/test-store.ts';
import { watchReleases } from './watch-releases.ts';

let log = vi.spyOn(console, 'error');

beforeEach(() => {
  log = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const configOf = () => ({ config: readConfig(process.env).site });
const [first, second] = [testHash('catalog', 'first'), testHash('catalog', 'second')];

/** A site that is watched. What fails is taken back in this process. */
async function watchedSite(prepare: (store: Store) => Promise<unknown>): Promise<Store> {
  const store = await testStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  vi.stubEnv('DATA_DIR', store.directory);
  await keepSettings(store, settingsOf(process.env));
  await activate(store, await testReleases(store), configOf());
  await prepare(store);
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  void watchReleases(
    {
      store,
      interval: 20,
      takeBack: async (watched, why) => {
        await takeBack([JSON.stringify({ ...watched, why })]);
        return undefined;
      },
    },
    stopping.signal,
  );
  return store;
}

const releaseSecond = async (store: Store) =>
  activate(store, { catalog: await testRelease(store, 'catalog', 'second') }, configOf());

const startCanary = async (store: Store) =>
  serveBeside(
    { store, ...configOf(), api: testApiWith(), note: { kind: 'release', why: 'test' } },
    { name: 'catalog', release: await testRelease(store, 'catalog', 'second'), share: 10 },
  );

/** Browsers open documents of the second release and report failures, again and again until the test ends. */
function report(store: Store): void {
  let count = 0;
  const timer = setInterval(() => {
    count += 10;
    const failing = { ...noCounts, failures: { render: count }, views: count, viewers: 1, reporters: 1 };
    void writeCounts(store, 'test', { catalog: { [second]: failing, [first]: { ...noCounts, views: 100 } } });
  }, 100);
  onTestFinished(() => clearInterval(timer));
}

test('canary that fails: ended, with the reason in history and log; what is live stays', async () => {
  const store = await watchedSite(startCanary);

  report(store);

  // The history is written first.
  await vi.waitFor(async () => expect(await readSides(store)).toEqual([]), 15_000);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    kind: 'abort',
    subject: 'catalog',
    why: expect.stringMatching(/^\d+ failures in \d+ documents \(\d+ render\), of the other release 0 in 100$/),
    from: { who: 'the site itself' },
  });
  expect((await readRegistry(store))?.areas.catalog?.release).toBe(first);
  expect(log.mock.calls.flat().join()).toContain(`canary ${second} of catalog is taken back: `);
});

test('fresh release that fails: the one before is live again', async () => {
  const store = await watchedSite(releaseSecond);

  report(store);

  await vi.waitFor(async () => expect((await readRegistry(store))?.areas.catalog?.release).toBe(first), 15_000);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    kind: 'rollback',
    changes: [{ name: 'catalog', from: second, to: first }],
    from: { who: 'the site itself' },
  });
});

test('shell and area released in one step: both go back', async () => {
  const store = await watchedSite(async (one) =>
    activate(
      one,
      { catalog: await testRelease(one, 'catalog', 'second'), shell: await testRelease(one, 'shell', 'second') },
      configOf(),
    ),
  );

  report(store);

  const replaced = { shell: { release: testHash('shell', 'first') }, areas: { catalog: { release: first } } };
  await vi.waitFor(async () => expect(await readRegistry(store)).toMatchObject(replaced), 15_000);
  expect((await readHistory(store)).at(-1)?.kind).toBe('rollback');
});

test('rolled back to by hand, then failing: what it had replaced is live, not what it was rolled back from', async () => {
  const store = await watchedSite(async (one) => {
    await releaseSecond(one);
    await activate(one, { catalog: await testRelease(one, 'catalog', 'third') }, configOf());
    const note = { kind: 'rollback', why: 'test' } as const;
    await activate(one, { catalog: second }, { ...configOf(), note });
  });

  report(store);

  await vi.waitFor(async () => expect((await readRegistry(store))?.areas.catalog?.release).not.toBe(second), 15_000);
  expect((await readRegistry(store))?.areas.catalog?.release).toBe(first);
});

test('released in one step with a shell that was released again since: the shell stays', async () => {
  const store = await watchedSite(async (one) => {
    const shell = await testRelease(one, 'shell', 'second');
    await activate(one, { catalog: await testRelease(one, 'catalog', 'second'), shell }, configOf());
    await activate(one, { shell: await testRelease(one, 'shell', 'third') }, configOf());
  });

  report(store);

  const replaced = { shell: { release: testHash('shell', 'third') }, areas: { catalog: { release: first } } };
  await vi.waitFor(async () => expect(await readRegistry(store)).toMatchObject(replaced), 15_000);
});
