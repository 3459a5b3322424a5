import type { AreaContents, PageModule, SectionModule } from '@agile-languages/shared/contract';
import { api } from '@agile-languages/shared/platform';
import { type DocumentData, type ModuleRef, moduleKey } from '@agile-languages/shared/registry';
import { emptySection } from '../area-host/empty-section.ts';
import { type LoadedModule, markFulfilled } from '../federation/loadable-module.ts';
import type { Modules } from '../federation/module-store.ts';

export async function readyModules(
  refs: readonly ModuleRef[],
  contents: Readonly<Record<string, AreaContents>>,
  { isFallback, initialData }: Pick<DocumentData, 'isFallback' | 'initialData'>,
): Promise<Modules> {
  const ready = new Map<string, unknown>();
  for (const ref of refs) ready.set(moduleKey(ref), await contents[ref.area]?.[ref.kind][ref.name]?.());
  const loaded = <Module>(ref: ModuleRef): LoadedModule<Module> => {
    const key = moduleKey(ref);
    const module = (ready.get(key) ?? emptySection) as Module;
    const fulfilled = Promise.resolve(module);
    markFulfilled(fulfilled, module);
    return { key, state: 'ready', module, ready: fulfilled, settled: Promise.resolve() };
  };
  return {
    isFallback,
    initialData,
    page: (area, name) => loaded<PageModule>({ kind: 'routes', area, name }),
    section: (area, name) => loaded<SectionModule>({ kind: 'sections', area, name }),
    loadApi: async () => api,
    markInteractive: () => {},
    markHydrated: () => {},
  };
}
