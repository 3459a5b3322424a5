import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addSentence } from '../../src/site/change-area.ts';
import { startSite } from '../../src/site/start-site.ts';
import { expect, test } from '../../src/test.ts';

const sentence = 'Test sentence of a new release.';

test('server restarted from another checkout after a release: the release stays live, one line names the difference', {
  tag: '@all',
}, async ({ ownStore, ownCheckout, site }) => {
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', sentence);
  await ownStore.command(['release', 'assessment'], ownCheckout);
  const before = await ownStore.registry();

  const restarted = await startSite(ownStore.folders, site);
  const page = await (await fetch(`${restarted.url}/my-needs`)).text();
  const after = await (await fetch(`${restarted.url}/registry.json`)).json();
  await restarted.stop();

  expect(after).toEqual(before);
  expect(page).toContain(sentence);
  expect(restarted.output().match(/^Not live as in this checkout: .*$/gm)).toEqual([
    'Not live as in this checkout: assessment. To release: npm run release -- assessment, or -- --all',
  ]);
});

test('server restarted after a rollback: rolled back stays rolled back', { tag: '@all' }, async ({
  ownStore,
  ownCheckout,
  site,
}) => {
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', sentence);
  await ownStore.command(['release', 'assessment'], ownCheckout);
  await ownStore.command(['rollback', 'assessment']);
  const before = await ownStore.registry();

  const restarted = await startSite(ownStore.folders, site);
  const after = await (await fetch(`${restarted.url}/registry.json`)).json();
  await restarted.stop();

  expect(after).toEqual(before);
});

test('release --all: everything that the checkout has changed is live at once', { tag: '@all' }, async ({
  ownStore,
  ownCheckout,
}) => {
  const before = await ownStore.registry();
  await addSentence(ownCheckout, 'assessment', './needs/needs.page.tsx', sentence);
  await addSentence(ownCheckout, 'experts', './profiles/profiles.page.tsx', sentence);

  const released = await ownStore.command(['release', '--all', '--why', 'test of all'], ownCheckout);

  expect(released.code, released.output).toBe(0);
  const after = await ownStore.registry();
  expect(after.revision).toBe(before.revision + 1);
  const changed = Object.keys(after.areas).filter((name) => after.areas[name]?.release !== before.areas[name]?.release);
  expect(changed.sort()).toEqual(['assessment', 'experts']);
});

test('two starts on one new folder: one of them releases, both serve the same, and all visitors find one database', {
  tag: '@all',
}, async ({ site }) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'two-starts-'));
  const folders = { releases: join(folder, 'releases'), data: join(folder, 'data') };

  const started = await Promise.allSettled([startSite(folders, site), startSite(folders, site)]);
  const sites = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const answers = await Promise.all(
    sites.flatMap(({ url }) =>
      ['/registry.json', '/', '/api/classes/feed.atom'].map(async (path) => (await fetch(url + path)).text()),
    ),
  );
  await Promise.all(sites.map(({ stop }) => stop()));
  await rm(folder, { recursive: true, force: true });

  expect(started.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []))).toEqual([]);
  expect(answers.slice(3)).toEqual(answers.slice(0, 3));
  expect(JSON.parse(answers[0] ?? '')).toMatchObject({ revision: 1 });
});

test('registry missing, although a release was live: start refuses and says where the last good one is', {
  tag: '@all',
}, async ({ ownStore, site }) => {
  await rm(join(ownStore.folders.releases, 'registry.json'));

  await expect(startSite(ownStore.folders, site)).rejects.toThrow(
    /The registry .* is missing, although revision \d+ was live\. Copy registry\.json of the newest folder below/,
  );
});
