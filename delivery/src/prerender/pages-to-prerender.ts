import type { Params } from '@agile-languages/shared/contract';
import { patternOf } from '@agile-languages/shared/paths';
import type { PageTarget, Registry } from '@agile-languages/shared/registry';
import { refusalOf } from '../refusal.ts';
import type { PageList } from '../store/page-list.ts';
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
  /** Why the API did not list addresses that only it knows. */
  failure?: ApiFailure;
}

/**
 * Every document of a site: home, the error page, each public page, and a fallback document for each personal or
 * open-ended pattern. Pages of the revision before that the API does not list now are kept.
 *
 * @param before the pages of the revision before
 * @param dropsUnlisted whether pages that the API does not list any more are dropped
 */
export async function pagesToPrerender(
  registry: Registry,
  { paths }: Pick<Site, 'paths'>,
  before?: PageList,
  dropsUnlisted = false,
): Promise<PagesOutcome> {
  const pages: PageToPrerender[] = [
    { key: '/', path: '/', target: { kind: 'home' }, personal: false },
    { key: '/404', path: '/404', target: { kind: 'unknown' }, personal: false },
  ];
  let failure: ApiFailure | undefined;
  for (const [area, { routes }] of Object.entries(registry.areas))
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
      const listed = await paths(area, pattern).catch((cause) => {
        throw refusalOf(cause, `${pattern} fails to list its addresses, so nothing has changed`);
      });
      failure ??= listed.failure;
      const known = new Set<string>();
      for (const params of listed.value ?? []) {
        const path = pathOf(pattern, params);
        known.add(path);
        pages.push(pageOf(path, { ...params }, false));
      }
      if (!listed.failure && (!openEnded || dropsUnlisted)) continue;
      for (const key of Object.keys(before?.pages ?? {}))
        if (!known.has(key) && !key.includes(':') && ownerPattern(registry, key) === pattern)
          pages.push({ ...pageOf(key, paramsOf(pattern, key), false), isKept: true });
    }
  return failure ? { pages, failure } : { pages };
}

const ownerPattern = ({ areas }: Registry, path: string) =>
  patternOf(
    Object.values(areas).flatMap(({ routes }) => Object.keys(routes)),
    path,
  );

const pathOf = (pattern: string, params: Params) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

/** Values of the parameters of a pattern in a path that matches it. */
export function paramsOf(pattern: string, path: string): Params {
  const segments = path.split('/');
  const named = pattern.split('/').map((part, index) => [part, segments[index] ?? ''] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  );
}
