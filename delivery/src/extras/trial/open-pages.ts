import type { Registry } from '@agile-languages/shared/registry';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Candidate } from '../../activate/activate-options.ts';
import { mapConcurrently } from '../../map-concurrently.ts';
import { originsOf } from '../../serve/headers.ts';
import { claimedRegistry } from '../../store/registry.ts';
import type { Leaving } from './leave-page.ts';
import { openContext } from './open-context.ts';
import type { PageReport } from './page-report.ts';
import { shellPage } from './pages-to-try.ts';
import { recall, type VisitMemory } from './remembered-visits.ts';
import { type ServedWith, serveCandidate } from './serve-candidate.ts';
import type { UsualState } from './state-of-tab.ts';
import { type PageLimits, tryPage } from './try-page.ts';
import {
  type AreaStyles,
  areaAt,
  isNew,
  rememberedVisit,
  stylesOf,
  type UsualVisit,
  usualVisit,
} from './usual-visit.ts';

export interface PageVisit {
  path: string;
  /** In CSS pixels. */
  width: number;
  isUsed: boolean;
}

export interface PagesToOpen {
  browser: Browser;
  candidate: Candidate;
  revision: number;
  visits: readonly PageVisit[];
  limits: PageLimits;
  /** No page is opened after it. */
  end: number;
  served: ServedWith;
  /** A busy machine has time for one page. */
  isAlone?: boolean;
  seen: SeenStates;
  memory?: VisitMemory | undefined;
}

export type SeenStates = Map<string, readonly UsualState[]>;

/** Tabs at a time. A page that is used waits most of its time. */
const tabs = { opened: 2, used: 6 };

/** The end of the time: a busy machine opens each page at least. */
const onlyOpened = 0.4;

export async function openPages(options: PagesToOpen): Promise<PageReport[]> {
  const { browser, candidate, revision, visits, limits, end, seen, isAlone, memory } = options;
  const { store, registry, config } = candidate;
  if (visits.length === 0) return [];
  const served = await serveCandidate(store, revision, config, options.served);
  const contexts: Promise<BrowserContext>[] = [];
  const open = (width: number) => {
    contexts.push(openContext(browser, width, { config, registry, pages: served.origin }));
    return contexts.at(-1) as Promise<BrowserContext>;
  };
  try {
    const { origin } = served;
    const allowed = [...originsOf(config), ...registry.origins];
    const bases = basesOf((await claimedRegistry(store, revision)) ?? registry);
    const styles: AreaStyles[] = revision === registry.revision ? await stylesOf(candidate) : [];
    const leaks = new Set<string>();
    const shared = onceFor(open);
    const lastUsed = end - (end - performance.now()) * onlyOpened;
    const used = visits.filter(({ isUsed }) => isUsed);
    const usual = onceFor(async (width) => {
      const usedThere = used.filter((visit) => visit.width === width).map(({ path }) => path);
      const visit = { width, used: usedThere, styles, leaks };
      const { known, keep } = await recall(memory, candidate, { ...visit, browser: browser.version() });
      return known
        ? rememberedVisit(known, candidate, visit)
        : usualVisit(open(width), origin, candidate, { ...visit, keep });
    });
    const leavingOf = leavings(candidate, usual, seen);
    for (const { width } of used) void usual(width);
    const visit = async ({ path, width, isUsed }: PageVisit) => {
      if (performance.now() >= end) return undefined;
      const isInTime = width < 1440 || performance.now() < lastUsed;
      const leaving = isUsed && isInTime ? leavingOf(path, width) : undefined;
      // What a page stores is not there for the next one.
      const context = await (leaving ? open(width) : shared(width));
      const toTry = {
        ...{ origin, path, site: config.origin, width, allowed, bases, limits, leaving },
        styles: path === shellPage ? styles.flatMap(({ sheets }) => sheets) : [],
      };
      const { report } = await tryPage(context, toTry);
      if (leaving) void context.close().catch(() => {});
      return { report };
    };
    const tryUsed = async () => {
      const isLate = ({ width }: PageVisit) => width < 1440 && performance.now() >= lastUsed;
      const first = await mapConcurrently(tabs.used, used, async (one) => (isLate(one) ? undefined : visit(one)));
      const late = used.filter((_, index) => !first[index]);
      return [...first, ...(await mapConcurrently(tabs.used, late, visit))];
    };
    const opened = visits.filter(({ isUsed }) => !isUsed);
    const tried = isAlone
      ? await mapConcurrently(1, visits, visit)
      : (await Promise.all([tryUsed(), mapConcurrently(tabs.opened, opened, visit)])).flat();
    const reports = (await Promise.all(tried.map((one) => one?.report))).filter((report) => report !== undefined);
    return reports
      .toSorted((one, other) => other.width - one.width)
      .map((report) =>
        report.path === shellPage ? { ...report, styles: [...new Set([...report.styles, ...leaks])] } : report,
      );
  } finally {
    for (const context of contexts) void context.then((made) => made.close()).catch(() => {});
    await served.close();
  }
}

const basesOf = ({ shell, areas }: Registry) => [shell, ...Object.values(areas)].map(({ base }) => base);

function onceFor<Value>(make: (width: number) => Value): (width: number) => Value {
  const made = new Map<number, Value>();
  return (width) => {
    const value = made.get(width) ?? make(width);
    made.set(width, value);
    return value;
  };
}

function leavings(
  { registry, names }: Candidate,
  usualOn: (width: number) => Promise<UsualVisit>,
  seen: SeenStates,
): (path: string, width: number) => Promise<Leaving> {
  const earlier = new Map(seen);
  const statesAt = async (target: string, width: number): Promise<readonly UsualState[]> => {
    const key = `${width} ${target}`;
    const state = await (await usualOn(width)).at(target);
    const states = [...(earlier.get(key) ?? []), ...(state ? [state] : [])];
    seen.set(key, states);
    return states;
  };
  return async (path, width) => {
    const area = areaAt(registry, path);
    return {
      isTold: isNew(names, area),
      isWatched: width >= 1440 && isNew(names, area),
      targets: await (await usualOn(width)).targetsOf(path),
      usualAt: (target) => statesAt(target, width),
      areas: area ? [area] : Object.keys(registry.areas),
      areaAt: (target) => areaAt(registry, target),
    };
  };
}
