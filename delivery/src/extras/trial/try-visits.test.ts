import type { Browser } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import type { Candidate } from '../../activate/activate-options.ts';
import { SeenFaults } from '../../refusal.ts';
import type { PagesToOpen } from './open-pages.ts';
import type { PageReport } from './page-report.ts';
import { sentenceOf } from './refuse-faults.ts';
import type { VisitMemory } from './remembered-visits.ts';
import { report } from './test-report.ts';
import { expectNoFault, type Look, tryVisits } from './try-visits.ts';

const limits = { hydrated: 10, silence: 5, watched: 1, used: 60 };
const candidate = { registry: { revision: 2, areas: {} }, previous: { revision: 1 } } as unknown as Candidate;
const late = 'TooLateError: enrolment took longer than 3000 ms.';
const logged = (...texts: string[]): Partial<PageReport> => ({
  messages: texts.map((text) => ({ kind: 'error', text, url: '' })),
});

type Seen = Readonly<Record<string, Partial<PageReport>>>;

/** At both widths, once beside others and once alone. The live pages are as they should be. */
async function tryPages(first: Seen, alone: Seen) {
  const looks: PagesToOpen[] = [];
  const visits = Object.keys(first).flatMap((path) => [1440, 390].map((width) => ({ path, width, isUsed: true })));
  const options = { browser: {} as Browser, candidate, limits, served: {} };
  const { faults } = await tryVisits(options, visits, performance.now() + 60_000, async (look) => {
    looks.push(look);
    const seen = look.isAlone ? alone : look.revision === 2 ? first : {};
    const visited = look.visits.filter(({ path }) => !(look.isAlone && path === '/no-time'));
    return visited.map(({ path, width }) => ({ ...report(path, seen[path]), width }));
  });
  return { faults: faults.map(sentenceOf), alone: looks.filter(({ isAlone }) => isAlone) };
}

test('pages that were slow: looked at again, alone, and used, with more patience; what is seen then counts', async () => {
  const { faults, alone } = await tryPages(
    {
      '/faq': { state: 'still' },
      '/dpac': { state: 'busy' },
      '/simulation': { state: 'frozen' },
      '/guide': { state: 'still', ...logged('boom') },
      '/terms': logged(late),
      '/experts': logged('ApiError: calle/GetProfileList: status 503'),
      '/no-time': logged('ApiError: calle/GetProfileList: status 503'),
      '/classes': { state: 'still', ...logged(late, 'boom') },
    },
    { '/dpac': { state: 'still' }, '/simulation': { state: 'frozen' } },
  );

  const [look, ...others] = alone;
  expect(others).toEqual([]);
  expect(look?.visits).toEqual(
    ['/faq', '/dpac', '/simulation', '/terms', '/experts', '/no-time'].flatMap((path) =>
      [1440, 390].map((width) => ({ path, width, isUsed: true })),
    ),
  );
  expect(look?.limits.hydrated).toBeGreaterThan(limits.hydrated);
  expect(look?.limits.silence).toBeGreaterThan(limits.silence);
  expect(faults).toEqual([
    '/dpac: it never rests, although everything is there.',
    '/simulation: the tab is frozen.',
    '/guide, /classes: an error in the console: boom.',
    `/classes: an error in the console: ${late.slice(0, -1)}.`,
  ]);
});

test('no page is slow: none is looked at alone', async () => {
  const { faults, alone } = await tryPages({ '/faq': logged('boom') }, {});

  expect(faults).toEqual(['/faq: an error in the console: boom.']);
  expect(alone.flatMap(({ visits }) => visits)).toEqual([]);
});

test('page that was slow at one width: looked at again at this width alone', async () => {
  const looks: PagesToOpen[] = [];
  const visits = [1440, 390].map((width) => ({ path: '/faq', width, isUsed: true }));
  const options = { browser: {} as Browser, candidate, limits, served: {} };
  await tryVisits(options, visits, performance.now() + 60_000, async (look) => {
    looks.push(look);
    const seen = (width: number): Partial<PageReport> => (width === 390 && !look.isAlone ? { state: 'frozen' } : {});
    return look.visits.map(({ path, width }) => ({ ...report(path, seen(width)), width }));
  });

  expect(looks.map((look) => look.visits.map(({ width }) => width))).toEqual([[1440, 390], [390]]);
});

