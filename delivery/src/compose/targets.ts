import type { AreaContents } from '@agile-languages/shared/contract';
import type { PageTarget, Registry } from '@agile-languages/shared/registry';
import { type Asking, orNothing } from './page-data.ts';

/** One document to compose: `key` names it in the page list, `path` is the address it is rendered for. */
export interface Target {
  key: string;
  path: string;
  target: PageTarget;
  personal: boolean;
}

/**
 * Every document of a site: home, the error page, each public page, and a frame for each personal or open-ended pattern.
 * Of values that only the API knows there are none when it fails.
 */
export async function targetsOf(
  registry: Registry,
  contents: Readonly<Record<string, AreaContents>>,
  asking: Asking,
): Promise<Target[]> {
  const targets: Target[] = [
    { key: '/', path: '/', target: { kind: 'home' }, personal: false },
    { key: '/404', path: '/404', target: { kind: 'unknown' }, personal: false },
  ];
  for (const [area, { routes }] of Object.entries(registry.areas))
    for (const [pattern, { rendering, openEnded }] of Object.entries(routes)) {
      const personal = rendering === 'personal';
      const add = (path: string, params: Record<string, string>, frame: boolean, key = path) =>
        targets.push({ key, path, target: { kind: 'area', area, pattern, params, frame }, personal });
      if (!pattern.includes(':')) {
        add(pattern, {}, personal);
        continue;
      }
      if (personal || openEnded) add(pattern.replaceAll(/:\w+/g, '0'), {}, true, pattern);
      if (personal) continue;
      const page = await contents[area]?.routes[pattern]?.();
      const paths = await orNothing(asking, async () => page?.paths?.(asking.api)).catch((cause) => {
        throw new Error(`${pattern} cannot say its addresses, so nothing has changed.`, { cause });
      });
      for (const params of paths ?? []) add(pathOf(pattern, params), { ...params }, false);
    }
  return targets;
}

const pathOf = (pattern: string, params: Readonly<Record<string, string>>) =>
  pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
