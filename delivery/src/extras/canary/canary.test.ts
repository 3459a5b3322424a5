import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { freeze as freezeWith } from '../../commands/freeze.ts';
import { release as releaseWith } from '../../commands/release.ts';
import { readConfig } from '../../config.ts';
import { locked } from '../../store/file-lock.ts';
import { historyProblem, readHistory } from '../../store/history.ts';
import { readRegistry } from '../../store/registry.ts';
import { readSides, sideFolder } from '../../store/side-revisions.ts';
import { liveSite } from '../../test/live-site.ts';
import { recordOutput } from '../../test/record-output.ts';
import {
  activate as activateWith,
  liveCatalog,
  testApiWith,
  testHash,
  testProvides,
  testRelease,
} from '../../test/test-store.ts';
import { extras } from '../index.ts';
import { testArtefact } from '../receive/test-artefact.ts';
import { abort as abortWith, promote as promoteWith } from './commands.ts';
import { followSides } from './follow-sides.ts';

const abort = (args: string[]) => abortWith(args, extras);
const promote = (args: string[]) => promoteWith(args, extras);
const freeze = (args: string[]) => freezeWith(args, extras);
const release = (args: string[]) => releaseWith(args, extras);

const printed = recordOutput();

const activate: typeof activateWith = (store, releases, options) =>
  activateWith(store, releases, { config: readConfig(process.env).site, follow: followSides, ...options });
const canary = async (share: string, more: string[] = []) =>
  release([await testArtefact(), '--canary', share, ...more]);
const [first, second] = [testHash('catalog', 'first'), testHash('catalog', 'second')];

test('canary: beside what is live, which stays, with its reason in the history', async () => {
  const store = await liveSite();

  await canary('10', ['--why', 'test reason']);

  expect(await liveCatalog(store)).toBe(first);
  expect(await readSides(store)).toMatchObject([
    { kind: 'canary', name: 'catalog', release: second, revision: 2, buckets: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] },
  ]);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    kind: 'canary',
    subject: 'catalog',
    beside: second,
    share: 10,
    why: 'test reason',
    tried: 'not tried in a browser: RELEASE_BROWSER=off',
  });
  expect(await historyProblem(store, 1)).toBeUndefined();
  expect(printed.at(-1)).toBe(`catalog ${second} is a canary for 10 % of the visitors.\n`);
});

test.each(['0', '100', '1.5', 'ten'])('canary of %j: refused', async (share) => {
  await liveSite();

  await expect(canary(share)).rejects.toThrow('--canary is how many of 100 visitors get it, from 1 to 99');
});

test('canary for more visitors: they are added to those who have it', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await canary('2');

  await canary('4');

  expect((await readSides(store)).map(({ buckets }) => buckets)).toEqual([[0, 1, 2, 3]]);
  await expect(canary('3')).rejects.toThrow('4 % of the visitors have the canary of catalog already.');
});

test('canaries of two areas: each has visitors of its own; not more than there are', { tags: ['all'] }, async () => {
  const store = await liveSite();
  const experts = await testArtefact({ name: 'experts' });
  await canary('60');

  await expect(release([experts, '--canary', '50'])).rejects.toThrow('Canaries of other areas have 60 %');
  await release([experts, '--canary', '40']);

  const sides = await readSides(store);
  expect(sides.map(({ name }) => name)).toEqual(['catalog', 'experts']);
  expect(new Set(sides.flatMap(({ buckets }) => buckets)).size).toBe(100);
});

test('promote: live for everybody, without a page prerendered anew; the canary has ended', async () => {
  const store = await liveSite();
  await canary('10', ['--why', 'test reason']);
  printed.length = 0;

  await promote(['catalog']);

  expect(await liveCatalog(store)).toBe(second);
  expect(await readSides(store)).toEqual([]);
  expect((await readHistory(store)).at(-1)).toMatchObject({ kind: 'promote', why: 'test reason', revision: 2 });
  expect(printed.join('')).toContain('0 pages prerendered');
});

test('abort: what is live stays, as a revision that browsers with the canary take', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await canary('10');
  printed.length = 0;

  await abort(['catalog', '--why', 'test reason']);

  const registry = await readRegistry(store);
  expect([registry?.revision, registry?.areas.catalog?.release]).toEqual([2, first]);
  expect(await readSides(store)).toEqual([]);
  expect((await readHistory(store)).at(-1)).toMatchObject({ kind: 'abort', subject: 'catalog', why: 'test reason' });
  expect(await historyProblem(store, 2)).toBeUndefined();
  expect(printed.join('')).toContain('0 pages prerendered');
});

