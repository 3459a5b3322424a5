import { version } from '../release.ts';
import { optionName } from '../spec/option-name.ts';
import type { EmbedOptions } from '../spec/types.ts';
import { FeatureHost } from './feature-host.ts';
import { LoadTriggers } from './load-triggers.ts';

export abstract class AgileElement extends HTMLElement {
  abstract moduleFor(options: EmbedOptions): string;

  readonly version = version;
  #value: string | undefined;
  #feature = new FeatureHost(this, () => ({ ...optionsOf(this), value: this.#value }));
  #triggers = new LoadTriggers(this, () => this.#module);

  get state() {
    return this.#feature.state;
  }

  get ready(): Promise<void> {
    return this.#feature.ready;
  }

  get value(): string {
    return this.#feature.handle?.value ?? this.#value ?? '';
  }

  set value(value: string) {
    this.#value = String(value);
    this.#feature.handle?.update({ ...optionsOf(this), value: this.#value });
  }

  connectedCallback() {
    if (this.#feature.handle) return;
    this.#feature.showFallback();
    this.#adoptEarlyValue();
    this.#triggers.connect();
  }

  /** A move within the document disconnects an element and connects it again at once. */
  disconnectedCallback() {
    queueMicrotask(() => this.isConnected || this.#end());
  }

  attributeChangedCallback(name: string) {
    if (name === 'min-height') this.#feature.fit();
    else if (this.#feature.module && this.#feature.module !== this.#module) {
      this.#value = undefined;
      void this.reload();
    } else this.#feature.handle?.update(optionsOf(this));
  }

  load(): Promise<void> {
    this.#triggers.disconnect();
    return this.#feature.begin(this.#module);
  }

  reload(): Promise<void> {
    this.#end();
    return this.load();
  }

  reset() {
    this.#value = undefined;
    this.#feature.handle?.reset();
  }

  override focus() {
    (this.#feature.handle ?? this.querySelector('a'))?.focus();
  }

  getResult() {
    return this.#feature.handle?.getResult();
  }

  /** For the attributes as they are now. */
  get #module(): string {
    return this.moduleFor(optionsOf(this));
  }

  #end() {
    this.#triggers.disconnect();
    this.#feature.end();
  }

  /** A property that a page sets before the loader is there hides the accessor of the same name. */
  #adoptEarlyValue() {
    if (!Object.hasOwn(this, 'value')) return;
    const { value } = this;
    delete (this as { value?: string }).value;
    this.value = value;
  }
}

const optionsOf = (element: Element): EmbedOptions =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [optionName(name), value]));
