import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import { mapConcurrently } from '../map-concurrently.ts';
import { progressOf } from '../progress.ts';
import { Refusal } from '../refusal.ts';
import type { SandboxLimits } from '../sandbox/sandbox.ts';
import {
  type ListedPage,
  type PageList,
  pageListFile,
  readPageList,
  revisionsIn,
  unservedFiles,
  usesFile,
} from '../store/page-list.ts';
import { precompressFile } from '../store/precompress.ts';
import { releaseIn } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import {
  type Answers,
  AskedRequests,
  mergedAnswers,
  readAnswers,
  type StillKnown,
  stillKnown,
  writeAnswers,
} from './answers.ts';
import type { ApiFailure } from './api-outcome.ts';
import type { ContentChanges } from './content-version.ts';
import { writeCrawlerFiles } from './crawler-files.ts';
import { keptPages } from './kept-pages.ts';
import { leftPages, noteWritten, writtenFile } from './left-pages.ts';
import { type ConfiguredSite, openConfigured } from './open-configured.ts';
import { isUnchanged, type PagesBefore, type Plan, planPage, planPages } from './plan.ts';
import type { Reason } from './reasons.ts';
import { type RecordedApi, recordedApi } from './recorded-api.ts';
import { renderPage } from './render.ts';
import { placeOf, resumePage, reusePage } from './reuse.ts';
import type { SearchedPage } from './search-entries.ts';
import { readSearched, type SearchedPages, writeSearchIndex } from './search-index.ts';
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
  /** Area that goes to a release whose pages are kept, or `shell`, and the folder of a revision with them: they are reused. */
  back?: { name: string; folder: string };
  /** Says what has changed since a number of the content. Absent: nobody knows. */
  content?: (since?: number) => Promise<ContentChanges | undefined>;
  /** Whether the data of every page are loaded, whatever is known of changes. */
  asksAll?: boolean;
  /** Whether nothing is written: the result says what would be. */
  isDryRun?: boolean;
  /** Runs before very many pages are prerendered. */
  onMany?: () => Promise<void>;
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
  /** The pages of the live revision. */
  before?: PagesBefore;
  /** Those that were written. Absent when nothing is written. */
  after?: PagesBefore;
}

/**
 * Writes every page of a registry below its revision. A page of the revision before is reused as it is when its
 * releases, its configuration and its data are the same.
 *
 * @returns `undefined` when there is nothing to change
 * @throws {UserError} when a page does not render, or would be removed
 */
export async function prerender(options: PrerenderOptions): Promise<PrerenderedSite | undefined> {
  const { back, previous, store } = options;
  const [before, past] = await Promise.all([
    previous && pagesIn(store.pages(previous.revision)),
    back && pagesIn(back.folder),
  ]);
  if (back && past && before) return goBack(options, back.name, before, past);
  const api = recordedApi(options.api);
  const opened = openConfigured({ ...options, api: api.send });
  opened().catch(() => {});
  try {
    const searched = before && readSearched(before.folder);
    const last = before && (await readAnswers(before.folder));
    const changes = await options.content?.(last?.content?.version);
    const isKnown = !options.asksAll && changes?.changed && changes.format === last?.content?.format;
    const known = isKnown && last ? await stillKnown(last, new Set(changes.changed), api, options.onMany) : undefined;
    return await prerenderSite(await opened(), options, { before, searched, known, changes, api });
  } finally {
    await opened.close();
  }
}

