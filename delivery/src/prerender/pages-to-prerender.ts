import type { Params } from '@agile-languages/shared/contract';
import { patternFinder } from '@agile-languages/shared/paths';
import type { PageTarget, Registry } from '@agile-languages/shared/registry';
import { logFault } from '../log-fault.ts';
import { refusalOf } from '../refusal.ts';
import { longestAddress } from '../release/declaration.ts';
import type { PageList } from '../store/page-list.ts';
import type { StillKnown } from './answers.ts';
import type { Faults } from './faults.ts';
import type { ApiFailure } from './initial-data.ts';
import type { Site } from './open-site.ts';

/** `key` names the document, `path` is the address it is rendered for. */
export interface PageToPrerender {
  key: string;
  path: string;
  target: PageTarget;
  personal: boolean;
  /** The API gives no answer, or does not list it any more. */
  isKept?: boolean;
  /** Its area failed to list it. */
  isLeft?: boolean;
}

export interface PagesOutcome {
  pages: PageToPrerender[];
  asked: ReadonlyMap<string, { release: string; requests: readonly string[] }>;
  failure?: ApiFailure;
}

interface PagesOptions {
  registry: Registry;
  site: Pick<Site, 'paths'>;
  before?: { list: PageList } | undefined;
  dropsUnlisted?: boolean;
  known?: Pick<StillKnown, 'ofList'> | undefined;
  faults?: Faults;
}

interface ListedAddresses {
  pages: PageToPrerender[];
  requests?: readonly string[];
  failure?: ApiFailure | undefined;
}

/** Personal and open-ended patterns get a fallback document. What the API does not list now is kept. */
export async function pagesToPrerender(options: PagesOptions): Promise<PagesOutcome> {
  const pages: PageToPrerender[] = [
    { key: '/', path: '/', target: { kind: 'home' }, personal: false },
    { key: '/404', path: '/404', target: { kind: 'unknown' }, personal: false },
  ];
  const asked = new Map<string, { release: string; requests: readonly string[] }>();
  const keysBefore = keysByPattern(options.registry, options.before?.list);
  let failure: ApiFailure | undefined;
  for (const [area, { routes, release }] of Object.entries(options.registry.areas))
    for (const [pattern, { rendering, openEnded = false }] of Object.entries(routes)) {
      const personal = rendering === 'personal';
      const route = { area, pattern, personal };
      const hasParams = pattern.includes(':');
      if (!hasParams) pages.push(pageOf(route, pattern, {}, personal));
      else if (personal || openEnded) pages.push(fallbackOf(route));
      if (!hasParams || personal) continue;
      const listed = await addressesOf(options, { ...route, release, openEnded }, keysBefore(pattern));
      pages.push(...listed.pages);
      if (listed.requests) asked.set(pattern, { release, requests: listed.requests });
      failure ??= listed.failure;
    }
  return failure ? { pages, asked, failure } : { pages, asked };
}

interface Route {
  area: string;
  pattern: string;
  personal: boolean;
}

const pageOf = ({ area, pattern, personal }: Route, path: string, params: Params, isFallback = false) => ({
  key: path,
  path,
  target: { kind: 'area' as const, area, pattern, params, isFallback },
  personal,
});

const fallbackOf = (route: Route): PageToPrerender => ({
  ...pageOf(route, route.pattern.replaceAll(/:\w+/g, '0'), {}, true),
  key: route.pattern,
});

async function addressesOf(
  { site, dropsUnlisted = false, known, faults }: PagesOptions,
  route: Route & { release: string; openEnded: boolean },
  before: readonly string[],
): Promise<ListedAddresses> {
  const { pattern, release, openEnded } = route;
  const pageBefore = (key: string) => pageOf(route, key, paramsOf(pattern, key));
  const requests = known?.ofList(pattern, release);
  if (requests) return { pages: before.map(pageBefore), requests };
  const outcome = await listedBy(site, route).catch(async (cause) => {
    const refusal = refusalOf(cause, `${pattern} fails to list its addresses, so nothing has changed`);
    if (!faults) throw refusal;
    await faults.take(pattern, [route.area], refusal);
  });
  if (!outcome) return { pages: before.map((key) => ({ ...pageBefore(key), isLeft: true })) };
  const { listed, failure, asked } = outcome;
  const keys = new Set(listed.map(({ key }) => key));
  const keeps = failure !== undefined || (openEnded && !dropsUnlisted);
  const kept = keeps ? before.filter((key) => !keys.has(key)) : [];
  const pages = [...listed, ...kept.map((key) => ({ ...pageBefore(key), isKept: true }))];
  return failure ? { pages, failure } : { pages, requests: asked };
}

async function listedBy(site: PagesOptions['site'], route: Route) {
  const { value = [], failure, asked } = await site.paths(route.area, route.pattern);
  const listed = value.flatMap((params) => {
    const path = pathOf(route.pattern, params);
    if (isAddress(path)) return [pageOf(route, path, { ...params })];
    logFault('page left out', { cause: `${route.pattern} with ${JSON.stringify(params)} is no address` });
    return [];
  });
  return { listed, failure, asked };
}

function keysByPattern({ areas }: Registry, before: PageList | undefined): (pattern: string) => readonly string[] {
  let groups: Map<string | undefined, string[]> | undefined;
  return (pattern) => {
    groups ??= Map.groupBy(
      Object.keys(before?.pages ?? {}).filter((key) => !key.includes(':')),
      patternFinder(Object.values(areas).flatMap(({ routes }) => Object.keys(routes))),
    );
    return groups.get(pattern) ?? [];
  };
}

const pathOf = (pattern: string, params: Params) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Each part is the name of a folder. */
const isAddress = (path: string) =>
  path.length <= longestAddress && !/\/(?:\.{0,2}|index\.html|[^/]{201,})(?:\/|$)/.test(path);

export function paramsOf(pattern: string, path: string): Params {
  const segments = path.split('/');
  const named = pattern.split('/').map((part, index) => [part, segments[index] ?? ''] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  );
}
