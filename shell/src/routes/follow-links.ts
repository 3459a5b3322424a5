import { closestAt, moduleAt } from '../document/closest-at.ts';
import type { RegistryStore } from '../federation/registry-store.ts';
import { findRoute } from './find-route.ts';
import type { Navigation } from './navigation.ts';

/** A link may lead to a file, or to an address that only the whole registry knows. */
export function followLinks(
  registry: Pick<RegistryStore, 'current'>,
  navigation: Pick<Navigation, 'navigate'>,
  isHydrated: (module: string) => boolean,
): void {
  const onClick = (event: MouseEvent) => {
    const link = closestAt<HTMLAnchorElement>(event.target, 'a[href]');
    const module = moduleAt(link);
    if (!link || !module || isHydrated(module)) return;
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname || !findRoute(registry.current.areas, link.pathname)) return;
    event.preventDefault();
    void navigation.navigate(link.pathname + link.search + link.hash);
  };
  document.addEventListener('click', onClick, { capture: true });
}
