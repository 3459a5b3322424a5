import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry.ts';
import type { Store } from '../store/store.ts';
import { liveSite } from '../test/live-site.ts';
import { recordOutput } from '../test/record-output.ts';
import { documentOf } from '../test/test-pages.ts';
import {
  activate as activateWith,
  liveCatalog,
  shellBundle,
  testHash,
  testRelease,
  testStore,
} from '../test/test-store.ts';
import { rollback as rollbackWith } from './rollback.ts';
import { status as statusWith } from './status.ts';

const rollback = (args: string[]) => rollbackWith(args, {});
const status = (args: string[]) => statusWith(args, {});

const printed = recordOutput();

const activate: typeof activateWith = (store, releases, options) =>
  activateWith(store, releases, { config: readConfig(process.env).site, ...options });
const release = async (store: Store, version: string) =>
  activate(store, { catalog: await testRelease(store, 'catalog', version) }, { note: { kind: 'release', why: '' } });

test('rollback: the release before is live, with its reason in the history', async () => {
  const store = await liveSite();
  await release(store, 'second');

  await rollback(['catalog', '--why', 'test reason']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
  expect((await readHistory(store)).at(-1)).toMatchObject({ kind: 'rollback', why: 'test reason' });
  expect(printed).toContain(`catalog is back at ${testHash('catalog', 'first')}, revision 3.\n`);
});

test('rollback of a page to which another team links by now: done, and the link is named', async () => {
  const store = await liveSite();
  const routes = { '/catalog': { rendering: 'public' }, '/catalog-new': { rendering: 'public' } };
  const page = '{ default: { Page: () => null, head: () => ({}), parseQuery: () => ({}), inDocument: {}, load: {} } }';
  const server = `const page = async () => (${page}); export const area = { routes: { '/catalog': page, '/catalog-new': page }, sections: {} };`;
  const catalog = await testRelease(store, 'catalog', 'second', {
    files: { 'server/index.mjs': server },
    description: { routes },
  });
  await activate(store, { catalog }, { removes: true, note: { kind: 'release', why: '' } });
  const linking = shellBundle.replace(
    "'</body>",
    "(path === '/experts' ? '<a href=\"/catalog-new\">New</a>' : '') + '</body>",
  );
  const shell = await testRelease(store, 'shell', 'second', { files: { 'server/index.mjs': linking } });
  await activate(store, { shell }, { note: { kind: 'release', why: '' } });

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
  expect(printed).toContain('Nothing is at /catalog-new any more, to which 1 page links: /experts.\n');
});

test('rollback twice: two releases back', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await release(store, 'second');
  await release(store, 'third');

  await rollback(['catalog']);
  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
});

test('released after a rollback, then rolled back: at what was live before, not at the one given up', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();
  await release(store, 'second');
  await rollback(['catalog']);
  await release(store, 'third');

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
});

test('same release again after a rollback, then rolled back: at the first', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await release(store, 'second');
  await rollback(['catalog']);
  await release(store, 'second');

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
});

test('first code released again as the third release, then rolled back: at the second', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await release(store, 'second');
  await release(store, 'first');

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'second'));
});

const describe = (version: string, release: string) => ({
  description: { version: release },
  files: { 'version.txt': version },
});

test('rollback --to: the release with this hash, the beginning of it or this version', async () => {
  const store = await liveSite();
  const second = await testRelease(store, 'catalog', 'second', describe('second', '1.2.0'));
  for (const catalog of [second, await testRelease(store, 'catalog', 'third')]) await activate(store, { catalog });
  const first = testHash('catalog', 'first');

  await rollback(['catalog', '--to', first]);
  expect(await liveCatalog(store)).toBe(first);
  await rollback(['catalog', '--to', '1.2.0']);
  expect(await liveCatalog(store)).toBe(second);
  await rollback(['catalog', '--to', first.slice(0, 6)]);

  expect(await liveCatalog(store)).toBe(first);
});

