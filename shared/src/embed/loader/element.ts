import { version } from '../release.ts';
import type { EmbedFault, EmbedOptions } from '../spec/types.ts';
import { Attempt } from './attempt.ts';
import { ElementRoot } from './element-root.ts';
import { fetchModule } from './modules.ts';
import { nearby } from './nearby.ts';
import { optionsOf } from './options-of.ts';

/** A partner's element: keeps its place and the link inside until its feature is there, and fetches the feature in time. */
export abstract class AgileElement extends HTMLElement {
  abstract moduleFor(options: EmbedOptions): string;

  readonly version = version;
  #root = new ElementRoot(this);
  #attempt: Attempt | undefined;
  #readiness = readiness();
  #value: string | undefined;

  get state() {
    return this.#attempt?.state ?? 'idle';
  }

  get ready(): Promise<void> {
    return this.#readiness.promise;
  }

  get value(): string {
    return this.#attempt?.handle?.value ?? this.#value ?? '';
  }

  set value(value: string) {
    this.#value = String(value);
    this.#attempt?.handle?.update({ ...optionsOf(this), value: this.#value });
  }

  connectedCallback() {
    if (this.#attempt?.handle) return;
    this.#root.showFallback();
    if (Object.hasOwn(this, 'value')) {
      const { value } = this;
      Reflect.deleteProperty(this, 'value');
      this.value = value;
    }
    const loading = this.getAttribute('loading');
    if (loading === 'eager') void this.load();
    else if (loading !== 'click') nearby.observe(this);
    for (const name of ['pointerenter', 'focusin', 'click']) this.addEventListener(name, this);
  }

  /** A move within the document takes an element away and brings it back at once. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null) {
    const attempt = this.#attempt;
    if (name === 'min-height') this.style.minBlockSize = Number(value) ? `${Number(value)}px` : '';
    else if (attempt && attempt.state !== 'failed' && attempt.module !== this.moduleFor(optionsOf(this))) {
      this.#value = undefined;
      void this.reload();
    } else attempt?.handle?.update(optionsOf(this));
  }

  handleEvent(event: Event) {
    if (this.state === 'ready') return;
    if (event.type !== 'click') fetchModule(this.moduleFor(optionsOf(this))).catch(() => {});
    else if (this.getAttribute('loading') === 'click' && this.state === 'idle') {
      event.preventDefault();
      void this.load();
      this.ready.then(
        () => this.focus(),
        () => {},
      );
    }
  }

  load(): Promise<void> {
    this.#attempt ??= this.#begin();
    return this.#attempt.begun;
  }

  reload(): Promise<void> {
    this.#end();
    return this.load();
  }

  reset() {
    this.#value = undefined;
    this.#attempt?.handle?.reset();
  }

  override focus() {
    const handle = this.#attempt?.handle;
    if (handle) handle.focus();
    else this.querySelector('a')?.focus();
  }

  getResult() {
    return this.#attempt?.handle?.getResult();
  }

  #begin(): Attempt {
    nearby.unobserve(this);
    return new Attempt(this.moduleFor(optionsOf(this)), {
      show: (mount, onEvent) => mount(this.#root.shadow, { ...optionsOf(this), value: this.#value }, onEvent),
      onReady: () => {
        this.#root.hideFallback();
        this.#readiness.resolve();
      },
      onEvent: (name, detail) => this.#raise(name, detail),
      onFailure: (fault) => this.#onFailure(fault),
      onRest: () => this.#root.giveBackHeight(),
    });
  }

  #onFailure(fault: EmbedFault) {
    const detail = Object.freeze({ v: 1, ...fault });
    this.#root.showFallback();
    this.#root.giveBackHeight();
    this.#readiness.reject(detail);
    this.#raise('agile-error', detail);
  }

  #end() {
    nearby.unobserve(this);
    if (this.state === 'ready' || this.state === 'failed') this.#readiness = readiness();
    this.#attempt?.end();
    this.#attempt = undefined;
    this.#root.showFallback();
  }

  #raise(name: string, detail: unknown) {
    return this.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, cancelable: name === 'agile-class-select', detail }),
    );
  }
}

/** A promise that nobody has to listen to. */
function readiness() {
  const made = Promise.withResolvers<void>();
  made.promise.catch(() => {});
  return made;
}
