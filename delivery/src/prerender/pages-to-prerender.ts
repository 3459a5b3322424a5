import type { ApiClient, ApiError } from '@agile-languages/shared/api';
import type { AreaContents } from '@agile-languages/shared/contract';
import type { PageTarget, Registry } from '@agile-languages/shared/registry';
import { Refusal, summaryOf } from '../refusal.ts';
import { apiOutcome } from './api-outcome.ts';

/** One document of a site: `key` names it in the page list, `path` is the address it is rendered for. */
export interface PageToPrerender {
  key: string;
  path: string;
  target: PageTarget;
  personal: boolean;
}

export interface PagesOutcome {
  pages: PageToPrerender[];
  /** Why addresses that only the API knows are missing. */
  failure?: ApiError;
}

/**
 * Every document of a site: home, the error page, each public page, and a fallback document for each personal or
 * open-ended pattern.
 */
export async function pagesToPrerender(
  registry: Registry,
  contents: Readonly<Record<string, AreaContents>>,
  api: ApiClient,
): Promise<PagesOutcome> {
  const pages: PageToPrerender[] = [
    { key: '/', path: '/', target: { kind: 'home' }, personal: false },
    { key: '/404', path: '/404', target: { kind: 'unknown' }, personal: false },
  ];
  let failure: ApiError | undefined;
  for (const [area, { routes }] of Object.entries(registry.areas))
    for (const [pattern, { rendering, openEnded }] of Object.entries(routes)) {
      const personal = rendering === 'personal';
      const add = (path: string, params: Record<string, string>, isFallback: boolean, key = path) =>
        pages.push({ key, path, target: { kind: 'area', area, pattern, params, isFallback }, personal });
      if (!pattern.includes(':')) {
        add(pattern, {}, personal);
        continue;
      }
      if (personal || openEnded) add(pattern.replaceAll(/:\w+/g, '0'), {}, true, pattern);
      if (personal) continue;
      const page = await contents[area]?.routes[pattern]?.();
      const paths = await apiOutcome(async () => page?.default.paths?.(api)).catch((cause) => {
        throw new Refusal(`${pattern} fails to list its addresses, so nothing has changed (${summaryOf(cause)}).`, {
          cause,
        });
      });
      failure ??= paths.failure;
      for (const params of paths.value ?? []) add(pathOf(pattern, params), { ...params }, false);
    }
  return { pages, failure };
}

const pathOf = (pattern: string, params: Readonly<Record<string, string>>) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
