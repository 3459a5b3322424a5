import { patternFinder } from '@agile-languages/shared/paths';
import type { PageTarget, Registry } from '@agile-languages/shared/registry';
import type { ListedPage, RevisionPages } from '../store/page-list.ts';
import { areasThatFail } from './areas-that-fail.ts';
import type { Faults } from './faults.ts';
import type { Reason } from './fingerprint.ts';
import type { ApiFailure } from './initial-data.ts';
import { openConfigured } from './open-site.ts';
import { type PageToPrerender, paramsOf } from './pages-to-prerender.ts';
import { planPage } from './plan-page.ts';
import type { PrerenderedSite, PrerenderOptions } from './prerender-options.ts';
import { recordedApi } from './recorded-api.ts';
import { placeOf, type ReusablePage, reusePage } from './reuse.ts';
import { readSearched } from './search-index.ts';
import { renderPage, writePage } from './write-page.ts';
import { isCompressed, siteHash, type WrittenPage, writeRevision } from './write-revision.ts';

/**
 * Code runs only for pages that no revision has. The next publication asks for all of them, because they are of two
 * moments.
 */
export async function goBack(
  options: PrerenderOptions,
  name: string,
  { before, past, faults }: { before: RevisionPages; past: RevisionPages; faults: Faults },
): Promise<PrerenderedSite> {
  const { registry, isDryRun } = options;
  const pages = keptPages(registry, name, siteHash(options), before, past);
  const keys = new Set(pages.map(({ key }) => key));
  const removed = Object.keys(before.list.pages).filter((key) => !keys.has(key));
  const findSearched = await readSearched([before, past]);
  const api = recordedApi(options.api);
  const open = openConfigured({ ...options, api: api.send }, before);
  let pictures: Promise<void> | undefined;
  let failure: ApiFailure | undefined;

  const render = async (page: KeptPage, target: string) => {
    const opened = await open();
    pictures = opened.pictures;
    const { site, config } = opened;
    const planned = await planPage({ site, registry, config, before, answerTo: api.answerTo }, page);
    failure ??= planned.failure;
    const rendered = await renderPage(site, config, planned.page);
    return writePage(target, planned.page, rendered, config, isCompressed(options));
  };
  const take = async (page: KeptPage, cause: unknown) => {
    const { site, config } = await open();
    await faults.take(page.key, await areasThatFail(site, config, page), cause);
    return undefined;
  };
  const write = async (page: KeptPage, target: string): Promise<WrittenPage> => {
    const { key, source } = page;
    const reason: Reason = `${name} changed`;
    if (isDryRun) return { key, page: before.list.pages[key], ...(!source && { reason }) };
    const reused = source && (placeOf(source) ?? (await reusePage(source, target, isCompressed(options))));
    if (reused) return { key, page: reused, searched: findSearched(source, key) };
    const rendered = await render(page, target).catch((cause) => take(page, cause));
    if (rendered) return { key, page: rendered, reason };
    const live = before.list.pages[key];
    const left = live && (await reusePage({ folder: before.folder, page: live }, target, isCompressed(options)));
    return { key, page: left };
  };

  try {
    const { script } = (name === 'shell' ? past : before).list;
    const written = await writeRevision(options, { pages, script, write });
    await pictures;
    const left = await faults.list();
    return {
      ...{ ...written, removed, kept: [], before },
      ...(left.length > 0 && { faults: left }),
      ...(failure && { failure }),
    };
  } finally {
    await open.close();
  }
}

interface KeptPage extends PageToPrerender {
  source?: ReusablePage;
}

function keptPages(
  registry: Registry,
  name: string,
  site: string,
  live: RevisionPages,
  past: RevisionPages,
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

/** The home page is made of all areas that have a section in a slot. */
function fits(key: string, page: ListedPage | undefined, { shell, areas }: Registry): boolean {
  if (page?.fingerprint.shell !== shell.release) return false;
  const made = page.fingerprint.areas;
  const isInSlot = (area: string) => key === '/' && areas[area]?.slots !== undefined;
  return (
    Object.entries(made).every(([area, release]) => (areas[area]?.release ?? '') === release) &&
    Object.keys(areas).every((area) => area in made || !isInSlot(area))
  );
}

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
