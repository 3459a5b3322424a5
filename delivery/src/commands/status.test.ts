import { beforeEach, expect, test, vi } from 'vitest';
import { serveBeside } from '../activate/serve-beside.ts';
import { readRegistry } from '../store/registry-file.ts';
import { noCounts, writeCounts } from '../store/release-counts.ts';
import { activate, liveTestStore, testApiWith, testConfig, testRelease } from '../test/test-store.ts';
import { siteFigures } from './site-figures.ts';
import { status } from './status.ts';

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

/** A site with two releases of the catalogue, of which browsers have reported failures. */
async function reportedSite() {
  const { store, hashes } = await liveTestStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  const release = await testRelease(store, 'catalog', 'second');
  const from = { who: 'ada of catalog-team', machine: 'ci', id: '1' };
  const note = { kind: 'release', why: 'shorter Form page', from } as const;
  await activate(store, { catalog: release }, { note, tryOut: async () => '3 pages tried in a browser' });
  const lcp = [0, 0, 0, 2, 1, 0, 0, 0, 0, 1];
  await writeCounts(store, 'one', {
    catalog: {
      [release]: { ...noCounts, failures: { load: 2, render: 1 }, views: 60, vitals: { lcp } },
      [hashes.catalog]: { ...noCounts, failures: { error: 9 } },
    },
  });
  await writeCounts(store, 'two', { catalog: { [release]: { ...noCounts, failures: { load: 1 }, views: 20 } } });
  return { store, release, hashes };
}

test('status: since when, by whom, size, failures of the live release and why, a line for each area', async () => {
  const { release, hashes } = await reportedSite();

  await status();

  const lines = printed.split('\n');
  expect(lines[0]).toBe('revision 2');
  expect(lines[2]).toMatch(/^area +release +for +since +by +bytes +failures +documents +LCP +INP +CLS +why$/);
  expect(printed).toMatch(
    new RegExp(
      `^catalog +${release}  all +\\S+Z  ada of catalog-team +\\d+ +5.0 % \\(3 load, 1 render\\) +80 +≤ 2500 ms +- +- +shorter Form page$`,
      'm',
    ),
  );
  expect(printed).toMatch(new RegExp(`^shell +${hashes.shell}  all +\\S+Z .* 0 +0 +- +- +- +test$`, 'm'));
});

test('status --json: the same for programs, and how it was tried', async () => {
  const { release } = await reportedSite();

  await status(['--json']);

  const { revision, areas } = JSON.parse(printed);
  expect(revision).toBe(2);
  expect(areas.find(({ name }: { name: string }) => name === 'catalog')).toMatchObject({
    release,
    since: expect.stringMatching(/^\d{4}-/),
    who: 'ada of catalog-team',
    why: 'shorter Form page',
    tried: '3 pages tried in a browser',
    size: expect.any(Number),
    failures: { load: 3, render: 1 },
    views: 80,
    failureRate: 5,
    vitals: { lcp: 2500 },
  });
});

test('status with a canary: a line below its area, and for programs', async () => {
  const { store } = await reportedSite();
  const release = await testRelease(store, 'catalog', 'third');
  const options = {
    store,
    config: testConfig,
    api: testApiWith(),
    note: { kind: 'release', why: 'new picker' } as const,
  };
  await serveBeside(options, { name: 'catalog', release, share: 10 });

  await status();
  expect(printed).toMatch(new RegExp(`^ +${release}  10 % .* new picker$`, 'm'));

  printed = '';
  await status(['--json']);
  const { areas } = JSON.parse(printed);
  expect(areas.find(({ name }: { name: string }) => name === 'catalog')?.canary).toMatchObject({
    release,
    share: 10,
    why: 'new picker',
    views: 0,
  });
});

test('figures for Prometheus: of each release that visitors get', async () => {
  const { store, release } = await reportedSite();
  const registry = await readRegistry(store);

  const figures = registry && (await siteFigures(store, registry));

  const labels = `area="catalog",release="${release}"`;
  expect(figures?.split('\n')).toEqual(
    expect.arrayContaining([
      'site_revision 2',
      `release_share_percent{${labels}} 100`,
      `release_documents_total{${labels}} 80`,
      `release_failures_total{${labels},kind="load"} 3`,
      `release_vital_p75{${labels},vital="lcp"} 2500`,
    ]),
  );
});

test('release that fails and is slow: the figures are beyond those of its alarms', async () => {
  const { store, release } = await reportedSite();
  const lcp = [0, 0, 0, 0, 0, 1, 1, 1, 0, 0];
  await writeCounts(store, 'one', {
    catalog: { [release]: { ...noCounts, failures: { load: 3 }, views: 100, vitals: { lcp } } },
  });
  const registry = await readRegistry(store);

  const figures = (registry && (await siteFigures(store, registry))) ?? '';
  const valueOfLine = (name: string) =>
    Number(
      figures
        .split('\n')
        .find((line) => line.startsWith(name))
        ?.split(' ')[1],
    );
  const labels = `area="catalog",release="${release}"`;

  const failures = valueOfLine(`release_failures_total{${labels},kind="load"}`);
  expect(failures / valueOfLine(`release_documents_total{${labels}}`)).toBeGreaterThan(0.02);
  expect(valueOfLine(`release_vital_p75{${labels},vital="lcp"}`)).toBeGreaterThan(2500);
});
