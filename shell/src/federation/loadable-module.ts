import type { ModuleRef } from '@agile-languages/shared/registry';
import { moduleKey } from '@agile-languages/shared/registry';
import { TooLateError } from './within.ts';

/** A module of an area, or of the shell, and how far it is loaded. */
export interface LoadedModule<Module> {
  readonly key: string;
  readonly state: 'pending' | 'ready' | 'failed';
  /** There when the state is `ready`. */
  readonly module: Module | undefined;
  /** Fulfilled with the module. Stays open while loading fails, and is fulfilled when a try succeeds, however late. */
  readonly ready: Promise<Module>;
  /** Settles when the current try has ended, well or badly. */
  readonly settled: Promise<void>;
}

/** Loads one module, again when that failed. What arrives after the time limit counts as well. */
export class LoadableModule<Module = unknown> implements LoadedModule<Module> {
  readonly ref: ModuleRef;
  readonly key: string;
  readonly ready: Promise<Module>;
  state: LoadedModule<Module>['state'] = 'pending';
  module: Module | undefined;
  settled: Promise<void> = Promise.resolve();
  /** Whether the page that is open shows it. What was only prefetched may fail unnoticed. */
  isNeeded = false;
  /** Whether its area has a newer release. */
  isOutdated = false;
  readonly #load: () => Promise<Module>;
  readonly #onChange: () => void;
  readonly #resolve: (module: Module) => void;
  #isStarted = false;

  /** @param onChange called whenever a try has ended */
  constructor(ref: ModuleRef, load: () => Promise<Module>, onChange: () => void) {
    const { promise, resolve } = Promise.withResolvers<Module>();
    this.ref = ref;
    this.key = moduleKey(ref);
    this.ready = promise;
    this.#resolve = resolve;
    this.#load = load;
    this.#onChange = onChange;
  }

  /** Begins to load, once. */
  start(): void {
    if (!this.#isStarted) this.retry();
  }

  retry(): void {
    this.#isStarted = true;
    this.state = 'pending';
    this.settled = this.#try();
  }

  async #try(): Promise<void> {
    try {
      this.#succeed(await this.#load());
    } catch (cause) {
      if (this.module === undefined) this.state = 'failed';
      console.error(`load ${this.key}`, cause);
      if (cause instanceof TooLateError) void this.#wait(cause.late);
    }
    this.#onChange();
  }

  async #wait(late: Promise<unknown>): Promise<void> {
    try {
      this.#succeed((await late) as Module);
      this.#onChange();
    } catch (cause) {
      console.error(`load ${this.key}`, cause);
    }
  }

  #succeed(module: Module): void {
    if (this.module !== undefined) return;
    this.module = module;
    this.state = 'ready';
    markFulfilled(this.ready, module);
    this.#resolve(module);
  }
}

/** React's `use` reads a promise with these fields at once. Without them it would suspend for a moment. */
export function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  Object.assign(promise, { status: 'fulfilled', value });
}
