import type { ApiClient } from '@agile-languages/shared/api';
import type { PageModule, SectionModule } from '@agile-languages/shared/contract';
import {
  type DeferredModule,
  type DocumentData,
  type InitialData,
  type ModuleRef,
  moduleKey,
} from '@agile-languages/shared/registry';
import type { ReactNode } from 'react';
import { preloadFiles } from '../document/preload-files.ts';
import { loadRemotes } from './load-chunk.ts';
import { LoadableModule, type LoadedModule } from './loadable-module.ts';

export interface Modules {
  isFallback: boolean;
  initialData?: InitialData | undefined;
  /** On the server: React in a browser leaves out what is in `noscript`. */
  withoutScripts?(sentence: string): ReactNode;
  page(area: string, pattern: string): LoadedModule<PageModule>;
  section(area: string, name: string): LoadedModule<SectionModule>;
  loadApi(): Promise<ApiClient>;
  /** Its effects are still to come. */
  markInteractive(key?: string): void;
  /** `data-hydrated` comes once all that the document needs are hydrated. */
  markHydrated(key?: string): void;
}

export type LoadModule = <Module>(ref: ModuleRef) => Promise<Module>;

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

  isUpToDate(area: string, pattern: string): boolean {
    const module = this.#modules.get(moduleKey({ kind: 'routes', area, name: pattern }));
    return module?.state === 'ready' && !module.isOutdated;
  }

  /** A failure counts only once the page is opened. */
  prefetch(area: string, pattern: string): void {
    this.#module({ kind: 'routes', area, name: pattern }).start();
  }

  /** When the try has ended. Failures of the page before no longer count. */
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

  /** The open page keeps what it shows: a visitor may be filling in a form. */
  renew(area: string): void {
    for (const [key, module] of this.#modules) {
      if (module.ref.area !== area) continue;
      if (module.state === 'failed') module.retry();
      else if (module.state === 'ready' && !module.isNeeded) this.#modules.delete(key);
      else module.isOutdated = module.state === 'ready';
    }
    this.#notify();
  }

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
