import type { SiteConfig } from '@agile-languages/shared/platform';
import type { InitialData, ModuleRef, PageTarget, Registry } from '@agile-languages/shared/registry';
import { refusalOf } from '../refusal.ts';
import type { Fingerprint, ListedPage, RevisionPages } from '../store/page-list.ts';
import { fingerprintOf, type Reason, reasonFor } from './fingerprint.ts';
import { dataIn } from './footer.ts';
import type { ApiFailure, InitialDataOutcome } from './initial-data.ts';
import type { Site } from './open-site.ts';
import type { PageToPrerender } from './pages-to-prerender.ts';
import type { KnownAnswer, RecordedApi } from './recorded-api.ts';
import { sentRequest } from './request-key.ts';
import type { Asked } from './site-code.ts';

export interface SiteToPlan {
  site: Site;
  registry: Registry;
  config: SiteConfig;
  before: RevisionPages | undefined;
  answerTo: RecordedApi['answerTo'];
}

export interface PlannedPage extends PageToPrerender {
  initialData: InitialData;
  asked?: readonly string[];
  answers?: Readonly<Record<string, string>>;
  /** Its data were not even loaded. */
  isUntouched?: boolean;
  fingerprint: Fingerprint;
  before?: ListedPage;
  reason?: Reason;
}

type Loaded = Asked<InitialDataOutcome>;

export async function planPage(
  { site, registry, config, before, answerTo }: SiteToPlan,
  page: PageToPrerender,
): Promise<{ page: PlannedPage; failure?: ApiFailure }> {
  const modules = modulesOf(page.target, site.homeSections);
  const old = before?.list.pages[page.key];
  const lastData = () => lastDataOf(before?.folder, old);
  const load = async (): Promise<Loaded> => {
    const outcome = await site.initialData(page.path, page.target, modules);
    return outcome.failure ? { ...outcome, initialData: withMissing(outcome.initialData, await lastData()) } : outcome;
  };
  const keep = async (): Promise<Loaded> => ({ initialData: await lastData(), hasLoaders: true, asked: [] });
  const { initialData, failure, hasLoaders, asked } = await (page.isKept ? keep() : load()).catch((cause) => {
    throw refusalOf(cause, `${page.key} fails to load its data, so nothing has changed`);
  });
  const answers = waits(page.target, registry)
    ? Object.fromEntries(asked.map(sentRequest).map((request) => [request, shortHash(answerTo(request))]))
    : undefined;
  const fingerprint = fingerprintOf(modules, initialData, registry, config, answers);
  const reason = reasonFor(old?.fingerprint, fingerprint);
  const isKnown = !failure && (asked.length > 0 || !hasLoaders);
  const planned = {
    ...page,
    initialData,
    fingerprint,
    ...(isKnown && { asked }),
    ...(answers && { answers }),
    ...(old && { before: old }),
    ...(reason && { reason }),
  };
  return failure ? { page: planned, failure } : { page: planned };
}

export function modulesOf(target: PageTarget, homeSections: readonly Pick<ModuleRef, 'area' | 'name'>[]): ModuleRef[] {
  if (target.kind === 'home') return homeSections.map(({ area, name }) => ({ kind: 'sections', area, name }));
  return target.kind === 'area' ? [{ kind: 'routes', area: target.area, name: target.pattern }] : [];
}

function waits(target: PageTarget, { areas }: Registry): boolean {
  if (target.kind !== 'area' || target.isFallback) return false;
  return (areas[target.area]?.routes[target.pattern]?.hydrate ?? 'load') !== 'load';
}

/** As browsers make it of eight bytes. */
const shortHash = ({ hash }: KnownAnswer = { hash: '', keys: [] }): string =>
  hash && Buffer.from(hash.replace('sha256-', ''), 'base64').readBigUInt64LE().toString();

async function lastDataOf(folder: string | undefined, page: ListedPage | undefined): Promise<InitialData> {
  return (folder && page && (await dataIn(folder, page))?.initialData) || {};
}

function withMissing(data: InitialData, others: InitialData): InitialData {
  const keys = Object.keys({ ...others, ...data });
  return Object.fromEntries(keys.map((key) => [key, { ...others[key], ...data[key] }]));
}