async function prerenderSite(
  { site, config, pictures }: ConfiguredSite,
  options: PrerenderOptions,
  { before, searched, known, changes, api }: KnownSite,
): Promise<PrerenderedSite | undefined> {
  const { registry, removes, isDryRun, onMany } = options;
  const plan = await planPages(site, registry, config, before, removes, known, onMany);
  if (options.hasSameReleases && isUnchanged(plan)) return undefined;
  if (plan.removed.length > 0 && !removes && !isDryRun) throw removalOf(plan.removed);
  const { removed, failure } = plan;
  const kept = failure ? [] : plan.pages.filter(({ isKept }) => isKept).map(({ key }) => key);
  const found = { removed, kept, ...(failure && { failure }), ...(before && { before }) };
  const isAll = !failure && kept.length === 0;
  const answers = answersOf(plan, known, api, isAll ? changes : undefined);
  // React renders in one thread; a few pages at a time keep the compressor busy meanwhile.
  const lastSearched = await searched;
  const left = await leftPages(options.store, options.store.pages(registry.revision));
  const advance = progressOf(plan.pages.filter(({ reason }) => reason).length, 'pages prerendered');
  const written = await writeRevision(
    options,
    plan.pages,
    sha256(site.inlineScript),
    answers,
    async (page, target) => {
      const { key, before: old, reason } = page;
      const reused = old && before && !reason ? { folder: before.folder, page: old } : undefined;
      if (isDryRun) return { key, page: old, reason };
      const place = reused && page.isUntouched && placeOf(reused);
      if (place) return { key, page: place, searched: lastSearched?.[key] };
      const linked = reused && (await reusePage(reused, target, isCompressed(options)));
      if (linked) return { key, page: linked, searched: lastSearched?.[key] };
      const resumed = await resumePage(left.get(key), page.fingerprint, target, isCompressed(options));
      const document =
        resumed ?? (await writePage(target, page, await renderPage(site, config, page), isCompressed(options)));
      await noteWritten(target, { key, page: document });
      advance();
      return { key, page: document, reason: reason ?? 'files missing' };
    },
    site.concurrency(),
  );
  await pictures;
  return { ...found, ...written };
}

/** What is known of a site before its pages are planned. */
interface KnownSite {
  before: PagesBefore | undefined;
  /** What the search finds of its pages. */
  searched: Promise<SearchedPages | undefined> | undefined;
  known: StillKnown | undefined;
  changes: ContentChanges | undefined;
  api: RecordedApi;
}

/** @param content that all pages show */
function answersOf(
  { pages, lists }: Plan,
  known: StillKnown | undefined,
  { answerTo }: RecordedApi,
  content: ContentChanges | undefined,
): Answers {
  const requests = new AskedRequests((request) => {
    const [now, before] = [answerTo(request), known?.answerTo(request)];
    if (!now || !before || now.hash === before.hash) return now ?? before;
    // It has changed since it was asked whether it has: some pages show the one answer, some the other.
    return { hash: '', keys: [...new Set([...now.keys, ...before.keys])] };
  });
  for (const { key, asked } of pages) if (asked) requests.addPage(key, asked);
  for (const [pattern, { release, requests: asked }] of lists) requests.addList(pattern, release, asked);
  return requests.answers(content && { version: content.version, format: content.format });
}

/** The same when an area goes back to a release whose pages are kept: code runs only for pages that no revision has. */
async function goBack(
  options: PrerenderOptions,
  name: string,
  before: PagesBefore,
  past: PagesBefore,
): Promise<PrerenderedSite> {
  const { registry, isDryRun } = options;
  const pages = keptPages(registry, name, siteHash(options), before, past);
  const keys = new Set(pages.map(({ key }) => key));
  const removed = Object.keys(before.list.pages).filter((key) => !keys.has(key));
  const [searchedBefore, searchedPast, live, kept] = await Promise.all([
    readSearched(before.folder),
    readSearched(past.folder),
    readAnswers(before.folder),
    readAnswers(past.folder),
  ]);
  const searched = (folder: string, key: string) => (folder === past.folder ? searchedPast : searchedBefore)?.[key];
  const owners = new Map(
    pages.flatMap(({ key, source }) => {
      const owner = source?.folder === past.folder ? kept : source && live;
      return owner ? [[key, owner] as const] : [];
    }),
  );
  const answers = live && kept && mergedAnswers(live, kept, owners, releaseIn(registry, name) ?? '');
  const opened = openConfigured(options);
  let failure: ApiFailure | undefined;
  let used: ConfiguredSite | undefined;
  try {
    const { script } = (name === 'shell' ? past : before).list;
    const written = await writeRevision(options, pages, script, answers, async (page, target) => {
      const { key, source } = page;
      const old = before.list.pages[key];
      const reason: Reason = `${name} changed`;
      if (isDryRun) return { key, page: old, ...(!source && { reason }) };
      const linked = source && (placeOf(source) ?? (await reusePage(source, target, isCompressed(options))));
      if (linked) return { key, page: linked, searched: searched(source.folder, key) };
      used = await opened();
      const { site, config } = used;
      const planned = await planPage(site, registry, config, before, page);
      failure ??= planned.failure;
      return {
        key,
        page: await writePage(
          target,
          planned.page,
          await renderPage(site, config, planned.page),
          isCompressed(options),
        ),
        reason,
      };
    });
    await used?.pictures;
    return { ...written, removed, kept: [], before, ...(failure && { failure }) };
  } finally {
    await opened.close();
  }
}

