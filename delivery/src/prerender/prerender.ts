import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiClient, ApiError } from '@agile-languages/shared/api';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import { makePictures } from '../pictures/pictures.ts';
import { type ListedPage, pageListFile, readPageList } from '../store/page-list.ts';
import { precompressFile } from '../store/precompress.ts';
import type { Store } from '../store/store.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { mapConcurrently } from './map-concurrently.ts';
import { isUnchanged, planPages } from './plan.ts';
import type { Reason } from './reasons.ts';
import { renderPage } from './render.ts';
import { reusePage } from './reuse.ts';
import { sha256 } from './sha256.ts';
import { loadSiteBundles } from './site-bundles.ts';
import { writePage } from './write.ts';

export interface PrerenderOptions {
  store: Store;
  registry: Registry;
  config: SiteConfig;
  /** The live registry, whose pages may be reused. */
  previous: Registry | undefined;
  api: ApiClient;
  /** Whether the registry names the same releases as `previous`: then nothing is written when no page has changed. */
  hasSameReleases: boolean;
}

/** What was written below a revision. */
export interface PrerenderedSite {
  /** Why each page was prerendered, by its key in the page list. */
  prerendered: Readonly<Record<string, Reason>>;
  /** Keys of the pages that were reused as they are. */
  reused: readonly string[];
  /** Why the API gave no answer, so that pages were prerendered without its data. */
  failure?: ApiError;
}

/**
 * Writes every page of a registry below its revision. A page of the revision before is reused as it is when its
 * releases, its configuration and its data are the same.
 *
 * @returns `undefined` when there is nothing to change
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderedSite | undefined> {
  const { store, registry, previous, api } = options;
  const bundles = await loadSiteBundles(store, registry);
  const drawings = await bundles.shell.previewPictures?.(options.config.brand);
  const pictures = drawings && makePictures(store, drawings, bundles.shellCss);
  const config = { ...options.config, pictures: pictures?.base };
  const source = previous && store.pages(previous.revision);
  const before = source ? await readPageList(source) : undefined;
  const plan = await planPages(bundles, registry, config, before, api);
  if (options.hasSameReleases && isUnchanged(plan)) return undefined;

  const target = store.pages(registry.revision);
  await rm(target, { recursive: true, force: true });
  const prerendered: Record<string, Reason> = {};
  const reused: string[] = [];
  // React renders in one thread; a few pages at a time keep the compressor busy meanwhile.
  const entries = await mapConcurrently(4, plan.pages, async (page): Promise<[string, ListedPage]> => {
    const old = await reusePage(source, target, page);
    if (old) reused.push(page.key);
    else prerendered[page.key] = page.reason ?? 'files missing';
    return [page.key, old ?? (await writePage(target, page, await renderPage(bundles, registry, config, page)))];
  });
  const list = { script: sha256(bundles.shell.inlineScript), pages: Object.fromEntries(entries) };
  await writeCrawlerFiles(target, list, config.origin);
  await pictures?.ready;
  await writeFile(join(target, pageListFile), JSON.stringify(list));
  await writeFile(join(target, 'registry.json'), JSON.stringify(registry));
  await precompressFile(join(target, 'registry.json'));
  return { prerendered, reused, failure: plan.failure };
}
