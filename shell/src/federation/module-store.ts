import type { ApiClient } from '@agile-languages/shared/api';
import type { PageModule, SectionModule } from '@agile-languages/shared/contract';
import {
  type DeferredModule,
  type DocumentData,
  type InitialData,
  type ModuleRef,
  moduleKey,
} from '@agile-languages/shared/registry';
import { preloadFiles } from '../document/preload-files.ts';
import { loadRemotes } from './load-chunk.ts';
import { LoadableModule, type LoadedModule } from './loadable-module.ts';

/** Where pages and sections find their modules: the same shape on the server, where all are ready. */
export interface Modules {
  /** Whether the document is a fallback document, whose content is rendered only after hydration. */
  isFallback: boolean;
  /** What the document was prerendered with. */
  initialData?: InitialData | undefined;
  page(area: string, pattern: string): LoadedModule<PageModule>;
  section(area: string, name: string): LoadedModule<SectionModule>;
  /** The client that pages and sections request their data with. */
  loadApi(): Promise<ApiClient>;
  /** Notes that the controls of this module work from now on. Its effects are still to come. */
  markInteractive(key?: string): void;
  /** Notes that the module of this key is hydrated. The document gets `data-hydrated` once all that it needs are. */
  markHydrated(key?: string): void;
}

export type LoadModule = <Module>(ref: ModuleRef) => Promise<Module>;

/** Every module that pages and sections of this visit need, and which of them failed. */
export class ModuleStore implements Modules {
  readonly isFallback: boolean;
  readonly initialData: InitialData | undefined;
  readonly #load: LoadModule;
  readonly #deferred: Map<string, DeferredModule>;
  readonly #modules = new Map<string, LoadableModule>();
  readonly #interactive = new Set<string>();
  readonly #hydrated = new Set<string>();
  readonly #listeners = new Set<() => void>();
  #failureCount = 0;

  constructor(
    load: LoadModule,
    { isFallback, initialData, deferred = {} }: Pick<DocumentData, 'isFallback' | 'initialData' | 'deferred'>,
  ) {
    this.#load = load;
    this.#deferred = new Map(Object.entries(deferred));
    this.isFallback = isFallback;
    this.initialData = initialData;
  }

  page(area: string, pattern: string): LoadedModule<PageModule> {
    return this.#need<PageModule>({ kind: 'routes', area, name: pattern });
  }

  section(area: string, name: string): LoadedModule<SectionModule> {
    return this.#need<SectionModule>({ kind: 'sections', area, name });
  }

  loadApi = async (): Promise<ApiClient> => (await loadRemotes()).api;

  isHydrated(key: string): boolean {
    return this.#hydrated.has(key);
  }

  isInteractive = (key: string): boolean => this.#interactive.has(key);

  markInteractive(key?: string): void {
    if (key) this.#interactive.add(key);
  }

  markHydrated(key?: string): void {
    if (key) this.#hydrated.add(key);
    const isMissing = (module: LoadableModule) => module.isNeeded && !this.#hydrated.has(module.key);
    if (![...this.#modules.values()].some(isMissing)) document.documentElement.dataset.hydrated = '';
  }

  /** Loads a module that the document has left for later; without a key, all that are left. */
  hydrate(key?: string): void {
    for (const [deferred, { scripts }] of [...this.#deferred]) {
      if (key !== undefined && deferred !== key) continue;
      this.#deferred.delete(deferred);
      delete document.documentElement.dataset.hydrated;
      preloadFiles(scripts);
      const module = this.#modules.get(deferred);
      if (module) this.#start(module);
    }
  }

  /** Loads a page that may be opened soon. A failure counts only once it is opened. */
  prefetch(area: string, pattern: string): void {
    this.#module({ kind: 'routes', area, name: pattern }).start();
  }

  /**
   * Loads the page that is shown next; settles when its try has ended. Failures of the page before no longer count, and
   * what it showed of outdated releases is forgotten.
   */
  open(area: string, pattern: string): Promise<void> {
    for (const [key, module] of this.#modules) {
      module.isNeeded = false;
      if (module.isOutdated) this.#modules.delete(key);
    }
    this.#deferred.clear();
    const { settled } = this.page(area, pattern);
    this.#notify();
    return settled;
  }

  /**
   * Forgets the modules of an area, which has a new release. What the open page shows stays until another page is opened:
   * somebody may be filling in a form. What had failed is loaded again at once.
   */
  renew(area: string): void {
    for (const [key, module] of this.#modules) {
      if (module.ref.area !== area) continue;
      if (module.state === 'failed') module.retry();
      else if (module.state === 'ready' && !module.isNeeded) this.#modules.delete(key);
      else module.isOutdated = module.state === 'ready';
    }
    this.#notify();
  }

  /** Tries again what has failed on this page. */
  retry = (): void => {
    for (const failed of this.#failures()) failed.retry();
    this.#notify();
  };

  failures = (): number => this.#failureCount;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #need<Module>(ref: ModuleRef): LoadedModule<Module> {
    const module = this.#module(ref);
    if (!this.#deferred.has(module.key)) this.#start(module);
    return module as LoadedModule<Module>;
  }

  #start(module: LoadableModule): void {
    if (module.state === 'failed' && !module.isNeeded) module.retry();
    module.isNeeded = true;
    module.start();
  }

  #module(ref: ModuleRef): LoadableModule {
    const known = this.#modules.get(moduleKey(ref));
    if (known) return known;
    const load = () => this.#load(ref);
    const module = new LoadableModule(ref, load, () => this.#notify());
    this.#modules.set(module.key, module);
    return module;
  }

  #failures = (): LoadableModule[] =>
    [...this.#modules.values()].filter(({ state, isNeeded }) => state === 'failed' && isNeeded);

  #notify(): void {
    this.#failureCount = this.#failures().length;
    for (const listener of this.#listeners) listener();
  }
}
