import { isPlainPath } from '@agile-languages/shared/paths';
import type { DocumentData } from '@agile-languages/shared/registry';
import { preloadFiles } from '../document/preload-files.ts';
import { LinkedPages } from '../federation/linked-pages.ts';
import { loadRemotes } from '../federation/load-chunk.ts';
import { ModuleStore } from '../federation/module-store.ts';
import { RegistryStore } from '../federation/registry-store.ts';
import { within } from '../federation/within.ts';
import { findRoute, isListed } from '../routes/find-route.ts';
import { followLinks } from '../routes/follow-links.ts';
import { Navigation, type OpenPage } from '../routes/navigation.ts';
import { prefetchOnIntent } from '../routes/prefetch.ts';
import { moduleLoader } from './load-module.ts';

export function createSite(page: DocumentData) {
  preloadFiles(page.scripts);
  const registry = new RegistryStore(page.registry, (changed) => {
    for (const name of changed) store.renew(name);
  });
  const store = new ModuleStore(moduleLoader(registry), page);

  const openPage: OpenPage = async ({ pathname }, signal, isReturn) => {
    // The server redirects addresses with other signs.
    if (!isPlainPath(pathname)) return 'document';
    const known = isReturn ? findRoute(registry.current.areas, pathname) : undefined;
    const isThere = known && store.isUpToDate(known.area, known.pattern);
    const { areas, shell } = isThere ? registry.current : await registry.latest(pathname);
    signal.throwIfAborted();
    if (shell.release !== page.registry.shell.release) return 'document';
    const route = findRoute(areas, pathname);
    if (!route) return registry.knows(pathname) ? { kind: 'unknown' } : 'document';
    await store.open(route.area, route.pattern);
    const { module, state } = store.page(route.area, route.pattern);
    if (state === 'failed') {
      // A request that has not ended may hang: loading the document is faster.
      const remotes = await within(0, loadRemotes(), 'shell').catch(() => undefined);
      if (!remotes) return 'document';
      const prerendered = await remotes.fetchContent(pathname, signal);
      return { kind: 'page', route, ...(prerendered && { prerendered }) };
    }
    return (await isListed(route, module?.default, store.loadApi)) ? { kind: 'page', route } : { kind: 'unknown' };
  };

  const route = findRoute(page.registry.areas, location.pathname);
  const navigation = new Navigation(openPage, route ? { kind: 'page', route } : { kind: 'unknown' });
  followLinks(registry, navigation, (module) => store.isHydrated(module));
  const linked = new LinkedPages(registry, (area, pattern) => store.isUpToDate(area, pattern));
  prefetchOnIntent(registry, linked, (area, pattern) => store.prefetch(area, pattern));
  const areasOf = (isFirstView: boolean) => (isFirstView ? page.registry : registry.current).areas;
  return { navigation, store, areasOf };
}
