import type { EmbedFault, EmbedHandle, EmbedOptions, Mount } from './types.ts';

/** Written when it is published: the exact version, whose files this loader loads wherever it was loaded from itself. */
const version = '__EMBED_VERSION__';
const folder = new URL(`../${version}/`, import.meta.url);
const timeLimit = 12_000;
/** After this long an element has the height that it keeps. */
const restTime = 3000;
const common = ['locale', 'theme', 'heading-level', 'min-height'];

/** A partner's element before its feature is there: keeps the place and the link inside, and fetches the feature in time. */
abstract class AgileElement extends HTMLElement {
  /** Module that shows what the attributes ask for. */
  abstract get module(): string;
  #shadow = this.attachShadow({ mode: 'open' });
  #fallback = document.createElement('slot');
  #states = this.attachInternals().states;
  #handle: EmbedHandle | undefined;
  #wanted = '';
  #loading: Promise<void> | undefined;
  #settle = settler();
  #value: string | undefined;
  #round = 0;
  #limit = 0;

  /** `idle` until it is wanted, then `loading`, then `ready` or `failed`. */
  state: 'idle' | 'loading' | 'ready' | 'failed' = 'idle';
  /** Exact version of the files. */
  readonly version = version;

  connectedCallback() {
    if (this.#handle) return;
    this.#shadow.replaceChildren(this.#fallback);
    if (Object.hasOwn(this, 'value')) {
      const { value } = this;
      Reflect.deleteProperty(this, 'value');
      this.value = value;
    }
    const loading = this.getAttribute('loading');
    if (loading === 'eager') void this.load();
    else if (loading !== 'click') nearby.observe(this);
    this.addEventListener('pointerenter', this);
    this.addEventListener('focusin', this);
    this.addEventListener('click', this);
  }

  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#end();
    });
  }

  attributeChangedCallback(name: string, _: string | null, value: string | null) {
    if (name === 'min-height') this.style.minBlockSize = Number(value) ? `${Number(value)}px` : '';
    else if (this.#wanted && this.#wanted !== this.module) {
      this.#value = undefined;
      void this.reload();
    } else this.#handle?.update(this.#options());
  }

  handleEvent(event: Event) {
    if (this.state === 'ready') return;
    if (event.type !== 'click') bring(this.module).catch(() => {});
    else if (this.getAttribute('loading') === 'click' && this.state === 'idle') {
      event.preventDefault();
      void this.load();
      this.ready.then(
        () => this.focus(),
        () => {},
      );
    }
  }

  /** Settles when the feature is there, or rejects with the detail of `agile-error`. */
  get ready(): Promise<void> {
    return this.#settle.promise;
  }

  /** The result as text; setting it shows that result. */
  get value(): string {
    return this.#handle?.value ?? this.#value ?? '';
  }

  set value(value: string) {
    this.#value = String(value);
    this.#handle?.update({ ...this.#options(), value: this.#value });
  }

  /** Loads the feature now, whatever `loading` says. */
  load(): Promise<void> {
    this.#loading ??= this.#begin();
    return this.#loading;
  }

  /** Begins anew, after a failure for instance. */
  reload(): Promise<void> {
    this.#end();
    return this.load();
  }

  /** Forgets what the visitor has entered. */
  reset() {
    this.#value = undefined;
    this.#handle?.reset();
  }

  override focus() {
    if (this.#handle) this.#handle.focus();
    else this.querySelector('a')?.focus();
  }

  getResult() {
    return this.#handle?.getResult();
  }

  async #begin() {
    const round = ++this.#round;
    const isCurrent = () => round === this.#round;
    nearby.unobserve(this);
    this.state = 'loading';
    const name = this.module;
    this.#wanted = name;
    this.#limit = setTimeout(() => {
      forget(name);
      this.#failToLoad(tooLate);
    }, timeLimit);
    try {
      const mount = await bring(name);
      if (!isCurrent()) return;
      this.#handle = mount(this.#shadow, { ...this.#options(), value: this.#value }, (name, detail) => {
        if (!isCurrent()) return true;
        if (name === 'agile-ready') this.#ready();
        if (name === 'agile-error' && this.state === 'loading')
          queueMicrotask(() => isCurrent() && this.#fail(detail as EmbedFault));
        else return this.#raise(name, detail);
        return true;
      });
    } catch (cause) {
      if (isCurrent()) this.#failToLoad(cause);
    }
  }

  #failToLoad(cause: unknown) {
    console.error('agile: the element could not be loaded', cause);
    const code = cause === tooLate ? 102 : 101;
    this.#fail({ code, retryable: true, help: new URL(`/embed#error-${code}`, folder).href });
  }

  #ready() {
    clearTimeout(this.#limit);
    this.state = 'ready';
    this.#fallback.remove();
    this.#settle.resolve();
    this.#limit = setTimeout(() => this.#release(), restTime);
  }

  /** Gives up what `embed.css` keeps free below the content, unless somebody would see the page move. */
  #release() {
    this.#states.add('shown');
    if (this.getBoundingClientRect().bottom < innerHeight) this.#states.delete('shown');
  }

  #fail(detail: EmbedFault) {
    this.#leave();
    this.#release();
    this.state = 'failed';
    const fault = Object.freeze({ v: 1, ...detail });
    this.#settle.reject(fault);
    this.#raise('agile-error', fault);
  }

  #raise(name: string, detail: unknown) {
    return this.dispatchEvent(
      new CustomEvent(name, { bubbles: true, composed: true, cancelable: name === 'agile-class-select', detail }),
    );
  }

  #end() {
    this.#leave();
    nearby.unobserve(this);
    this.#loading = undefined;
    if (this.state === 'ready' || this.state === 'failed') this.#settle = settler();
    this.state = 'idle';
  }

  #leave() {
    this.#round += 1;
    clearTimeout(this.#limit);
    this.#handle?.unmount();
    this.#handle = undefined;
    this.#wanted = '';
    this.#states.delete('shown');
    this.#shadow.replaceChildren(this.#fallback);
  }

  #options(): EmbedOptions {
    return Object.fromEntries(
      [...this.attributes].map(({ name, value }) => [
        name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ]),
    );
  }
}

