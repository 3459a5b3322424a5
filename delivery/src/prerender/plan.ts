import type { SiteConfig } from '@agile-languages/shared/platform';
import type { InitialData, ModuleRef, PageTarget, Registry } from '@agile-languages/shared/registry';
import { mapConcurrently } from '../map-concurrently.ts';
import { refusalOf } from '../refusal.ts';
import type { Fingerprint, ListedPage, PageList } from '../store/page-list.ts';
import type { ApiFailure } from './api-outcome.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { InitialDataOutcome } from './initial-data.ts';
import { lastDataOf, withMissing } from './last-data.ts';
import type { Site } from './open-site.ts';
import { type PageToPrerender, pagesToPrerender } from './pages-to-prerender.ts';
import { type Reason, reasonFor } from './reasons.ts';

/** The pages of the revision before. */
export interface PagesBefore {
  folder: string;
  list: PageList;
}

export interface PlannedPage extends PageToPrerender {
  initialData: InitialData;
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
  /** Why the API gave no answer. What was prerendered before is kept then. */
  failure?: ApiFailure;
}

/**
 * Which pages a revision has, and which of them have to be prerendered. Where the API gives no answer, pages keep the
 * data of the revision before.
 *
 * @param dropsUnlisted whether pages that the API does not list any more are dropped
 */
export async function planPages(
  site: Site,
  registry: Registry,
  config: SiteConfig,
  before: PagesBefore | undefined,
  dropsUnlisted: boolean,
): Promise<Plan> {
  const listed = await pagesToPrerender(registry, site, before?.list, dropsUnlisted);
  let { failure } = listed;
  const pages = await mapConcurrently(4, listed.pages, async (page) => {
    const planned = await planPage(site, registry, config, before, page);
    failure ??= planned.failure;
    return planned.page;
  });
  const keys = new Set(pages.map(({ key }) => key));
  const removed = Object.keys(before?.list.pages ?? {}).filter((key) => !keys.has(key));
  return failure ? { pages, removed, failure } : { pages, removed };
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
  const load = async (): Promise<InitialDataOutcome> => {
    const outcome = await site.initialData(page.path, page.target, modules);
    return outcome.failure ? { ...outcome, initialData: withMissing(outcome.initialData, await lastData()) } : outcome;
  };
  const { initialData, failure } = await (page.isKept
    ? lastData().then((data) => ({ initialData: data, failure: undefined }))
    : load()
  ).catch((cause) => {
    throw refusalOf(cause, `${page.key} fails to load its data, so nothing has changed`);
  });
  const fingerprint = fingerprintOf(modules, initialData, registry, config);
  const reason = reasonFor(old?.fingerprint, fingerprint);
  const planned = { ...page, initialData, fingerprint, ...(old && { before: old }), ...(reason && { reason }) };
  return failure ? { page: planned, failure } : { page: planned };
}

/** Whether a plan changes nothing. */
export const isUnchanged = ({ pages, removed }: Plan): boolean =>
  removed.length === 0 && pages.every(({ reason }) => reason === undefined);

function modulesOf(target: PageTarget, homeSections: readonly Pick<ModuleRef, 'area' | 'name'>[]): ModuleRef[] {
  if (target.kind === 'home') return homeSections.map(({ area, name }) => ({ kind: 'sections', area, name }));
  return target.kind === 'area' ? [{ kind: 'routes', area: target.area, name: target.pattern }] : [];
}
