import { beforeEach, expect, test, vi } from 'vitest';
import { addAlert } from '../store/alerts.ts';
import { readRegistry } from '../store/registry.ts';
import { noCounts, writeCounts } from '../store/release-counts.ts';
import { activate, liveTestStore, testRelease } from '../test/test-store.ts';
import { siteFigures } from './site-figures.ts';
import { status as statusWith } from './status.ts';

const status = (args: string[]) => statusWith(args, {});

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

async function reportedSite() {
  const { store, hashes } = await liveTestStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  const team = { owner: 'Catalogue team', contact: 'catalogue@team.test' };
  const release = await testRelease(store, 'catalog', 'second', { description: team });
  const from = { who: 'ada of catalog-team', machine: 'ci', id: '1' };
  const note = { kind: 'release', why: 'shorter Form page', from } as const;
  await activate(store, { catalog: release }, { note, tryOut: async () => '3 pages tried in a browser' });
  const lcp = [0, 0, 0, 2, 1, 0, 0, 0, 0, 1];
  await writeCounts(store, 'one', {
    catalog: {
      [release]: {
        ...noCounts,
        failures: { load: 2, render: 1 },
        failing: 3,
        networks: 60,
        views: 70,
        vitals: { lcp },
      },
      [hashes.catalog]: { ...noCounts, failures: { error: 9 }, failing: 9 },
    },
  });
  await writeCounts(store, 'two', {
    catalog: { [release]: { ...noCounts, failures: { load: 3 }, failing: 3, networks: 20, views: 20 } },
  });
  return { store, release, hashes };
}

test('status: since when, by whom, size, failures of the live release and why, a line for each area', async () => {
  const { release, hashes } = await reportedSite();

  await status([]);

  const lines = printed.split('\n');
  expect(lines[0]).toBe('revision 2');
  expect(lines[2]).toMatch(/^area +release +for +since +by +bytes +failures +documents +LCP +INP +CLS +team +why$/);
  expect(printed).toMatch(
    new RegExp(
      `^catalog +${release}  all +\\S+Z  ada of catalog-team +\\d+ +5.0 % \\(3 load, 1 render\\) +90 +≤ 2500 ms +- +- +Catalogue team, catalogue@team\\.test +shorter Form page$`,
      'm',
    ),
  );
  expect(printed).toMatch(new RegExp(`^shell +${hashes.shell}  all +\\S+Z .* 0 +0 +- +- +- +- +test$`, 'm'));
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
    views: 90,
    failureRate: 5,
    vitals: { lcp: 2500 },
  });
});

test('figures for Prometheus: of each release that visitors get', { tags: ['all'] }, async () => {
  const { store, release } = await reportedSite();
  const registry = await readRegistry(store);

  const figures = registry && (await siteFigures(store, registry));

  const labels = `area="catalog",release="${release}"`;
  expect(figures?.split('\n')).toEqual(
    expect.arrayContaining([
      'site_revision 2',
      'area_owner{area="catalog",owner="Catalogue team",contact="catalogue@team.test"} 1',
      `release_share_percent{${labels}} 100`,
      `release_documents_total{${labels}} 90`,
      `release_failing_networks{${labels},kind="load"} 3`,
      `release_failing_percent{${labels}} 5`,
      'site_alerts 0',
      `release_vital_p75{${labels},vital="lcp"} 2500`,
    ]),
  );
});

test('release that fails and is slow: the figures are beyond those of its alarms', { tags: ['all'] }, async () => {
  const { store, release } = await reportedSite();
  const lcp = [0, 0, 0, 0, 0, 1, 1, 1, 0, 0];
  await writeCounts(store, 'one', {
    catalog: {
      [release]: { ...noCounts, failures: { load: 3 }, failing: 3, networks: 100, views: 100, vitals: { lcp } },
    },
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

  expect(valueOfLine(`release_failing_percent{${labels}}`)).toBeGreaterThan(2);
  expect(valueOfLine(`release_vital_p75{${labels},vital="lcp"}`)).toBeGreaterThan(2500);
});

test('alert about a release: shown for as long as it is served, once; one about the site: for a day', {
  tags: ['all'],
}, async () => {
  const { store, release, hashes } = await reportedSite();
  await addAlert(store, { subject: 'catalog', release, why: 'Test failures.' });
  await addAlert(store, { subject: 'catalog', release, why: 'Test failures.' });
  await addAlert(store, { why: 'A browser of the site sees: test.' });

  await status([]);
  expect(printed.split('\n\n').slice(-2)).toEqual([
    `catalog ${release}: Test failures. It belongs to Catalogue team, catalogue@team.test.`,
    'A browser of the site sees: test.\n',
  ]);

  await activate(store, { catalog: hashes.catalog });
  const registry = await readRegistry(store);
  expect(registry && (await siteFigures(store, registry))).toContain('\nsite_alerts 1\n');
});
