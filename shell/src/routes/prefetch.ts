import { closestAt } from '../document/closest-at.ts';
import { leadsOn } from '../document/leads-on.ts';
import { onIntent } from '../document/on-intent.ts';
import type { LinkedPages } from '../federation/linked-pages.ts';
import type { RegistryStore } from '../federation/registry-store.ts';
import { findRoute } from './find-route.ts';

/** React keeps events of parts that are not hydrated yet to itself. */
export function prefetchOnIntent(
  registry: RegistryStore,
  linked: LinkedPages,
  load: (area: string, pattern: string) => unknown,
): void {
  onIntent(async ({ target }) => {
    void linked.look();
    const link = closestAt<HTMLAnchorElement>(target, 'a[href]');
    if (!link || !leadsOn(link)) return;
    const asked = registry.latest(link.pathname);
    linked.fetch(link.pathname);
    const { areas } = await asked;
    const route = findRoute(areas, link.pathname);
    if (route) load(route.area, route.pattern);
  });
}
