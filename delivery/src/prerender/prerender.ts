import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import { makePictures } from '../pictures/pictures.ts';
import { Refusal } from '../refusal.ts';
import type { SandboxLimits } from '../sandbox/sandbox.ts';
import { type ListedPage, pageListFile, readPageList } from '../store/page-list.ts';
import { precompressFile } from '../store/precompress.ts';
import type { Store } from '../store/store.ts';
import type { ApiFailure } from './api-outcome.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { openSite, type Site } from './open-site.ts';
import { isUnchanged, type PagesBefore, planPages } from './plan.ts';
import type { Reason } from './reasons.ts';
import { renderPage } from './render.ts';
import { reusePage } from './reuse.ts';
import { sha256 } from './sha256.ts';
import { writePage } from './write.ts';

export interface PrerenderOptions {
  store: Store;
  registry: Registry;
  config: SiteConfig;
  /** The live registry, whose pages may be reused. */
  previous: Registry | undefined;
  /** Sends requests to the API. */
  api: typeof fetch;
  /** Whether the registry names the same releases as `previous`: then nothing is written when no page has changed. */
  hasSameReleases: boolean;
  /** Whether pages of the live revision may be removed. */
  removes: boolean;
  /** Limits of the code that is run. Default: those of the sandbox. */
  limits?: Partial<SandboxLimits>;
}

/** What was written below a revision. */
export interface PrerenderedSite {
  /** Why each page was prerendered, by its key in the page list. */
  prerendered: Readonly<Record<string, Reason>>;
  /** Keys of the pages that were reused as they are. */
  reused: readonly string[];
  /** Keys of the pages of the live revision that are no more. */
  removed: readonly string[];
  /** Keys of the pages that stay although the API does not list them any more. */
  kept: readonly string[];
  /** Why the API gave no answer, so that pages show the data of the revision before, if there are any. */
  failure?: ApiFailure;
}

/**
 * Writes every page of a registry below its revision. A page of the revision before is reused as it is when its
 * releases, its configuration and its data are the same.
 *
 * @returns `undefined` when there is nothing to change
 * @throws {UserError} when a page does not render, or would be removed
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderedSite | undefined> {
  const { store, registry, config, api, limits } = options;
  const site = await openSite(store, registry, config, api, limits);
  try {
    return await prerenderSite(site, options);
  } finally {
    site.close();
  }
}

async function prerenderSite(site: Site, options: PrerenderOptions): Promise<PrerenderedSite | undefined> {
  const { store, registry, previous, removes } = options;
  const pictures = site.drawings && makePictures(store, site.drawings, site.shellCss);
  const config = { ...options.config, ...(pictures && { pictures: pictures.base }) };
  const before = await pagesOf(store, previous);
  const plan = await planPages(site, registry, config, before, removes);
  if (options.hasSameReleases && isUnchanged(plan)) return undefined;
  if (plan.removed.length > 0 && !removes) throw removalOf(plan.removed);

  const target = store.pages(registry.revision);
  await rm(target, { recursive: true, force: true });
  const prerendered: Record<string, Reason> = {};
  const reused: string[] = [];
  // React renders in one thread; a few pages at a time keep the compressor busy meanwhile.
  const entries = await mapConcurrently(4, plan.pages, async (page): Promise<[string, ListedPage]> => {
    const old = await reusePage(before?.folder, target, page);
    if (old) reused.push(page.key);
    else prerendered[page.key] = page.reason ?? 'files missing';
    return [page.key, old ?? (await writePage(target, page, await renderPage(site, config, page)))];
  });
  const list = { script: sha256(site.inlineScript), pages: Object.fromEntries(entries) };
  await writeCrawlerFiles(target, list, config.origin);
  await pictures?.ready;
  await writeFile(join(target, pageListFile), JSON.stringify(list));
  await writeFile(join(target, 'registry.json'), JSON.stringify(registry));
  await precompressFile(join(target, 'registry.json'));
  const { removed, failure } = plan;
  const kept = failure ? [] : plan.pages.filter(({ isKept }) => isKept).map(({ key }) => key);
  return { prerendered, reused, removed, kept, ...(failure && { failure }) };
}

async function pagesOf(store: Store, registry: Registry | undefined): Promise<PagesBefore | undefined> {
  const folder = registry && store.pages(registry.revision);
  const list = folder && (await readPageList(folder));
  return folder && list ? { folder, list } : undefined;
}

function removalOf(removed: readonly string[]): Refusal {
  const named = removed.slice(0, 5).join(', ') + (removed.length > 5 ? ' …' : '');
  return new Refusal(
    `${removed.length === 1 ? '1 page' : `${removed.length} pages`} would be gone: ${named}. Nothing has changed. To remove them, add --remove.`,
  );
}
