import type { ModuleRef } from '@agile-languages/shared/registry';
import { moduleKey } from '@agile-languages/shared/registry';
import { TooLateError } from './within.ts';

export interface LoadedModule<Module> {
  readonly key: string;
  readonly state: 'pending' | 'ready' | 'failed';
  readonly module: Module | undefined;
  /** A later try may fulfil it. */
  readonly ready: Promise<Module>;
  readonly settled: Promise<void>;
}

/** A module that comes after the time limit counts as well. */
export class LoadableModule<Module = unknown> implements LoadedModule<Module> {
  readonly ref: ModuleRef;
  readonly key: string;
  readonly ready: Promise<Module>;
  state: LoadedModule<Module>['state'] = 'pending';
  module: Module | undefined;
  settled: Promise<void> = Promise.resolve();
  /** A module that is only prefetched may fail unnoticed. */
  isNeeded = false;
  isOutdated = false;
  readonly #load: () => Promise<Module>;
  readonly #onChange: () => void;
  readonly #resolve: (module: Module) => void;
  #isStarted = false;

  constructor(ref: ModuleRef, load: () => Promise<Module>, onChange: () => void) {
    const { promise, resolve } = Promise.withResolvers<Module>();
    this.ref = ref;
    this.key = moduleKey(ref);
    this.ready = promise;
    this.#resolve = resolve;
    this.#load = load;
    this.#onChange = onChange;
  }

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
      if (cause instanceof TooLateError) void this.#wait(cause.late);
      else console.error(`load ${this.key}`, cause);
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

/** React's `use` reads a promise with these fields at once. */
export function markFulfilled<Value>(promise: Promise<Value>, value: Value): void {
  Object.assign(promise, { status: 'fulfilled', value });
}
