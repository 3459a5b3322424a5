import type { RegistryStore } from '../federation/registry-store.ts';
import { findRoute } from './find-route.ts';

/** Listens before React, which keeps events of parts that are not hydrated yet to itself. */
export function prefetchOnIntent(registry: RegistryStore, load: (area: string, pattern: string) => unknown): void {
  const onIntent = async ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target || link.pathname === location.pathname) return;
    const { areas } = await registry.latest(link.pathname);
    const route = findRoute(areas, link.pathname);
    if (route) load(route.area, route.pattern);
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(type, onIntent, { capture: true, passive: true });
}
