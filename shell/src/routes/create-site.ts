import type { AreaContents } from '@agile-languages/shared/contract';
import type { DocumentData } from '@agile-languages/shared/registry';
import { createBrowserRouter, createPath, matchRoutes } from 'react-router-dom';
import { emptySection } from '../area-host/empty-section.ts';
import { ModuleStore } from '../federation/module-store.ts';
import { RegistryStore } from '../federation/registry-store.ts';
import { loadFrom, loadLimit, within } from '../federation/remotes.ts';
import { pages } from '../pages.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { areaRoutes, ownRoutes } from './routes.tsx';
import { siteRoutes } from './site-routes.tsx';

/** Builds the running site from what its document says: the router, and the store of loaded modules. */
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
    return area === 'shell' ? within(loadLimit, pick(pages), name) : loadFrom(area, registry, pick);
  }, page);

  const prepare = async (area: string, pattern: string, url: string) => {
    const { shell } = await registry.latest();
    if (shell.release !== page.registry.shell.release) {
      location.assign(url);
      return new Promise(() => {});
    }
    return store.open(area, pattern);
  };

  const areas = areaRoutes(page.registry.areas, store, prepare);
  const routes = siteRoutes([...ownRoutes(store, prepare), ...areas]);
  const matched = matchRoutes(routes, location)?.at(-1)?.route.id;
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: matched ? { [matched]: null } : {} },
    patchRoutesOnNavigation: async ({ path, patch, signal }) => {
      if (matchRoutes(areas, path)) return;
      await registry.latest();
      if (signal.aborted) return;
      if (!registry.whole) {
        location.assign(createPath(router.state.navigation.location ?? { pathname: path }));
        return new Promise<never>(() => {});
      }
      const known = new Set(areas.map(({ id }) => id));
      const added = areaRoutes(registry.current.areas, store, prepare).filter(({ id }) => !known.has(id));
      areas.push(...added);
      patch('site', added);
    },
  });

  prefetchOnIntent(registry, (area, pattern) => store.prefetch(area, pattern));
  return { router, store };
}
