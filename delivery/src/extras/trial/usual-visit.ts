import { patternFinder, patternOf } from '@agile-languages/shared/paths';
import type { Registry } from '@agile-languages/shared/registry';
import type { BrowserContext } from 'playwright-core';
import type { Candidate } from '../../activate/activate-options.ts';
import { sheetsOf } from '../../activate/check-styles.ts';
import { readPageList } from '../../store/page-list.ts';
import { releaseIn } from '../../store/registry.ts';
import { leakingStyles } from './in-page.ts';
import { linksOfShell } from './in-used-page.ts';
import { listen } from './listen.ts';
import { shellPage } from './pages-to-try.ts';
import type { RememberedVisit, UsualState } from './state-of-tab.ts';
import { usualStates } from './usual-states.ts';

export interface AreaStyles {
  area: string;
  sheets: readonly string[];
}

export interface UsualVisit {
  targetsOf: (path: string) => Promise<readonly string[]>;
  /** What a tab shows there that was on no page of what is tried. */
  at: (target: string) => Promise<UsualState | undefined>;
}

interface UsualVisitOptions {
  width: number;
  used: readonly string[];
  styles: readonly AreaStyles[];
  /** Gets selectors of other areas that match something there. */
  leaks: Set<string>;
  /** Only when nothing of the visit depends on new code of an area. */
  keep?: ((visit: RememberedVisit) => Promise<void>) | undefined;
}

/** A page of every other area, those of the candidate last. */
export function usualVisit(
  context: Promise<BrowserContext>,
  origin: string,
  candidate: Candidate,
  { width, used, styles, leaks, keep }: UsualVisitOptions,
): UsualVisit {
  const { registry, names } = candidate;
  const places = Promise.withResolvers<ReadonlyMap<string, readonly string[]>>();
  const states = new Map<string, PromiseWithResolvers<UsualState | undefined>>();
  const visit = async () => {
    const page = await (await context).newPage();
    const { underWay } = listen(page, { origin, path: shellPage, site: '', allowed: [], bases: [] });
    await page.goto(origin + shellPage);
    const linked = await page.evaluate(linksOfShell);
    const links = [...linked, ...(await placesWithoutLink(candidate, linked))];
    const { leftFor, targets } = placesOf(candidate, links, used, width);
    const [shown, found]: [Record<string, UsualState>, string[]] = [{}, []];
    for (const target of targets) states.set(target, Promise.withResolvers());
    places.resolve(leftFor);
    await usualStates({ page, underWay }, targets, async (target, state) => {
      states.get(target)?.resolve(state);
      if (state) shown[target] = state;
      const strange = styles.filter(({ area }) => area !== areaAt(registry, target));
      const sheets = strange.flatMap((of) => of.sheets);
      if (sheets.length > 0) found.push(...(await page.evaluate(leakingStyles, sheets)));
      for (const leak of found) leaks.add(leak);
    });
    await page.close();
    const isWhole = targets.every((target) => shown[target] && !names.includes(areaAt(registry, target) ?? ''));
    if (isWhole) await keep?.({ links, states: shown, leaks: found });
  };
  const ended = visit().catch(() => {});
  void ended.then(() => {
    places.resolve(new Map());
    for (const { resolve } of states.values()) resolve(undefined);
  });
  return {
    targetsOf: async (path) => (await places.promise).get(path) ?? [],
    at: async (target) => states.get(target)?.promise,
  };
}

export function rememberedVisit(
  { links, states, leaks: found }: RememberedVisit,
  candidate: Candidate,
  { width, used, leaks }: Pick<UsualVisitOptions, 'width' | 'used' | 'leaks'>,
): UsualVisit {
  const { leftFor } = placesOf(candidate, links, used, width);
  for (const leak of found) leaks.add(leak);
  return { targetsOf: async (path) => leftFor.get(path) ?? [], at: async (target) => states[target] };
}

function placesOf(candidate: Candidate, links: readonly string[], used: readonly string[], width: number) {
  const { registry, names } = candidate;
  const areas = Object.keys(registry.areas).toSorted((a, b) => Number(names.includes(a)) - Number(names.includes(b)));
  const ofAreas = areas.flatMap((area) => links.find((link) => areaAt(registry, link) === area) ?? []);
  const leftFor = pagesLeftFor(candidate, ofAreas, used, width);
  return { leftFor, targets: ofAreas.filter((target) => [...leftFor.values()].some((of) => of.includes(target))) };
}

/** The shell around it alone does not count. */
export const isNew = (names: readonly string[], area: string | undefined): boolean =>
  area === undefined || names.includes(area);

/** A page of each area to which no link leads. Without a list of pages: none. */
export async function placesWithoutLink(
  { store, registry }: Pick<Candidate, 'store' | 'registry'>,
  links: readonly string[],
): Promise<string[]> {
  const { pages = {} } = (await readPageList(store.pages(registry.revision))) ?? {};
  const isPlace = (path: string) => !path.includes(':') && pages[path]?.personal === false;
  return Object.values(registry.areas).flatMap(({ routes }) => {
    const patterns = Object.keys(routes);
    const find = patternFinder(patterns);
    if (links.some((link) => find(link))) return [];
    return patterns.find(isPlace) ?? Object.keys(pages).find((path) => isPlace(path) && find(path)) ?? [];
  });
}

/**
 * For each other area; on a phone, or when only the shell is new, for the next one. @param targets a page of each area
 */
export function pagesLeftFor(
  { registry, names }: Pick<Candidate, 'registry' | 'names'>,
  targets: readonly string[],
  used: readonly string[],
  width: number,
): ReadonlyMap<string, readonly string[]> {
  const counts = new Map<string, number>();
  return new Map(
    used.map((path) => {
      const area = areaAt(registry, path);
      const own = targets.findIndex((target) => area && areaAt(registry, target) === area);
      const others = [...targets.slice(own + 1), ...targets.slice(0, Math.max(own, 0))];
      const before = counts.get(area ?? '') ?? 0;
      counts.set(area ?? '', before + 1);
      const left = width >= 1440 && isNew(names, area) ? others : others.slice(before % others.length).slice(0, 1);
      return [path, targets.filter((target) => left.includes(target))];
    }),
  );
}

export const areaAt = ({ areas }: Registry, path: string): string | undefined =>
  Object.keys(areas).find((name) => patternOf(Object.keys(areas[name]?.routes ?? {}), path));

export const stylesOf = ({ store, registry, names }: Candidate): Promise<AreaStyles[]> =>
  Promise.all(
    names
      .filter((name) => name !== 'shell')
      .map(async (area) => {
        const sheets = await sheetsOf(store, area, releaseIn(registry, area) ?? '');
        return { area, sheets: sheets.map(({ css }) => css) };
      }),
  );