test('abort that cannot become live: the canary stays, so that no browser gets an older revision', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();
  await canary('10');
  const { shell } = (await readRegistry(store)) ?? {};
  await rm(store.release('shell', shell?.release ?? ''), { recursive: true });

  await expect(abort(['catalog'])).rejects.toThrow();

  expect((await readSides(store)).map(({ name }) => name)).toEqual(['catalog']);
});

test('promote or abort without a canary: one sentence', async () => {
  await liveSite();

  await expect(promote(['catalog'])).rejects.toThrow('There is no canary of catalog.');
  await expect(abort([])).rejects.toThrow('Name an area. Areas are: shell, catalog, ');
  await expect(abort(['catalg'])).rejects.toThrow('Do you mean catalog?');
  await expect(promote(['--site', 'https://site.test'])).rejects.toThrow('Name an area.');
  await canary('10');
  await expect(promote(['experts'])).rejects.toThrow('There is no canary of experts. Canaries: catalog.');
});

test.each([
  ['promote', promote],
  ['abort', abort],
])('%s with a mistyped area while another command runs: answered at once', async (_, command) => {
  const store = await liveSite();
  const end = Promise.withResolvers<void>();
  const other = locked(store, () => end.promise);

  try {
    await expect(command(['catalg'])).rejects.toThrow('Do you mean catalog?');
  } finally {
    end.resolve();
    await other;
  }
});

test('release of an area that has a canary: refused, unless it is the same release', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await canary('10');

  await expect(release([await testArtefact({ version: 'third' })])).rejects.toThrow(
    `Release ${second} of catalog is a canary since `,
  );
  await expect(release([await testArtefact({ version: 'third' }), '--canary', '10'])).rejects.toThrow(
    'is a canary since',
  );
  await release([await testArtefact()]);

  expect(await liveCatalog(store)).toBe(second);
  expect((await readHistory(store)).at(-1)?.kind).toBe('promote');
});

test('other area released meanwhile: the canary has it as well, and keeps its visitors', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();
  await canary('10');
  const [before] = await readSides(store);
  const experts = await testRelease(store, 'experts', 'second');

  await activate(store, { experts });

  const [side] = await readSides(store);
  expect(side).toMatchObject({ release: second, revision: 3, since: before?.since, buckets: before?.buckets });
  const files = side && (await readdir(sideFolder(store, side)));
  expect(files).toContain('registry.json');
  expect(side?.id).not.toBe(before?.id);
});

test('content changed meanwhile: the canary shows it as well', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await canary('10');

  await activate(store, {}, { api: testApiWith('Test why?'), note: { kind: 'content', why: '' } });

  const [side] = await readSides(store);
  expect(side && (await readFile(join(sideFolder(store, side), 'catalog/index.html'), 'utf8'))).toMatch(
    new RegExp(`${second}.*Test why`),
  );
});

test('shell released that the canary does not fit: the canary ends, with the reason in the history', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();
  const needs = { react: { range: '^19.3.1', names: ['use'] } };
  const provides = { ...testProvides, react: { version: '19.3.1', names: ['memo', 'use', 'useState'] } };
  await activate(store, { shell: await testRelease(store, 'shell', 'second', { description: { provides } }) });
  await release([await testArtefact({ changes: { description: { needs } } }), '--canary', '10']);

  await activate(store, { shell: await testRelease(store, 'shell', 'third') });

  expect(await readSides(store)).toEqual([]);
  expect((await readHistory(store)).at(-1)).toMatchObject({
    kind: 'abort',
    subject: 'catalog',
    why: expect.stringContaining('does not fit what is live: Area catalog uses use of react'),
  });
});

test('frozen area: no canary of it; one that runs can be ended', { tags: ['all'] }, async () => {
  const store = await liveSite();
  await canary('10');
  await freeze(['--all']);

  await expect(promote(['catalog'])).rejects.toThrow('the site is frozen');
  await abort(['catalog']);
  await expect(canary('10')).rejects.toThrow('the site is frozen');

  expect(await readSides(store)).toEqual([]);
});
