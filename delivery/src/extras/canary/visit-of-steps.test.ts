/** @module-tag all */
import { expect, test, vi } from 'vitest';
import { readRegistry, releaseIn } from '../../store/registry.ts';
import type { Store } from '../../store/store.ts';
import { activate, liveCatalog, testApiWith, testHash, testRelease } from '../../test/test-store.ts';
import {
  alertsIn,
  configOf,
  doubt,
  first,
  liveSite,
  releaseSecond,
  reported,
  second,
  type Trial,
  third,
  visitsForEachTest,
  visitWith,
} from '../test-visits.ts';
import { serveBeside } from './serve-beside.ts';

visitsForEachTest();

const later = {
  kind: 'release',
  name: 'experts',
  release: testHash('experts', 'second'),
  other: testHash('experts', 'first'),
} as const;

const releaseBoth = async (store: Store) => {
  await releaseSecond(store);
  await activate(store, { experts: await testRelease(store, 'experts', 'second') }, configOf());
};

const brokenBy =
  ({ name, release }: Pick<typeof reported | typeof later, 'name' | 'release'>) =>
  ({ registry, previous }: Parameters<Trial>[0]) =>
    releaseIn(registry, name) === release && releaseIn(previous, name) !== release ? '/: it fails.' : undefined;

test.each([reported, later])('two releases within an hour, $name fails: it alone is taken back', async (broken) => {
  const store = await liveSite(releaseBoth);

  await visitWith({ fresh: [reported, later] }, brokenBy(broken));

  const left = [reported, later].map(({ name, release, other }) => (name === broken.name ? other : release));
  const live = await readRegistry(store);
  expect([releaseIn(live, 'catalog'), releaseIn(live, 'experts')]).toEqual(left);
});

test('sound release that is reported, and a later one that fails on the same page: it stays, and what is seen is told', async () => {
  const store = await liveSite(releaseBoth);

  await visitWith({ watched: reported, doubt }, brokenBy(later));

  expect(await liveCatalog(store)).toBe(second);
  expect(await alertsIn(store)).toEqual([{ subject: undefined, why: 'A browser of the site sees: /: it fails.' }]);
});

test('release that failed, and another since with which nothing fails: it stays', { tags: ['all'] }, async () => {
  const store = await liveSite(releaseBoth);

  const trial = await visitWith({ watched: reported }, ({ registry }) =>
    releaseIn(registry, 'experts') === later.release ? undefined : '/: it fails.',
  );

  expect(await liveCatalog(store)).toBe(second);
  expect(trial).toHaveBeenCalledTimes(1);
});

test('two releases in one step, and texts changed since: one look finds what fails', { tags: ['all'] }, async () => {
  const store = await liveSite(async (site) => {
    const experts = await testRelease(site, 'experts', 'second');
    await activate(site, { catalog: await testRelease(site, 'catalog', 'second'), experts }, configOf());
    await activate(site, {}, { ...configOf(), note: { kind: 'content', why: 'test' } });
  });

  const trial = await visitWith({ fresh: [reported, later] }, brokenBy(later));

  expect(trial).toHaveBeenCalledTimes(1);
  expect(trial.mock.calls[0]?.[0].previous?.revision).toBe(1);
  expect([await liveCatalog(store), releaseIn(await readRegistry(store), 'experts')]).toEqual([first, later.other]);
});

test('shell and area released in one step: both go back', { tags: ['all'] }, async () => {
  const store = await liveSite(async (site) =>
    activate(
      site,
      { catalog: await testRelease(site, 'catalog', 'second'), shell: await testRelease(site, 'shell', 'second') },
      configOf(),
    ),
  );

  await visitWith({ watched: reported }, () => '/faq: it fails.');

  const replaced = { shell: { release: testHash('shell', 'first') }, areas: { catalog: { release: first } } };
  expect(await readRegistry(store)).toMatchObject(replaced);
});

test('rolled back to by hand, then failing: what it had replaced is live, not what it was rolled back from', {
  tags: ['all'],
}, async () => {
  const store = await liveSite(async (site) => {
    await releaseSecond(site);
    await activate(site, { catalog: await testRelease(site, 'catalog', 'third') }, configOf());
    const note = { kind: 'rollback', why: 'test' } as const;
    await activate(site, { catalog: second ?? '' }, { ...configOf(), note });
  });
  expect(third).not.toBe(await liveCatalog(store));

  await visitWith({ watched: reported }, () => '/faq: it fails.');

  expect(await liveCatalog(store)).toBe(first);
});

test('released in one step with a shell that was released again since: the shell stays', {
  tags: ['all'],
}, async () => {
  const store = await liveSite(async (site) => {
    const shell = await testRelease(site, 'shell', 'second');
    await activate(site, { catalog: await testRelease(site, 'catalog', 'second'), shell }, configOf());
    await activate(site, { shell: await testRelease(site, 'shell', 'third') }, configOf());
  });

  await visitWith({ watched: reported }, () => '/faq: it fails.');

  const replaced = { shell: { release: testHash('shell', 'third') }, areas: { catalog: { release: first } } };
  expect(await readRegistry(store)).toMatchObject(replaced);
});

test('two releases within an hour: in the step of each the pages that fail are opened, no others', async () => {
  await liveSite(releaseBoth);

  const trial = await visitWith({ fresh: [reported, later], files: ['guide/index.html'] }, brokenBy(later));

  expect(trial.mock.calls.map(([, { files, paths }]) => [files, paths])).toEqual([
    [['guide/index.html'], undefined],
    [[], ['/faq']],
    [[], ['/faq']],
  ]);
});

test('visit in which every look takes all of its time: it ends before its process is killed, and says what it has not looked at', async () => {
  const store = await liveSite(async (site) => {
    await releaseBoth(site);
    await serveBeside(
      { store: site, ...configOf(), api: testApiWith(), note: { kind: 'release', why: 'test' } },
      { name: 'enrolment', release: await testRelease(site, 'enrolment', 'second'), share: 10 },
    );
  });
  const begun = performance.now();
  let spent = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => begun + spent);
  const see = (_: unknown, { longest = 0 }: Parameters<Trial>[1]) => {
    spent += 2 * longest;
    return '/faq: it fails.';
  };

  await expect(visitWith({ fresh: [reported, later] }, see)).rejects.toThrow('There was no time left.');

  expect(spent).toBeLessThanOrEqual(25 * 60_000);
  expect((await alertsIn(store)).map(({ why }) => why)).toContain(
    'The site could not look at its pages: There was no time left.',
  );
});