test('rollback --to what fits none or several: refused with those there are', { tags: ['all'] }, async () => {
  const store = await liveSite();
  const versions = ['second', 'third'].map((text) => describe(text, '1.2.0'));
  const releases = await Promise.all(versions.map((changes) => testRelease(store, 'catalog', 'next', changes)));
  for (const catalog of releases) await activate(store, { catalog });

  await expect(rollback(['catalog', '--to', '1.2.0'])).rejects.toThrow(
    new UserError(`1.2.0 fits several releases of catalog: ${releases.join(', ')}.`),
  );
  await expect(rollback(['catalog', '--to', '9.9.9'])).rejects.toThrow(
    `There was no release 9.9.9 of catalog. The last ones were: ${testHash('catalog', 'first')}, ${releases[0]} (1.2.0)`,
  );
  expect(await liveCatalog(store)).toBe(releases[1]);
});

test('rollback to what is live: refused', async () => {
  const store = await liveSite();
  const live = await liveCatalog(store);

  await expect(rollback(['catalog', '--to', live ?? ''])).rejects.toThrow(`catalog is at ${live} already.`);
});

test('rollback --dry-run: says what would change, and changes nothing', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await release(store, 'second');
  const before = await readRegistry(store);

  await rollback(['catalog', '--dry-run']);

  expect(await readRegistry(store)).toEqual(before);
  expect(await readHistory(store)).toHaveLength(2);
  expect(await readdir(join(store.directory, 'pages'))).toEqual(['1', '2']);
  expect(printed.join('')).toContain('0 pages prerendered, 18 reused');
  expect(printed.at(-1)).toBe(
    `catalog would go back from ${testHash('catalog', 'second')} to ${testHash('catalog', 'first')}. Nothing has changed.\n`,
  );
});

test('rollback while the revision of the release keeps its pages: they are reused, no code of an area runs', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();
  await release(store, 'second');
  await rm(join(store.release('experts', testHash('experts', 'first')), 'server'), { recursive: true });

  await rollback(['catalog']);

  expect(printed.join('')).toContain('0 pages prerendered, 18 reused');
  expect(await documentOf(store, 3, 'catalog/1')).toBe(await documentOf(store, 1, 'catalog/1'));
  expect(await documentOf(store, 3, 'experts/1')).toBe(await documentOf(store, 2, 'experts/1'));
});

test('rollback after another area of the home page was released: only the home page is prerendered', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();
  await release(store, 'second');
  await activate(store, { experts: await testRelease(store, 'experts', 'second') });

  await rollback(['catalog']);

  expect(printed.join('')).toContain('1 page prerendered (1 catalog changed), 17 reused');
  expect(await documentOf(store, 4, 'experts/1')).toContain(testHash('experts', 'second'));
  expect(await documentOf(store, 4, 'catalog/1')).toContain(testHash('catalog', 'first'));
});

test('rollback of the shell: every page as it was', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await activate(store, { shell: await testRelease(store, 'shell', 'second') });

  await rollback(['shell']);

  expect(printed.join('')).toContain('0 pages prerendered, 18 reused');
  expect(await documentOf(store, 3, 'catalog/1')).toBe(await documentOf(store, 1, 'catalog/1'));
});

test('rollback of one area: the releases of others in between stay', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await release(store, 'second');
  const experts = await testRelease(store, 'experts', 'second');
  await activate(store, { experts });

  await rollback(['catalog']);

  expect(await liveCatalog(store)).toBe(testHash('catalog', 'first'));
  expect((await readRegistry(store))?.areas.experts?.release).toBe(experts);
});

test('nothing before the live release: one sentence', async () => {
  await liveSite();

  await expect(rollback(['catalog'])).rejects.toThrow(
    new UserError(`There is no release of catalog before ${testHash('catalog', 'first')}.`),
  );
});

async function emptySite(): Promise<void> {
  const { directory } = await testStore();
  vi.stubEnv('RELEASES_DIR', directory);
  vi.stubEnv('DATA_DIR', directory);
}

test('nothing released: one sentence', { tags: ['all'] }, async () => {
  await emptySite();

  await expect(rollback(['catalog'])).rejects.toThrow(new UserError('catalog is not live here, so it cannot go back.'));
  await expect(status([])).rejects.toThrow(new UserError('Nothing is released yet. Run npm start once.'));
});

test('unknown area: one sentence', { tags: ['all'] }, async () => {
  await emptySite();

  await expect(rollback(['nowhere'])).rejects.toThrow('There is no area "nowhere".');
});
