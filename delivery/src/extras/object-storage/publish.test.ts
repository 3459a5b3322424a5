/** @module-tag all */
import { expect, onTestFinished, test, vi } from 'vitest';
import { publish } from '../../commands/prerender.ts';
import { readConfig } from '../../config.ts';
import { publishedContent } from '../../prerender/content.ts';
import { keepSettings, settingsOf } from '../../site-settings.ts';
import { readRegistry } from '../../store/registry.ts';
import { openReleaseStore } from '../../store/release-store.ts';
import { documentOf } from '../../test/test-pages.ts';
import { activate, liveTestStore, testApiWith, testRelease, testStore } from '../../test/test-store.ts';
import { objectStorage } from './extra.ts';
import { testStorage } from './test-storage.ts';

const failing = `
const load = { question: async (api) => {
  const [row] = (await api.getFaqList()).rows;
  if (row?.question === 'bad') throw new TypeError('test');
  return row;
} };
const common = { Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {}, paths: () => [] };
const page = async () => ({ default: { ...common, load } });
const other = async () => ({ default: { ...common, load: {} } });
export const area = { routes: { '/experts': page, '/experts/:id': other, '/experts-mine/:id': other }, sections: {} };
`;

async function siteWithFailingPage(isShared: boolean) {
  const storage = isShared ? { RELEASES_URL: (await testStorage()).url } : {};
  const env = { SITE_ORIGIN: 'http://site.test', API_BASE: 'http://api.test/api', DEMO: '1' };
  const config = readConfig(env).site;
  const { store } = await liveTestStore(config);
  const experts = await testRelease(store, 'experts', 'failing', { files: { 'server/index.mjs': failing } });
  await activate(store, { experts }, { config, removes: true, api: testApiWith('good') });
  await keepSettings(store, settingsOf(env));
  for (const [name, value] of Object.entries({ ...env, ...storage, RELEASES_DIR: store.directory }))
    vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  return { store, releasesUrl: storage.RELEASES_URL };
}

function haveContent(version: number) {
  const api = testApiWith('bad');
  vi.stubGlobal('fetch', async (...[url, init]: Parameters<typeof fetch>) =>
    String(url).includes('/api/site') ? Response.json({ content: version, format: 'test' }) : api(url, init),
  );
}

const fault = '/experts of experts stays as it was: /experts fails to load its data (TypeError: test).';

test.each([
  ['of a folder', false],
  ['of an object storage, on another machine', true],
])('page that fails: named, and the other pages are published in the store %s', async (_, isShared) => {
  const { store, releasesUrl } = await siteWithFailingPage(isShared);
  haveContent(2);

  await expect(publish([], { objectStorage })).rejects.toThrow(fault);

  const place = releasesUrl
    ? { releasesUrl, releasesDir: (await testStore()).directory }
    : { releasesDir: store.directory };
  const { served, refresh } = await openReleaseStore(place, { openShared: objectStorage });
  await refresh();
  expect((await readRegistry(served))?.revision).toBe(3);
  expect(await documentOf(served, 3, 'catalog')).toContain('bad');
  expect(await publishedContent(served)).toBe(2);
});

test('change that no page shows, while a page fails: named, and not published again', async () => {
  const { store } = await siteWithFailingPage(false);
  haveContent(2);
  await expect(publish([], {})).rejects.toThrow(fault);
  haveContent(3);

  await expect(publish([], {})).rejects.toThrow(fault);

  expect((await readRegistry(store))?.revision).toBe(3);
  expect(await publishedContent(store)).toBe(3);
});
