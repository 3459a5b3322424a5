import type { PrerenderedPage } from '@agile-languages/shared/registry';
import { progressOf } from '../output.ts';
import { Refusal } from '../refusal.ts';
import { type RevisionPages, readPages } from '../store/page-list.ts';
import { type Answers, AskedRequests, readAnswers, type StillKnown, stillKnown } from './answers.ts';
import { areasThatFail } from './areas-that-fail.ts';
import type { ContentChanges } from './content.ts';
import { Faults, PagesLeft, sentenceOf, type Tolerates } from './faults.ts';
import { sha256 } from './fingerprint.ts';
import { goBack } from './go-back.ts';
import { limitBytes } from './growth.ts';
import { type ConfiguredSite, openConfigured } from './open-site.ts';
import { isUnchanged, type Plan, type PlanOptions, planPages } from './plan.ts';
import type { PlannedPage } from './plan-page.ts';
import type { PrerenderedSite, PrerenderOptions } from './prerender-options.ts';
import { type RecordedApi, recordedApi } from './recorded-api.ts';
import { placeOf, type ReusablePage, resumePage, reusePage } from './reuse.ts';
import { type FindSearched, readSearched } from './search-index.ts';
import { noteWritten, unfinishedPages } from './unfinished.ts';
import { renderPage, writePage } from './write-page.ts';
import { isCompressed, siteHash, type WrittenPage, writeRevision } from './write-revision.ts';

/** What has the same releases, configuration and data is reused. */
export async function prerender(options: PrerenderOptions): Promise<PrerenderedSite | undefined> {
  const { back, previous, store } = options;
  const [before, past] = await Promise.all([
    previous && readPages(store.pages(previous.revision)),
    back && readPages(back.folder),
  ]);
  const hasSameSite = before?.list.site === siteHash(options);
  const tolerates: Tolerates = (areas) => hasSameSite && (options.tolerates?.(areas) ?? false);
  const faults = new Faults({ ...options, tolerates });
  if (back && past && before) return goBack(options, back.name, { before, past, faults });
  const api = recordedApi(options.api);
  const open = openConfigured({ ...options, api: api.send }, before);
  open().catch(() => {});
  try {
    const searched = readSearched(before ? [before] : []);
    const { changes, known } = await findChanges(options, before, api);
    const opened = await open();
    const plan = await planSite(options, opened, { before, known, faults, answerTo: api.answerTo });
    if (!plan) return undefined;
    const { removed, failure } = plan;
    const kept = failure ? [] : plan.pages.filter(({ isKept }) => isKept).map(({ key }) => key);
    const content = failure || kept.length > 0 ? undefined : changes;
    const answers = answersOf(plan, known, api, content);
    const written = await writePlan(options, opened, plan, {
      ...{ before, answers, faults },
      findSearched: await searched,
    });
    await opened.pictures;
    const left = await faults.list();
    return {
      ...{ ...written, removed, kept },
      ...(left.length > 0 && { faults: left }),
      ...(failure && { failure }),
      ...(before && { before }),
    };
  } finally {
    await open.close();
  }
}

async function findChanges(
  { content, asksAll, onMany }: PrerenderOptions,
  before: RevisionPages | undefined,
  api: RecordedApi,
): Promise<{ changes: ContentChanges | undefined; known: StillKnown | undefined }> {
  const last = before && (await readAnswers(before.folder));
  const changes = await content?.(last?.content?.version);
  const isKnown = !asksAll && changes?.changed && changes.format === last?.content?.format;
  const known = isKnown && last ? await stillKnown(last, new Set(changes.changed), api, onMany) : undefined;
  return { changes, known };
}

async function planSite(
  { registry, previous, removes, isDryRun, hasSameReleases, onMany, growth, released }: PrerenderOptions,
  { site, config }: ConfiguredSite,
  from: Pick<PlanOptions, 'before' | 'known' | 'faults' | 'answerTo'>,
): Promise<Plan | undefined> {
  const plan = await planPages({ ...from, site, registry, config, dropsUnlisted: removes, onMany, growth, released });
  if (hasSameReleases && isUnchanged(plan)) {
    const [fault] = await from.faults.list();
    if (fault) throw new PagesLeft(`${sentenceOf(fault)} Nothing else has changed.`);
    return undefined;
  }
  if (plan.failure && previous && !from.before)
    throw new Refusal(
      `The pages of revision ${previous.revision} are missing, and the API does not say what they showed (${plan.failure.message}). Nothing has changed. Try again when it answers.`,
    );
  if (plan.removed.length > 0 && !removes && !isDryRun) throw removalOf(plan.removed);
  return plan;
}