/** A page as it was written, and why it was prerendered. Without a reason it was reused. */
interface WrittenPage {
  key: string;
  page: ListedPage | undefined;
  reason?: Reason | undefined;
  /** What the search finds of one that was reused. */
  searched?: SearchedPage | undefined;
}

/** Writes the pages of a revision and the files beside them. */
async function writeRevision<Page>(
  options: PrerenderOptions,
  pages: readonly Page[],
  script: string,
  answers: Answers | undefined,
  write: (page: Page, target: string) => Promise<WrittenPage>,
  concurrency = 4,
): Promise<Pick<PrerenderedSite, 'prerendered' | 'reused' | 'after'>> {
  const { store, registry, config, isDryRun } = options;
  const target = store.pages(registry.revision);
  if (!isDryRun) await rm(target, { recursive: true, force: true });
  const written = await mapConcurrently(concurrency, pages, (page) => write(page, target));
  const prerendered = Object.fromEntries(written.flatMap(({ key, reason }) => (reason ? [[key, reason]] : [])));
  const reused = written.filter(({ reason }) => !reason).map(({ key }) => key);
  if (isDryRun) return { prerendered, reused };
  const list: PageList = {
    script,
    site: siteHash(options),
    pages: Object.fromEntries(written.flatMap(({ key, page }) => (page ? [[key, page]] : []))),
  };
  await mkdir(target, { recursive: true });
  await rm(join(target, writtenFile), { force: true });
  const searched = new Map(written.flatMap(({ key, searched }) => (searched ? [[key, searched] as const] : [])));
  const writeJson = (name: string, value: unknown) => writeFile(join(target, name), JSON.stringify(value));
  await Promise.all([
    writeSearchIndex(target, list, registry, searched),
    writeJson(pageListFile, list),
    answers && writeAnswers(target, answers),
    writeCrawlerFiles(target, list, config.origin),
    writeJson(usesFile, revisionsIn(list)),
    writeJson('registry.json', registry),
  ]);
  if (isCompressed(options)) for (const name of await servedFilesOf(target)) await precompressFile(join(target, name));
  return { prerendered, reused, after: { folder: target, list } };
}

/** Files beside the documents of a revision that browsers ask for. */
const servedFilesOf = async (folder: string) =>
  (await readdir(folder)).filter((name) => /\.(?:json|txt|xml)$/.test(name) && !unservedFiles.includes(name));

/** Whether what is written of a revision gets compressed copies before it is live. */
const isCompressed = ({ store }: PrerenderOptions) => store.compressesFirst === 'all';

/** Hash of the configuration that the pages of a revision are made for. */
const siteHash = ({ config, registry }: PrerenderOptions) => sha256(JSON.stringify([config, registry.origins]));

async function pagesIn(folder: string): Promise<PagesBefore | undefined> {
  const list = await readPageList(folder);
  return list && { folder, list };
}

function removalOf(removed: readonly string[]): Refusal {
  const named = removed.slice(0, 5).join(', ') + (removed.length > 5 ? ' …' : '');
  return new Refusal(
    `${removed.length === 1 ? '1 page' : `${removed.length} pages`} would be gone: ${named}. Nothing has changed. To remove them, add --remove.`,
  );
}
