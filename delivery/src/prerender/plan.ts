import { existsSync } from 'node:fs';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { InitialData, ModuleRef, PageTarget, Registry } from '@agile-languages/shared/registry';
import { mapConcurrently } from '../map-concurrently.ts';
import { refusalOf } from '../refusal.ts';
import {
  type Fingerprint,
  folderOfDocuments,
  type ListedPage,
  type PageList,
  revisionsIn,
} from '../store/page-list.ts';
import { many, type StillKnown } from './answers.ts';
import type { ApiFailure } from './api-outcome.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { InitialDataOutcome } from './initial-data.ts';
import { lastDataOf, withMissing } from './last-data.ts';
import type { Site } from './open-site.ts';
import { type PagesOutcome, type PageToPrerender, pagesToPrerender } from './pages-to-prerender.ts';
import { type Reason, reasonFor } from './reasons.ts';
import type { Asked } from './site-code.ts';

/** The pages of the revision before. */
export interface PagesBefore {
  folder: string;
  list: PageList;
}

export interface PlannedPage extends PageToPrerender {
  initialData: InitialData;
  /** What its data were asked with. Absent when that is not known. */
  asked?: readonly string[];
  /** Whether nothing that it is made from can have changed, so that its data were not even loaded. */
  isUntouched?: boolean;
  fingerprint: Fingerprint;
  /** The same page in the revision before. */
  before?: ListedPage;
  /** Why it has to be prerendered. Absent when the one of the revision before can be reused. */
  reason?: Reason;
}

export interface Plan {
  pages: readonly PlannedPage[];
  /** Keys of the pages of the revision before that are no more. */
  removed: readonly string[];
  /** What each list of addresses was asked of the API, by pattern. */
  lists: PagesOutcome['asked'];
  /** Why the API gave no answer. What was prerendered before is kept then. */
  failure?: ApiFailure;
}

/**
 * Which pages a revision has, and which of them have to be prerendered. Where the API gives no answer, pages keep the
 * data of the revision before.
 *
 * @param dropsUnlisted whether pages that the API does not list any more are dropped
 * @param known what is still true of the revision before: pages that show nothing else are not loaded
 * @param onMany runs before very many pages are loaded
 */
export async function planPages(
  site: Site,
  registry: Registry,
  config: SiteConfig,
  before: PagesBefore | undefined,
  dropsUnlisted: boolean,
  known?: StillKnown,
  onMany?: () => Promise<void>,
): Promise<Plan> {
  const listed = await pagesToPrerender(registry, site, before?.list, dropsUnlisted, known);
  let { failure } = listed;
  const untouched = known && before && untouchedFinder(site, registry, config, before, known);
  const same = new Map(listed.pages.map((page) => [page, untouched?.(page)]));
  if ([...same.values()].filter((page) => !page).length >= many) {
    await onMany?.();
    await site.takeAllCores();
  }
  const pages = await mapConcurrently(site.concurrency(), listed.pages, async (page) => {
    const known = same.get(page);
    if (known) return known;
    const planned = await planPage(site, registry, config, before, page);
    failure ??= planned.failure;
    return planned.page;
  });
  const keys = new Set(pages.map(({ key }) => key));
  const removed = Object.keys(before?.list.pages ?? {}).filter((key) => !keys.has(key));
  return { pages, removed, lists: listed.asked, ...(failure && { failure }) };
}

/** Finds the pages that are made from the same releases, configuration and answers as before. */
function untouchedFinder(
  { homeSections }: Pick<Site, 'homeSections'>,
  registry: Registry,
  config: SiteConfig,
  before: PagesBefore,
  { ofPage }: StillKnown,
): (page: PageToPrerender) => PlannedPage | undefined {
  const fingerprints = new Map<string, Fingerprint>();
  const folders = new Set(
    [undefined, ...revisionsIn(before.list)].filter((one) => existsSync(folderOfDocuments(before.folder, one))),
  );
  return (page) => {
    const old = before.list.pages[page.key];
    const asked = old && folders.has(old.in) ? ofPage(page.key) : undefined;
    if (!old || !asked || page.isKept) return undefined;
    const modules = modulesOf(page.target, homeSections);
    const areas = modules.map(({ area }) => area).join();
    const now = fingerprints.get(areas) ?? fingerprintOf(modules, {}, registry, config);
    fingerprints.set(areas, now);
    const fingerprint = { ...now, data: old.fingerprint.data };
    return reasonFor(old.fingerprint, fingerprint)
      ? undefined
      : { ...page, initialData: {}, fingerprint, before: old, asked, isUntouched: true };
  };
}

/** Loads the data of a page and compares it with the one of the revision before. */
export async function planPage(
  site: Site,
  registry: Registry,
  config: SiteConfig,
  before: PagesBefore | undefined,
  page: PageToPrerender,
): Promise<{ page: PlannedPage; failure?: ApiFailure }> {
  const modules = modulesOf(page.target, site.homeSections);
  const old = before?.list.pages[page.key];
  const lastData = () => lastDataOf(before?.folder, old);
  const load = async (): Promise<Loaded> => {
    const outcome = await site.initialData(page.path, page.target, modules);
    return outcome.failure ? { ...outcome, initialData: withMissing(outcome.initialData, await lastData()) } : outcome;
  };
  const kept = async (): Promise<Loaded> => ({ initialData: await lastData(), hasLoaders: true, asked: [] });
  const { initialData, failure, hasLoaders, asked } = await (page.isKept ? kept() : load()).catch((cause) => {
    throw refusalOf(cause, `${page.key} fails to load its data, so nothing has changed`);
  });
  const fingerprint = fingerprintOf(modules, initialData, registry, config);
  const reason = reasonFor(old?.fingerprint, fingerprint);
  const isKnown = !failure && (asked.length > 0 || !hasLoaders);
  const planned = {
    ...page,
    initialData,
    fingerprint,
    ...(isKnown && { asked }),
    ...(old && { before: old }),
    ...(reason && { reason }),
  };
  return failure ? { page: planned, failure } : { page: planned };
}

type Loaded = Asked<InitialDataOutcome>;

/** Whether a plan changes nothing. */
export const isUnchanged = ({ pages, removed }: Plan): boolean =>
  removed.length === 0 && pages.every(({ reason }) => reason === undefined);

function modulesOf(target: PageTarget, homeSections: readonly Pick<ModuleRef, 'area' | 'name'>[]): ModuleRef[] {
  if (target.kind === 'home') return homeSections.map(({ area, name }) => ({ kind: 'sections', area, name }));
  return target.kind === 'area' ? [{ kind: 'routes', area: target.area, name: target.pattern }] : [];
}
