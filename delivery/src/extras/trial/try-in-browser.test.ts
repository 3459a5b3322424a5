import type { Browser } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import type { Candidate } from '../../activate/activate-options.ts';
import { sentenceOf } from './faults.ts';
import type { PagesToOpen } from './open-pages.ts';
import type { PageReport } from './page-report.ts';
import type { VisitMemory } from './remembered-visits.ts';
import { report } from './test-report.ts';
import { tryVisits } from './try-in-browser.ts';

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

test('what earlier trials have seen of other pages: known to the first look, and forgotten once there is a fault', async () => {
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
  expect(looks.map((pages) => pages.memory)).toEqual([memory, undefined, memory, undefined, undefined, undefined]);
});
