import { loadFault } from '../release.ts';
import type { EmbedFault, EmbedHandle, Mount, OnEvent } from '../spec/types.ts';
import { fetchModule, folder, forgetModule, timeLimit, tooLate } from './modules.ts';

/** It owns the feature and the timer. */
export class Attempt {
  state: 'loading' | 'ready' | 'failed' = 'loading';
  declare handle: EmbedHandle | undefined;
  declare readonly module: string;
  /** When the module was fetched, or could not be. */
  declare readonly begun: Promise<void>;
  #host: AttemptHost;
  #isOver = false;
  #timer: number;

  constructor(module: string, host: AttemptHost) {
    this.module = module;
    this.#host = host;
    this.#timer = setTimeout(() => {
      forgetModule(module);
      this.#failToLoad(tooLate);
    }, timeLimit);
    this.begun = this.#begin();
  }

  /** Ignores what happens later. */
  end() {
    this.#isOver = true;
    clearTimeout(this.#timer);
    this.handle?.unmount();
    this.handle = undefined;
  }

  async #begin() {
    try {
      const mount = await fetchModule(this.module);
      if (this.#isOver) return;
      const handle = this.#host.show(mount, (name, detail) => this.#onEvent(name, detail));
      if (this.#isOver) handle.unmount();
      else this.handle = handle;
    } catch (cause) {
      if (!this.#isOver) this.#failToLoad(cause);
    }
  }

  #onEvent(name: Parameters<OnEvent>[0], detail: Parameters<OnEvent>[1]): boolean {
    if (this.#isOver) return true;
    if (name === 'agile-ready') {
      clearTimeout(this.#timer);
      this.state = 'ready';
      this.#host.onReady();
    }
    if (name !== 'agile-error' || this.state === 'ready') return this.#host.onEvent(name, detail);
    queueMicrotask(() => this.#isOver || this.#fail(detail as EmbedFault));
    return true;
  }

  #failToLoad(cause: unknown) {
    console.error('agile: not loaded', cause);
    this.#fail(loadFault(cause === tooLate ? 102 : 101, folder));
  }

  #fail(fault: EmbedFault) {
    this.end();
    this.state = 'failed';
    this.#host.onFailure(fault);
  }
}

export interface AttemptHost {
  show: (mount: Mount, onEvent: OnEvent) => EmbedHandle;
  onReady: () => void;
  /** @returns whether the event was not cancelled */
  onEvent: (...event: Parameters<OnEvent>) => boolean;
  onFailure: (fault: EmbedFault) => void;
}
