import { progressOf } from '../progress.ts';
import { Refusal } from '../refusal.ts';
import { readPageList } from '../store/page-list.ts';
import { type Answers, AskedRequests, readAnswers, type StillKnown, stillKnown } from './answers.ts';
import type { ContentChanges } from './content-version.ts';
import { goBack } from './go-back.ts';
import { leftPages, noteWritten } from './left-pages.ts';
import { type ConfiguredSite, openConfigured } from './open-configured.ts';
import { isUnchanged, type PagesBefore, type Plan, planPages } from './plan.ts';
import type { PrerenderedSite, PrerenderOptions } from './prerender-options.ts';
import { type RecordedApi, recordedApi } from './recorded-api.ts';
import { renderPage } from './render.ts';
import { placeOf, resumePage, reusePage } from './reuse.ts';
import { type FindSearched, readSearched } from './search-index.ts';
import { sha256 } from './sha256.ts';
import { writePage } from './write.ts';
import { isCompressed, writeRevision } from './write-revision.ts';

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
    const searched = readSearched(before ? [before] : []);
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
  const findSearched = await searched;
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
      if (place) return { key, page: place, searched: findSearched(reused, key) };
      const linked = reused && (await reusePage(reused, target, isCompressed(options)));
      if (linked) return { key, page: linked, searched: findSearched(reused, key) };
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
  searched: Promise<FindSearched>;
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
