/** @module-tag all */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Extras } from '../../commands/extras.ts';
import { readConfig } from '../../config.ts';
import { SeenFaults } from '../../refusal.ts';
import { keepSettings, settingsOf } from '../../site-settings.ts';
import { addAlert } from '../../store/alerts.ts';
import { freeze } from '../../store/frozen.ts';
import { readHistory } from '../../store/history.ts';
import { readRegistry, releaseIn } from '../../store/registry.ts';
import { readSides } from '../../store/side-revisions.ts';
import type { Store } from '../../store/store.ts';
import { activate, testApiWith, testHash, testRelease, testReleases, testStore } from '../../test/test-store.ts';
import { extras } from '../index.ts';
import { serveBeside } from './serve-beside.ts';
import { visit } from './visit.ts';
import type { Visit } from './watched-releases.ts';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const configOf = () => ({ config: readConfig(process.env).site });
const [first, second, third] = ['first', 'second', 'third'].map((version) => testHash('catalog', version));
const doubt = 'browsers of 9 networks of 9 report failures';

async function liveSite(prepare: (store: Store) => Promise<unknown> = releaseSecond): Promise<Store> {
  const store = await testStore();
  vi.stubEnv('RELEASES_DIR', store.directory);
  vi.stubEnv('DATA_DIR', store.directory);
  await keepSettings(store, settingsOf(process.env));
  await activate(store, await testReleases(store), configOf());
  await prepare(store);
  return store;
}

const releaseSecond = async (store: Store) =>
  activate(store, { catalog: await testRelease(store, 'catalog', 'second') }, configOf());

const canary = (share: number) => async (store: Store) =>
  serveBeside(
    { store, ...configOf(), api: testApiWith(), note: { kind: 'release', why: 'test' } },
    { name: 'catalog', release: await testRelease(store, 'catalog', 'second'), share },
  );

type Trial = NonNullable<Extras['trial']>;

async function visitWith(order: Visit, see: (...asked: Parameters<Trial>) => string | undefined) {
  const trial = vi.fn<Trial>(async (...asked) => {
    const seen = see(...asked);
    if (seen) throw new SeenFaults(seen, { sentences: [seen], paths: ['/faq'] });
    return { text: '3 pages tried in a browser', isTried: true };
  });
  await visit([JSON.stringify(order)], { ...extras, trial });
  return trial;
}

const reported = { kind: 'release', name: 'catalog', release: second ?? '', other: first ?? '' } as const;
const ofCanary = { ...reported, kind: 'canary' } as const;
const liveCatalog = async (store: Store) => (await readRegistry(store))?.areas.catalog?.release;
const last = async (store: Store) => (await readHistory(store)).at(-1);
const alertsIn = async (store: Store) =>
  (await readHistory(store)).flatMap(({ kind, subject, why }) => (kind === 'alert' ? [{ subject, why }] : []));

test('reported release that fails in a browser in two looks: the one before is live again', async () => {
  const store = await liveSite();

  const trial = await visitWith(
    { watched: reported, files: ['faq/index.html'], widths: [390], doubt },
    () => '/faq: it fails.',
  );

  expect(await liveCatalog(store)).toBe(first);
  expect(await last(store)).toMatchObject({
    kind: 'rollback',
    why: 'seen in a browser of the site: /faq: it fails.',
    from: { who: 'the site itself' },
  });
  const [candidate, options] = trial.mock.calls[0] ?? [];
  expect(options).toMatchObject({ files: ['faq/index.html'], widths: [390], looksTwice: true });
  expect([candidate?.names, candidate?.registry.revision, candidate?.previous?.revision]).toEqual([['catalog'], 2, 1]);
});

test('reported release that a browser sees nothing of: it stays, and the operator is told once', async () => {
  const store = await liveSite();

  for (const _ of [1, 2]) await visitWith({ watched: reported, doubt }, () => undefined);

  expect(await liveCatalog(store)).toBe(second);
  expect((await readHistory(store)).filter(({ kind }) => kind === 'alert')).toMatchObject([
    { subject: 'catalog', beside: second, why: `${doubt}. A browser of the site does not see them.` },
  ]);
});

test('reports of a few, and nothing seen: nothing at all', async () => {
  const store = await liveSite();

  await visitWith({ watched: reported }, () => undefined);

  expect((await last(store))?.kind).toBe('release');
});

test('no browser to look with: the operator is told of the reports; without reports the visit says so', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();
  const trial: Trial = async () => ({ text: 'not tried in a browser: none is installed', isTried: false });
  const order = (visited: Visit) => visit([JSON.stringify(visited)], { ...extras, trial });

  await expect(order({})).rejects.toThrow('no browser is installed, or RELEASE_BROWSER is off.');
  await order({ watched: reported, doubt });

  expect((await last(store))?.why).toBe(`${doubt}. No browser of the site has looked.`);
});

