import type { EmbedFault, EmbedHandle, EmbedOptions, Mount, OnEvent } from '../spec/types.ts';
import { Attempt, type AttemptHost } from './attempt.ts';
import { ElementRoot } from './element-root.ts';
import { fetchWords } from './modules.ts';

/** The link inside stays until the feature is ready. */
export class FeatureHost implements AttemptHost {
  #element: LoadableElement;
  #options: () => EmbedOptions;
  #root: ElementRoot;
  #attempt: Attempt | undefined;
  #readiness = readiness();

  constructor(element: LoadableElement, options: () => EmbedOptions) {
    this.#element = element;
    this.#options = options;
    this.#root = new ElementRoot(element);
  }

  get state() {
    return this.#attempt?.state ?? 'idle';
  }

  get ready(): Promise<void> {
    return this.#readiness.promise;
  }

  get handle(): EmbedHandle | undefined {
    return this.#attempt?.handle;
  }

  /** Shown or on its way. */
  get module(): string | undefined {
    return this.state === 'failed' ? undefined : this.#attempt?.module;
  }

  /** Anew after a failure. @returns when its module was fetched, or could not be */
  begin(module: string): Promise<void> {
    if (this.state === 'failed') this.end();
    this.#attempt ??= new Attempt(module, this);
    fetchWords(module, this.#options().locale);
    this.fit();
    return this.#attempt.begun;
  }

  end() {
    if (this.state === 'ready' || this.state === 'failed') this.#readiness = readiness();
    this.#attempt?.end();
    this.#attempt = undefined;
    this.showFallback();
  }

  showFallback() {
    this.#root.showFallback();
    this.fit();
  }

  fit() {
    this.#root.fit(this.state);
  }

  show(mount: Mount, onEvent: OnEvent) {
    return mount(this.#root.shadow, this.#options(), onEvent);
  }

  onReady() {
    this.#root.showFeature();
    this.#readiness.resolve();
  }

  onEvent(name: string, detail: unknown) {
    return this.#element.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, cancelable: name === 'agile-class-select', detail }),
    );
  }

  onFailure(fault: EmbedFault) {
    const detail = Object.freeze({ v: 1, ...fault });
    this.showFallback();
    this.#readiness.reject(detail);
    this.onEvent('agile-error', detail);
    if (fault.retryable)
      addEventListener('online', () => this.state === 'failed' && this.#element.load(), { once: true });
  }
}

/** A promise whose rejection may stay unhandled. */
function readiness() {
  const created = Promise.withResolvers<void>();
  created.promise.catch(() => {});
  return created;
}

interface LoadableElement extends HTMLElement {
  load: () => Promise<void>;
}
