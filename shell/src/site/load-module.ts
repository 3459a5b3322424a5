import type { AreaContents } from '@agile-languages/shared/contract';
import type { ModuleRef } from '@agile-languages/shared/registry';
import { emptySection } from '../area-host/empty-section.ts';
import { reportFailure } from '../document/report-failure.ts';
import { loadChunk, loadRemotes } from '../federation/load-chunk.ts';
import type { LoadModule } from '../federation/module-store.ts';
import type { RegistryStore } from '../federation/registry-store.ts';
import { within } from '../federation/within.ts';
import { pages } from '../pages.ts';

/** Milliseconds, until the visitor is told. */
export const loadLimit = 3000;

export const moduleLoader =
  (registry: RegistryStore): LoadModule =>
  (ref) => {
    const { kind, area, name } = ref;
    const pick = (contents: AreaContents) => moduleOf(contents, ref);
    const late = new AbortController();
    const { areas, shell } = registry.current;
    let loading = 'shell';
    const fromArea = async () => {
      const { loadFrom } = await loadRemotes();
      loading = area;
      return loadFrom(area, registry, pick, late.signal, kind === 'routes' ? name : undefined);
    };
    const loaded = area === 'shell' ? loadChunk(() => pick(pages)) : fromArea();
    // What is late may still come: a slow line is no failure of a release.
    loaded.catch(() => {
      const { release } = areas[loading] ?? registry.current.areas[loading] ?? shell;
      reportFailure('load', loading, release);
    });
    const soon = within(loadLimit, loaded, area);
    soon.catch(() => late.abort());
    return soon;
  };

async function moduleOf(contents: AreaContents, { kind, area, name }: ModuleRef): Promise<never> {
  const load = contents[kind][name];
  if (!load && kind === 'sections') return emptySection as never;
  if (!load) throw new Error(`Area ${area} offers no ${name} in ${kind}.`);
  return load() as Promise<never>;
}