test('canary that fails in a browser: ended; what is live stays', async () => {
  const store = await liveSite(canary(10));

  const trial = await visitWith({ watched: ofCanary }, () => '/faq: it fails.');

  expect(await readSides(store)).toEqual([]);
  expect(await last(store)).toMatchObject({ kind: 'abort', subject: 'catalog', from: { who: 'the site itself' } });
  expect(await liveCatalog(store)).toBe(first);
  expect(trial.mock.calls[0]?.[0].registry.areas.catalog?.release).toBe(second);
});

test('canary that is doubted: it does not grow, and can be promoted or ended', { tags: ['all'] }, async () => {
  const store = await liveSite(canary(10));

  await visitWith({ watched: ofCanary, doubt }, () => undefined);

  await expect(canary(50)(store)).rejects.toThrow(
    `Nothing has changed: ${doubt}. A browser of the site does not see them. The canary does not grow.`,
  );
  expect((await readSides(store))[0]?.buckets).toHaveLength(10);
});

test('visit of everything: every area of what is live, and the canary', async () => {
  const store = await liveSite(async (site) => {
    await activate(site, { experts: await testRelease(site, 'experts', 'second') }, configOf());
    await canary(10)(site);
  });

  const trial = await visitWith({}, () => undefined);

  expect(trial.mock.calls.map(([{ names, registry }]) => [names.length, registry.areas.catalog?.release])).toEqual([
    [5, first],
    [1, second],
  ]);
  expect((await last(store))?.kind).toBe('canary');
});

test('visit of everything after a release that fails: it is taken back', { tags: ['all'] }, async () => {
  const store = await liveSite();

  await visitWith({ fresh: [reported] }, () => '/faq: it fails.');

  expect(await liveCatalog(store)).toBe(first);
});

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

test('visit of everything, nothing released for an hour: what fails is told, nothing is taken back', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();

  await visitWith({}, () => '/faq: it fails.');

  expect(await liveCatalog(store)).toBe(second);
  expect(await last(store)).toMatchObject({ kind: 'alert', why: 'A browser of the site sees: /faq: it fails.' });
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

test('look that is hindered: told once a day, and the next revision is looked at', async () => {
  const store = await liveSite(canary(10));
  const see = ({ registry }: Parameters<Trial>[0]) => {
    if (registry.areas.catalog?.release === first) throw new Error('Test disk is full.');
    return '/faq: it fails.';
  };

  await expect(visitWith({}, see)).rejects.toThrow('Test disk is full.');
  await expect(visitWith({}, see)).rejects.toThrow('Test disk is full.');

  expect(await readSides(store)).toEqual([]);
  expect(await alertsIn(store)).toEqual([
    { subject: undefined, why: 'The site could not look at its pages: Test disk is full.' },
  ]);
});

test.each([
  [{}, undefined, 'The site could not look at its pages'],
  [{ watched: reported, doubt }, 'catalog', `${doubt}. No browser of the site has looked`],
])('process of a look that was killed or did not start: told once', async (order, subject, begin) => {
  const store = await liveSite();

  for (const _ of [1, 2]) expect(await visitWith({ ...order, isLost: true }, () => 'faulty')).not.toHaveBeenCalled();

  const why = `${begin}: The process that looks was killed, or did not start. The log says more.`;
  expect(await alertsIn(store)).toEqual([{ subject, why }]);
});

test('look at reports of many that is hindered: told with the reports', async () => {
  const store = await liveSite();
  const see = () => {
    throw new Error('Test disk is full.');
  };

  await expect(visitWith({ watched: reported, doubt }, see)).rejects.toThrow('Test disk is full.');

  expect(await alertsIn(store)).toEqual([
    { subject: 'catalog', why: `${doubt}. No browser of the site has looked: Test disk is full.` },
  ]);
});

test('fault in a frozen area: told, also after another alert, and the canary is looked at', async () => {
  const store = await liveSite(async (site) => {
    await releaseSecond(site);
    await serveBeside(
      { store: site, ...configOf(), api: testApiWith(), note: { kind: 'release', why: 'test' } },
      { name: 'experts', release: await testRelease(site, 'experts', 'second'), share: 10 },
    );
    await freeze(site, 'catalog', 'test');
  });
  await visitWith({ watched: reported, doubt }, () => undefined);
  await addAlert(store, {
    subject: 'catalog',
    release: second ?? '',
    why: 'A browser of the site sees: /faq: it fails.',
  });

  const visited = visitWith({ fresh: [reported] }, () => '/faq: it fails.');

  await expect(visited).rejects.toThrow('catalog is frozen since');
  expect(await liveCatalog(store)).toBe(second);
  expect(await readSides(store)).toEqual([]);
  expect((await alertsIn(store)).at(-1)).toEqual({
    subject: 'catalog',
    why: expect.stringMatching(
      /^It could not be taken back, so it stays: catalog is frozen since .* A browser of the site sees: \/faq: it fails\.$/,
    ),
  });
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

test('visit of everything: like a desktop computer and a phone', async () => {
  await liveSite();

  const trial = await visitWith({}, () => undefined);

  expect(trial.mock.calls[0]?.[1]).toMatchObject({ widths: [1440, 390] });
});
