import { existsSync } from 'node:fs';
import { mapConcurrently } from '../map-concurrently.ts';
import { type Fingerprint, folderOfDocuments, revisionsIn } from '../store/page-list.ts';
import { many, type StillKnown } from './answers.ts';
import { areasThatFail } from './areas-that-fail.ts';
import type { Faults } from './faults.ts';
import { fingerprintOf, reasonFor } from './fingerprint.ts';
import { limitBytes, limitPages } from './growth.ts';
import type { ApiFailure } from './initial-data.ts';
import { type PagesOutcome, type PageToPrerender, pagesToPrerender } from './pages-to-prerender.ts';
import { modulesOf, type PlannedPage, planPage, type SiteToPlan } from './plan-page.ts';
import type { Growth } from './prerender-options.ts';

export interface PlanOptions extends SiteToPlan {
  faults: Faults;
  dropsUnlisted?: boolean;
  known?: StillKnown | undefined;
  growth?: Growth | undefined;
  released?: readonly string[] | undefined;
  onMany?: (() => Promise<void>) | undefined;
}

export interface Plan {
  pages: readonly PlannedPage[];
  removed: readonly string[];
  lists: PagesOutcome['asked'];
  failure?: ApiFailure;
}

/** Without an answer pages keep the data of the revision before. */
export async function planPages(options: PlanOptions): Promise<Plan> {
  const all = await pagesToPrerender(options);
  const { growth, released = [], faults, before } = options;
  const listed = growth
    ? { ...all, ...(await limitPages(growth, { listed: all, before: before?.list, released, faults })) }
    : all;
  const untouched = untouchedPages(options, listed.pages);
  await makeRoom(options, listed.pages.length - untouched.size);
  const loaded = await loadOthers(options, listed.pages, untouched);
  const failure = listed.failure ?? loaded.failure;
  return {
    pages: loaded.pages,
    removed: removedPages(options, loaded.pages),
    lists: listed.asked,
    ...(failure && { failure }),
  };
}

export const isUnchanged = ({ pages, removed }: Plan): boolean =>
  removed.length === 0 && pages.every(({ reason }) => reason === undefined);

function untouchedPages(
  { site, registry, config, before, known }: PlanOptions,
  pages: readonly PageToPrerender[],
): ReadonlyMap<PageToPrerender, PlannedPage> {
  const untouched = new Map<PageToPrerender, PlannedPage>();
  if (!before || !known) return untouched;
  const fingerprints = new Map<string, Fingerprint>();
  const folders = new Set(
    [undefined, ...revisionsIn(before.list)].filter((revision) =>
      existsSync(folderOfDocuments(before.folder, revision)),
    ),
  );
  for (const page of pages) {
    const old = before.list.pages[page.key];
    const asked = old && folders.has(old.in) ? known.ofPage(page.key) : undefined;
    if (!old || !asked || page.isKept) continue;
    const modules = modulesOf(page.target, site.homeSections);
    const areas = modules.map(({ area }) => area).join();
    const now = fingerprints.get(areas) ?? fingerprintOf(modules, {}, registry, config);
    fingerprints.set(areas, now);
    const fingerprint = { ...now, data: old.fingerprint.data };
    if (!reasonFor(old.fingerprint, fingerprint))
      untouched.set(page, { ...page, initialData: {}, fingerprint, before: old, asked, isUntouched: true });
  }
  return untouched;
}

async function makeRoom({ site, onMany }: PlanOptions, count: number): Promise<void> {
  if (count < many) return;
  await onMany?.();
  await site.takeAllCores();
}

async function loadOthers(
  options: PlanOptions,
  listed: readonly PageToPrerender[],
  untouched: ReadonlyMap<PageToPrerender, PlannedPage>,
): Promise<Pick<Plan, 'pages' | 'failure'>> {
  let failure: ApiFailure | undefined;
  const fits = options.growth && limitBytes(options.growth, options);
  const load = async (page: PageToPrerender) => {
    try {
      const planned = await planPage(options, page);
      failure ??= planned.failure;
      return planned.page;
    } catch (cause) {
      await options.faults.take(page.key, await areasThatFail(options.site, options.config, page), cause);
      return leftPage(options, page);
    }
  };
  const pages = await mapConcurrently(options.site.concurrency(), listed, async (page) => {
    const known = untouched.get(page);
    if (known) return known;
    if (page.isLeft) return leftPage(options, page);
    const planned = await load(page);
    // Each document has its data in it, and all data are held at once.
    const bytes = planned?.reason ? JSON.stringify(planned.initialData).length : 0;
    return fits && bytes > 0 && !(await fits(page, bytes)) ? leftPage(options, page) : planned;
  });
  return { pages: pages.filter((page) => page !== undefined), ...(failure && { failure }) };
}

function leftPage({ before }: PlanOptions, page: PageToPrerender): PlannedPage | undefined {
  const old = before?.list.pages[page.key];
  return old && { ...page, initialData: {}, fingerprint: old.fingerprint, before: old };
}

function removedPages({ before }: PlanOptions, pages: readonly PlannedPage[]): string[] {
  const keys = new Set(pages.map(({ key }) => key));
  return Object.keys(before?.list.pages ?? {}).filter((key) => !keys.has(key));
}
