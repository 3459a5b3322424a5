import type { ApiClient, ApiError } from '@agile-languages/shared/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { InitialData, ModuleRef, PageTarget, Registry } from '@agile-languages/shared/registry';
import { Refusal, summaryOf } from '../refusal.ts';
import type { Fingerprint, ListedPage, PageList } from '../store/page-list.ts';
import { fingerprintOf } from './fingerprint.ts';
import { initialDataOf } from './initial-data.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { type PageToPrerender, pagesToPrerender } from './pages-to-prerender.ts';
import { type Reason, reasonFor } from './reasons.ts';
import type { SiteBundles } from './site-bundles.ts';

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
  /** Why the API gave no answer, so that data are missing. */
  failure?: ApiError;
}

/**
 * Which pages a revision has, and which of them have to be prerendered.
 *
 * @param before the pages of the revision before
 */
export async function planPages(
  { shell, contents }: SiteBundles,
  registry: Registry,
  config: SiteConfig,
  before: PageList | undefined,
  api: ApiClient,
): Promise<Plan> {
  const listed = await pagesToPrerender(registry, contents, api);
  let failure = listed.failure;
  const pages = await mapConcurrently(4, listed.pages, async (page): Promise<PlannedPage> => {
    const modules = modulesOf(page.target, shell.homeSections);
    const initial = await initialDataOf(page.target, modules, contents, api).catch((cause) => {
      throw new Refusal(`${page.key} fails to load its data, so nothing has changed (${summaryOf(cause)}).`, { cause });
    });
    failure ??= initial.failure;
    const fingerprint = fingerprintOf(modules, initial.initialData, registry, config);
    const old = before?.pages[page.key];
    return {
      ...page,
      initialData: initial.initialData,
      fingerprint,
      before: old,
      reason: reasonFor(old?.fingerprint, fingerprint),
    };
  });
  const keys = new Set(pages.map(({ key }) => key));
  const removed = Object.keys(before?.pages ?? {}).filter((key) => !keys.has(key));
  return { pages, removed, failure };
}

/** Whether a plan changes nothing. Data that are missing because the API gave no answer are no change. */
export function isUnchanged({ pages, removed, failure }: Plan): boolean {
  if (failure) return pages.every(({ reason }) => reason === undefined || reason === 'data changed');
  return removed.length === 0 && pages.every(({ reason }) => reason === undefined);
}

function modulesOf(target: PageTarget, homeSections: readonly Pick<ModuleRef, 'area' | 'name'>[]): ModuleRef[] {
  if (target.kind === 'home') return homeSections.map(({ area, name }) => ({ kind: 'sections', area, name }));
  return target.kind === 'area' ? [{ kind: 'routes', area: target.area, name: target.pattern }] : [];
}