interface PlannedFrom {
  before: RevisionPages | undefined;
  answers: Answers;
  faults: Faults;
  findSearched: FindSearched;
}

/** React renders in one thread: a few pages at a time keep the compressor busy. */
async function writePlan(
  options: PrerenderOptions,
  { site, config }: ConfiguredSite,
  { pages }: Plan,
  { before, answers, faults, findSearched }: PlannedFrom,
) {
  const { store, registry, isDryRun } = options;
  const unfinished = await unfinishedPages(store, store.pages(registry.revision));
  const advance = progressOf(pages.filter(({ reason }) => reason).length, 'pages prerendered');
  const fits = options.growth && limitBytes(options.growth, { registry, faults });
  const take = async (page: PlannedPage, cause: unknown) => {
    await faults.take(page.key, await areasThatFail(site, config, page), cause);
    return undefined;
  };
  const render = (page: PlannedPage) => renderPage(site, config, page).catch((cause) => take(page, cause));
  const writeOne = (page: PlannedPage, target: string, rendered: PrerenderedPage) =>
    writePage(target, page, rendered, config, isCompressed(options)).catch((cause) => take(page, cause));
  const write = async (page: PlannedPage, target: string): Promise<WrittenPage> => {
    const { key, before: old, reason } = page;
    if (isDryRun) return { key, page: old, reason };
    const last = old && before && { folder: before.folder, page: old };
    const keepLast = async () => {
      const reused = last && (await reuse(page, last, target, isCompressed(options)));
      return reused && { key, page: reused, searched: findSearched(last, key) };
    };
    const kept = reason ? undefined : await keepLast();
    if (kept) return kept;
    const resumed = await resumePage(unfinished.get(key), page.fingerprint, target, isCompressed(options));
    const rendered = resumed ? undefined : await render(page);
    const isTooMuch = rendered && fits && !(await fits(page, Buffer.byteLength(rendered.html)));
    const document = resumed ?? (rendered && !isTooMuch ? await writeOne(page, target, rendered) : undefined);
    if (!document) return { key, page: undefined, ...(await keepLast()), isLeft: true };
    await noteWritten(target, { key, page: document });
    advance();
    return { key, page: document, reason: reason ?? 'files missing' };
  };
  const script = sha256(site.inlineScript);
  return writeRevision(options, { pages, script, answers, write, concurrency: site.concurrency() });
}

const reuse = async ({ isUntouched }: PlannedPage, page: ReusablePage, target: string, compress: boolean) =>
  (isUntouched && placeOf(page)) || (await reusePage(page, target, compress));

function answersOf(
  { pages, lists }: Plan,
  known: StillKnown | undefined,
  { answerTo }: RecordedApi,
  content: ContentChanges | undefined,
): Answers {
  const requests = new AskedRequests((request) => {
    const [now, before] = [answerTo(request), known?.answerTo(request)];
    if (!now || !before || now.hash === before.hash) return now ?? before;
    // Some pages show the one answer, some the other.
    return { hash: '', keys: [...new Set([...now.keys, ...before.keys])] };
  });
  for (const { key, asked } of pages) if (asked) requests.addPage(key, asked);
  for (const [pattern, { release, requests: asked }] of lists) requests.addList(pattern, release, asked);
  return requests.answers(content && { version: content.version, format: content.format });
}

function removalOf(removed: readonly string[]): Refusal {
  const named = removed.slice(0, 5).join(', ') + (removed.length > 5 ? ' …' : '');
  return new Refusal(
    `${removed.length === 1 ? '1 page' : `${removed.length} pages`} would be gone: ${named}. Nothing has changed. To remove them, add --remove.`,
  );
}