const tooLate = new Error('not ready within 12 seconds');
let failures = 0;
const modules: Record<string, Promise<Mount> | undefined> = {};

/**
 * Fetches a feature, a second time when the first attempt fails, and gives up after the time limit. Browsers remember an
 * address that failed; a later attempt takes another folder, so that the parts of the feature come from there as well.
 */
function bring(name: string): Promise<Mount> {
  const attempt = (): Promise<{ mount: Mount }> =>
    import(/* webpackIgnore: true */ new URL(`${failures ? `again${failures}/` : ''}${name}.js`, folder).href).catch(
      (cause) => {
        failures += 1;
        throw cause;
      },
    );
  modules[name] ??= new Promise<Mount>((resolve, reject) => {
    setTimeout(reject, timeLimit, tooLate);
    attempt()
      .catch(attempt)
      .then(({ mount }) => resolve(mount))
      .catch(reject);
  }).catch((cause) => {
    forget(name);
    throw cause;
  });
  return modules[name];
}

function forget(name: string) {
  modules[name] = undefined;
  failures += 1;
}

/** A promise that nobody has to listen to. */
function settler() {
  const made = Promise.withResolvers<void>();
  made.promise.catch(() => {});
  return made;
}

const nearby = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) void (target as AgileElement).load();
  },
  { rootMargin: '400px' },
);

function define(name: string, own: string[], moduleFor: (element: HTMLElement) => string) {
  if (customElements.get(name)) return;
  customElements.define(
    name,
    class extends AgileElement {
      static observedAttributes = [...common, ...own];
      override get module() {
        return moduleFor(this);
      }
    },
  );
}

define('agile-assessment', ['view', 'case'], (element) =>
  element.getAttribute('view') === 'needs' ? 'assessment-needs' : 'assessment');
define('agile-enrolment', ['language', 'class-id', 'limit', 'partner', 'return-url'], (element) =>
  element.getAttribute('class-id') ? 'enrolment-class' : 'enrolment');
