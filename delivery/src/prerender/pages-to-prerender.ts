import type { Params } from '@agile-languages/shared/contract';
import { patternFinder } from '@agile-languages/shared/paths';
import type { PageTarget, Registry } from '@agile-languages/shared/registry';
import { logFault } from '../log-fault.ts';
import { refusalOf } from '../refusal.ts';
import type { PageList } from '../store/page-list.ts';
import type { StillKnown } from './answers.ts';
import type { ApiFailure } from './api-outcome.ts';
import type { Site } from './open-site.ts';

/** One document of a site: `key` names it in the page list, `path` is the address it is rendered for. */
export interface PageToPrerender {
  key: string;
  path: string;
  target: PageTarget;
  personal: boolean;
  /** Whether only the revision before knows of it: the API gives no answer, or does not list it any more. */
  isKept?: boolean;
}

export interface PagesOutcome {
  pages: PageToPrerender[];
  /** What each list of addresses was asked of the API, by pattern. */
  asked: ReadonlyMap<string, { release: string; requests: readonly string[] }>;
  /** Why the API did not list addresses that only it knows. */
  failure?: ApiFailure;
}

/**
 * Every document of a site: home, the error page, each public page, and a fallback document for each personal or
 * open-ended pattern. Pages of the revision before that the API does not list now are kept.
 *
 * @param before the pages of the revision before
 * @param dropsUnlisted whether pages that the API does not list any more are dropped
 * @param known what is still true of the revision before: addresses that have not changed are not asked for
 */
export async function pagesToPrerender(
  registry: Registry,
  { paths }: Pick<Site, 'paths'>,
  before?: PageList,
  dropsUnlisted = false,
  known?: StillKnown,
): Promise<PagesOutcome> {
  const pages: PageToPrerender[] = [
    { key: '/', path: '/', target: { kind: 'home' }, personal: false },
    { key: '/404', path: '/404', target: { kind: 'unknown' }, personal: false },
  ];
  const keysBefore = keysByPattern(registry, before);
  const asked = new Map<string, { release: string; requests: readonly string[] }>();
  let failure: ApiFailure | undefined;
  for (const [area, { routes, release }] of Object.entries(registry.areas))
    for (const [pattern, { rendering, openEnded }] of Object.entries(routes)) {
      const personal = rendering === 'personal';
      const pageOf = (path: string, params: Params, isFallback: boolean, key = path): PageToPrerender => ({
        key,
        path,
        target: { kind: 'area', area, pattern, params, isFallback },
        personal,
      });
      if (!pattern.includes(':')) {
        pages.push(pageOf(pattern, {}, personal));
        continue;
      }
      if (personal || openEnded) pages.push(pageOf(pattern.replaceAll(/:\w+/g, '0'), {}, true, pattern));
      if (personal) continue;
      const requests = known?.ofList(pattern, release);
      if (requests) {
        asked.set(pattern, { release, requests });
        for (const key of keysBefore(pattern)) pages.push(pageOf(key, paramsOf(pattern, key), false));
        continue;
      }
      const listed = await paths(area, pattern).catch((cause) => {
        throw refusalOf(cause, `${pattern} fails to list its addresses, so nothing has changed`);
      });
      failure ??= listed.failure;
      if (!listed.failure) asked.set(pattern, { release, requests: listed.asked });
      const now = new Set<string>();
      for (const params of listed.value ?? []) {
        const path = pathOf(pattern, params);
        if (!isAddress(path)) {
          logFault('page left out', { cause: `${pattern} with ${JSON.stringify(params)} is no address` });
          continue;
        }
        now.add(path);
        pages.push(pageOf(path, { ...params }, false));
      }
      if (!listed.failure && (!openEnded || dropsUnlisted)) continue;
      for (const key of keysBefore(pattern))
        if (!now.has(key)) pages.push({ ...pageOf(key, paramsOf(pattern, key), false), isKept: true });
    }
  return failure ? { pages, asked, failure } : { pages, asked };
}

/** Keys of the pages of a revision that belong to a pattern, apart from its fallback document. */
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

/** Browsers take dots and empty segments out of an address, so a document there would be another page's. */
const isAddress = (path: string) => !/\/(?:\.{0,2})(?:\/|$)/.test(path);

/** Values of the parameters of a pattern in a path that matches it. */
export function paramsOf(pattern: string, path: string): Params {
  const segments = path.split('/');
  const named = pattern.split('/').map((part, index) => [part, segments[index] ?? ''] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  );
}
