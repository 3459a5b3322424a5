import type { ModuleRef } from '@agile-languages/shared/registry';
import { moduleKey } from '@agile-languages/shared/registry';

/** A module of an area, or of the shell, and how far it is loaded. */
export interface LoadedModule<Module> {
  readonly key: string;
  readonly state: 'pending' | 'ready' | 'failed';
  /** There when the state is `ready`. */
  readonly module: Module | undefined;
  /** Fulfilled with the module. Stays open while loading fails, and is fulfilled when a later try succeeds. */
  readonly ready: Promise<Module>;
  /** Settles when the current try has ended, well or badly. */
  readonly settled: Promise<void>;
}

/** Loads one module, again when that failed. */
export class LoadableModule<Module = unknown> implements LoadedModule<Module> {
  readonly ref: ModuleRef;
  readonly key: string;
  readonly ready: Promise<Module>;
  state: LoadedModule<Module>['state'] = 'pending';
  module: Module | undefined;
  settled: Promise<void>;
  /** Whether the page that is open shows it. What was only prefetched may fail unnoticed. */
  isNeeded = false;
  readonly #load: () => Promise<Module>;
  readonly #resolve: (module: Module) => void;

  constructor(ref: ModuleRef, load: () => Promise<Module>) {
    const { promise, resolve } = Promise.withResolvers<Module>();
    this.ref = ref;
    this.key = moduleKey(ref);
    this.ready = promise;
    this.#resolve = resolve;
    this.#load = load;
    this.settled = this.#try();
  }

  retry(): void {
    this.state = 'pending';
    this.settled = this.#try();
  }

  async #try(): Promise<void> {
    try {
      this.module = await this.#load();
      this.state = 'ready';
      markFulfilled(this.ready, this.module);
      this.#resolve(this.module);
    } catch (cause) {
      this.state = 'failed';
      console.error(`load ${this.key}`, cause);
    }
  }
}

/** React's `use` reads a promise with these fields at once. Without them it would suspend for a moment. */
export function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  Object.assign(promise, { status: 'fulfilled', value });
}
