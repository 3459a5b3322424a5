/** @module-tag all */
import { expect, test } from 'vitest';
import { addAlert } from '../../store/alerts.ts';
import { freeze } from '../../store/frozen.ts';
import { readHistory } from '../../store/history.ts';
import { readSides } from '../../store/side-revisions.ts';
import { activate, liveCatalog, testApiWith, testRelease } from '../../test/test-store.ts';
import {
  alertsIn,
  canary,
  configOf,
  doubt,
  first,
  last,
  liveSite,
  ofCanary,
  releaseSecond,
  reported,
  second,
  visitsForEachTest,
  visitWith,
} from '../test-visits.ts';
import { serveBeside } from './serve-beside.ts';

visitsForEachTest();

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

test.each([
  ['sees', () => '/faq: it fails.', 'A browser of the site sees: /faq: it fails.'],
  ['sees nothing of', () => undefined, `${doubt}. A browser of the site does not see them.`],
])(
  'reported release that replaced none, or long ago, and fails as a browser %s: it stays, and the operator is told once',
  async (_, see, why) => {
    const store = await liveSite();

    for (const __ of [1, 2]) await visitWith({ watched: { ...reported, kind: 'live', other: '' }, doubt }, see);

    expect(await liveCatalog(store)).toBe(second);
    expect((await readHistory(store)).filter(({ kind }) => kind === 'alert')).toMatchObject([
      { subject: 'catalog', beside: second, why },
    ]);
  },
);

test('reports of a few, and nothing seen: nothing at all', async () => {
  const store = await liveSite();

  await visitWith({ watched: reported }, () => undefined);

  expect((await last(store))?.kind).toBe('release');
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

test('visit of everything, nothing released for an hour: what fails is told, nothing is taken back', {
  tags: ['all'],
}, async () => {
  const store = await liveSite();

  await visitWith({}, () => '/faq: it fails.');

  expect(await liveCatalog(store)).toBe(second);
  expect(await last(store)).toMatchObject({ kind: 'alert', why: 'A browser of the site sees: /faq: it fails.' });
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

test('visit of everything: like a desktop computer and a phone', async () => {
  await liveSite();

  const trial = await visitWith({}, () => undefined);

  expect(trial.mock.calls[0]?.[1]).toMatchObject({ widths: [1440, 390] });
});
