import { patternFinder } from '@agile-languages/shared/paths';
import type { PageTarget, Registry } from '@agile-languages/shared/registry';
import type { ListedPage } from '../store/page-list.ts';
import { type PageToPrerender, paramsOf } from './pages-to-prerender.ts';
import type { PagesBefore } from './plan.ts';
import type { ReusablePage } from './reuse.ts';

/** A page of the next revision, with a document that fits its releases where there is one. */
export interface KeptPage extends PageToPrerender {
  source?: ReusablePage;
}

/**
 * The pages of a registry as two revisions have them: the live one, and one in which the release to go back to was live.
 * Neither code of areas nor the API is needed to know them.
 *
 * @param name the area that goes back, or `shell`
 * @param site hash of the site's configuration
 */
export function keptPages(
  registry: Registry,
  name: string,
  site: string,
  live: PagesBefore,
  past: PagesBefore,
): KeptPage[] {
  const find = patternFinder(Object.values(registry.areas).flatMap(({ routes }) => Object.keys(routes)));
  const keys = new Set([...Object.keys(live.list.pages), ...Object.keys(past.list.pages)]);
  return [...keys].flatMap((key): KeptPage[] => {
    const page = pageOf(registry, key, find);
    if (!page) return [];
    const { isOpenEnded, ...known } = page;
    const isOfArea = known.target.kind === 'area' && known.target.area === name;
    const owner = isOfArea ? past : live;
    if (!isOpenEnded && !owner.list.pages[key]) return [];
    const source = [live, past].find(({ list }) => list.site === site && fits(key, list.pages[key], registry));
    const found = source?.list.pages[key];
    return [{ ...known, ...(source && found && { source: { folder: source.folder, page: found } }) }];
  });
}

/** Whether a document is made of the releases that a registry names, and the home page of all that have a section in a slot. */
function fits(key: string, page: ListedPage | undefined, { shell, areas }: Registry): boolean {
  if (page?.fingerprint.shell !== shell.release) return false;
  const made = page.fingerprint.areas;
  const isInSlot = (area: string) => key === '/' && areas[area]?.slots !== undefined;
  return (
    Object.entries(made).every(([area, release]) => (areas[area]?.release ?? '') === release) &&
    Object.keys(areas).every((area) => area in made || !isInSlot(area))
  );
}

/** A page by its key in a page list, as a registry knows it. */
function pageOf(
  { areas }: Registry,
  key: string,
  find: (path: string) => string | undefined,
): (PageToPrerender & { isOpenEnded: boolean }) | undefined {
  const shellPages: Record<string, PageTarget> = { '/': { kind: 'home' }, '/404': { kind: 'unknown' } };
  const target = shellPages[key];
  if (target) return { key, path: key, target, personal: false, isOpenEnded: false };
  const isFallbackKey = key.includes(':');
  const found = isFallbackKey ? undefined : find(key);
  for (const [area, { routes }] of Object.entries(areas)) {
    const pattern = isFallbackKey || key in routes ? key : found;
    const route = pattern === undefined ? undefined : routes[pattern];
    if (!pattern || !route) continue;
    const personal = route.rendering === 'personal';
    const isOpenEnded = route.openEnded ?? false;
    const hasParams = pattern.includes(':');
    if (hasParams && (isFallbackKey ? !personal && !isOpenEnded : personal)) return undefined;
    const isFallback = personal || isFallbackKey;
    const params = hasParams && !isFallback ? paramsOf(pattern, key) : {};
    const path = isFallbackKey ? key.replaceAll(/:\w+/g, '0') : key;
    return { key, path, target: { kind: 'area', area, pattern, params, isFallback }, personal, isOpenEnded };
  }
  return undefined;
}
