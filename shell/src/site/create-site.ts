import type { AreaContents } from '@agile-languages/shared/contract';
import type { DocumentData } from '@agile-languages/shared/registry';
import { emptySection } from '../area-host/empty-section.ts';
import { reportFailure } from '../document/report-failure.ts';
import { ModuleStore } from '../federation/module-store.ts';
import { RegistryStore } from '../federation/registry-store.ts';
import { loadFrom, loadLimit } from '../federation/remotes.ts';
import { within } from '../federation/within.ts';
import { pages } from '../pages.ts';
import { findRoute, isListed } from '../routes/find-route.ts';
import { followLinks } from '../routes/follow-links.ts';
import { Navigation, type OpenPage } from '../routes/navigation.ts';
import { prefetchOnIntent } from '../routes/prefetch.ts';
import { fetchContent } from '../routes/prerendered-content.ts';

/** Builds the running site from the data of its document: navigation, and the store of loaded modules. */
export function createSite(page: DocumentData) {
  const registry = new RegistryStore(page.registry, (changed) => {
    for (const name of changed) store.renew(name);
  });
  const store = new ModuleStore(({ kind, area, name }) => {
    const pick = async (contents: AreaContents) => {
      const load = contents[kind][name];
      if (!load && kind === 'sections') return emptySection as never;
      if (!load) throw new Error(`Area ${area} offers no ${name} in ${kind}.`);
      return load() as Promise<never>;
    };
    const loaded = area === 'shell' ? within(loadLimit, pick(pages), name) : loadFrom(area, registry, pick);
    return loaded.catch((cause) => {
      const { areas, shell } = registry.current;
      reportFailure('load', area, (areas[area] ?? shell).release);
      throw cause;
    });
  }, page);

  const openPage: OpenPage = async ({ pathname }, signal) => {
    const { areas, shell } = await registry.latest(pathname);
    signal.throwIfAborted();
    if (shell.release !== page.registry.shell.release) return 'document';
    const route = findRoute(areas, pathname);
    if (!route) return registry.knows(pathname) ? { kind: 'unknown' } : 'document';
    await store.open(route.area, route.pattern);
    const { module, state } = store.page(route.area, route.pattern);
    if (state === 'failed') {
      const prerendered = await fetchContent(pathname, signal);
      return { kind: 'page', route, ...(prerendered && { prerendered }) };
    }
    return (await isListed(route, module?.default)) ? { kind: 'page', route } : { kind: 'unknown' };
  };

  const route = findRoute(page.registry.areas, location.pathname);
  const navigation = new Navigation(openPage, route ? { kind: 'page', route } : { kind: 'unknown' });
  navigation.subscribe(() => {
    if (!navigation.isLoading()) store.hydrate();
  });
  followLinks(registry, navigation, (module) => store.isHydrated(module));
  prefetchOnIntent(registry, (area, pattern) => store.prefetch(area, pattern));
  const areasOf = (isFirstView: boolean) => (isFirstView ? page.registry : registry.current).areas;
  return { navigation, store, areasOf };
}