test('what earlier trials have seen of other pages: known until there is a fault, and forgotten then', async () => {
  const memory = { forgetFound: vi.fn(async () => {}) } as unknown as VisitMemory;
  const looks: PagesToOpen[] = [];
  const options = { browser: {} as Browser, candidate, limits, served: {}, memory };
  const visits = [{ path: '/faq', width: 1440, isUsed: true }];
  const look = async (seen: Partial<PageReport>) =>
    tryVisits(options, visits, performance.now() + 60_000, async (pages) => {
      looks.push(pages);
      return pages.visits.map(({ path, width }) => ({ ...report(path, seen), width }));
    });

  await look({});
  expect(memory.forgetFound).not.toHaveBeenCalled();
  await look(logged('boom'));
  expect(memory.forgetFound).toHaveBeenCalledTimes(1);
  expect(looks.map((pages) => pages.memory)).toEqual([memory, memory, memory, memory, undefined, undefined]);
});

/** Each entry is what one look sees; the revision before has nothing of `unopened`. */
function looksAt(seen: readonly Seen[], unopened: readonly string[] = []) {
  let count = 0;
  return vi.fn(async () => {
    const now = seen[count++] ?? {};
    const visits = Object.keys(now).map((path) => ({ path, width: 390, isUsed: false }));
    const options = { browser: {} as Browser, candidate, limits, served: {} };
    return tryVisits(options, visits, performance.now() + 60_000, async (look) =>
      look.visits
        .filter(({ path }) => look.revision === 2 || !unopened.includes(path))
        .map(({ path, width }) => ({ ...report(path, look.revision === 2 ? now[path] : {}), width })),
    );
  });
}

test.each<[string, Partial<PageReport>]>([
  ['whose code does not start', { state: 'still' }],
  ['that is frozen', { state: 'frozen' }],
  ['that never rests', { state: 'busy' }],
  ['that the API does not answer in time', logged(late)],
  ['that logs an error', logged('boom')],
])('page %s, no time to open it in the revision before: refused, and no fault of the release', async (_, seen) => {
  const look = looksAt([{ '/faq': seen }], ['/faq']);

  const refused = await expectNoFault(look, true).catch((cause) => cause);

  expect(look).toHaveBeenCalledTimes(1);
  expect(refused).not.toBeInstanceOf(SeenFaults);
  expect(refused.message).toMatch(
    /^There was no time to open a page of the revision before as well, so nothing has changed\. Seen in this one: \/faq: /,
  );
});

test('fault on a page that was opened in the revision before, beside one that was not: only the first counts', async () => {
  const look = looksAt([{ '/faq': logged('boom'), '/guide': { state: 'still' } }], ['/guide']);

  await expect(expectNoFault(look, false)).rejects.toMatchObject({
    sentences: ['/faq: an error in the console: boom, at 390 px.'],
  });
});

const inTwoLooks = (seen: Look, again: Look) =>
  expectNoFault(vi.fn(async () => again).mockResolvedValueOnce(seen), true);
const lookAt = async (seen: Seen) => looksAt([seen])();

test.each<[string, Seen, Seen]>([
  ['see different faults', { '/faq': logged('boom') }, { '/faq': { state: 'still' } }],
  ['see an error whose text differs', { '/faq': logged('boom of a') }, { '/faq': logged('boom of b') }],
  ['fail, the second with no time for the page', { '/faq': logged('boom') }, { '/guide': {} }],
  ['fail, the first with no time for the page', { '/guide': logged('boom') }, { '/guide': {}, '/faq': logged('boom') }],
])('two looks that %s: refused, and no fault', async (_, seen, again) => {
  const refused = await inTwoLooks(await lookAt(seen), await lookAt(again)).catch((cause) => cause);

  expect(refused).not.toBeInstanceOf(SeenFaults);
  expect(refused.message).toMatch(/^Two looks do not agree, or one had no time for a page, so nothing has changed\./);
});

test('second look with no time for one of two widths: refused, and no fault', async () => {
  const [seen, again] = [await lookAt({ '/faq': logged('boom') }), await lookAt({ '/faq': {} })];
  const wide = { ...seen, reports: [...seen.reports, { ...report('/faq'), width: 1440 }] };

  await expect(inTwoLooks(wide, again)).rejects.toThrow('Two looks do not agree');
});

