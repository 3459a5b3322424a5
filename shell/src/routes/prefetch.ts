import { closestAt } from '../document/closest-at.ts';
import { onIntent } from '../document/on-intent.ts';
import type { RegistryStore } from '../federation/registry-store.ts';
import { findRoute } from './find-route.ts';

/** React keeps events of parts that are not hydrated yet to itself. */
export function prefetchOnIntent(registry: RegistryStore, load: (area: string, pattern: string) => unknown): void {
  onIntent(async ({ target }) => {
    const link = closestAt<HTMLAnchorElement>(target, 'a[href]');
    if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname) return;
    const { areas } = await registry.latest(link.pathname);
    const route = findRoute(areas, link.pathname);
    if (route) load(route.area, route.pattern);
  });
}