test('first look that had no time to compare a page, and a second one with no time for it: refused', async () => {
  const seen = { '/faq': logged('boom'), '/guide': logged('boom') };
  const first = await looksAt([seen], ['/guide'])();

  await expect(inTwoLooks(first, await lookAt({ '/faq': {} }))).rejects.toThrow('Two looks do not agree');
});

test('fault that the second look does not see on the page: none', async () => {
  const first = await lookAt({ '/faq': logged('boom'), '/guide': {} });

  expect(await inTwoLooks(first, await lookAt({ '/faq': {}, '/guide': {} }))).toBe(first);
});

test('two looks: what both see counts, on the pages where both see it', async () => {
  const look = looksAt([
    { '/faq': logged('boom 123456'), '/guide': logged('boom 123456'), '/terms': { state: 'still' } },
    { '/faq': logged('boom 654321'), '/guide': { state: 'frozen' }, '/terms': {} },
  ]);

  await expect(expectNoFault(look, true)).rejects.toMatchObject({
    sentences: ['/faq: an error in the console: boom 123456, at 390 px.'],
  });
});

test('fault that has to be seen twice, and no time to compare the second look: refused, and no fault', async () => {
  const seen = { '/faq': logged('boom') };
  const first = await looksAt([seen])();
  const second = await looksAt([seen], ['/faq'])();
  const look = vi.fn(async () => second).mockResolvedValueOnce(first);

  await expect(expectNoFault(look, true)).rejects.toThrow('There was no time to open a page');
});

test.each<[string, Partial<PageReport>]>([
  ['whose code does not start', { state: 'still' }],
  ['that is frozen', { state: 'frozen' }],
  ['that never rests', { state: 'busy' }],
  ['that the API does not answer in time', logged(late)],
])('page %s, and does so once the revision before is opened: no fault; not opened then: refused', async (_, seen) => {
  const look = (opensAgain: boolean) => {
    let count = 0;
    const options = { browser: {} as Browser, candidate, limits, served: {} };
    const visits = [{ path: '/faq', width: 1440, isUsed: false }];
    return tryVisits(options, visits, performance.now() + 60_000, async ({ revision, visits: opened }) => {
      count += revision === 2 ? 1 : 0;
      const isAgain = revision === 2 && count > 2;
      return opened
        .filter(() => opensAgain || !isAgain)
        .map(({ path }) => report(path, revision === 2 && !isAgain ? seen : {}));
    });
  };

  expect((await expectNoFault(() => look(true), false)).reports).toHaveLength(1);
  await expect(expectNoFault(() => look(false), false)).rejects.toThrow('There was no time to open a page');
});

const nothing = { errors: [], messages: [], foreign: [], dialogs: [], refreshes: [] };
const usedWith = (...left: string[]): Partial<PageReport> => ({ used: { pressed: nothing, after: nothing, left } });

test.each<[string, (look: PagesToOpen, count: number) => Partial<PageReport> | undefined, string[]]>([
  [
    'no time to use it again',
    (_, count) => (count > 2 ? {} : usedWith('it leaves a timer')),
    ['/faq: it leaves a timer.'],
  ],
  [
    'no time to use the live page',
    ({ revision }) => (revision === 1 ? undefined : usedWith('it leaves a timer')),
    ['/faq: it leaves a timer.'],
  ],
  ['it was seen once', (_, count) => (count > 2 ? usedWith() : usedWith('it leaves a timer')), []],
  ['the live page shows it too', () => usedWith('it leaves a timer'), []],
])('fault of a page in use, %s: refuses nothing, and is told where there was no time', async (_, seen, told) => {
  let count = 0;
  const visits = [{ path: '/faq', width: 1440, isUsed: true }];
  const options = { browser: {} as Browser, candidate, limits, served: {} };
  const { faults, uncompared, unsure } = await tryVisits(options, visits, performance.now() + 60_000, async (look) => {
    count += 1;
    const shown = seen(look, count);
    return look.visits.filter(() => shown).map(({ path }) => report(path, shown));
  });

  expect([faults, uncompared, unsure.map(sentenceOf)]).toEqual([[], [], told]);
});
