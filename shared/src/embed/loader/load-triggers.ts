import { fetchModule } from './modules.ts';

const margin = '400px';

/** An element loads near the view, at once or at a click, by its attribute `loading`. */
export class LoadTriggers {
  #element: LoadableElement;
  #module: () => string;

  /** @param module for the attributes as they are now */
  constructor(element: LoadableElement, module: () => string) {
    this.#element = element;
    this.#module = module;
  }

  connect() {
    for (const name of ['pointerenter', 'focusin', 'click']) this.#element.addEventListener(name, this);
    const loading = this.#element.getAttribute('loading');
    if (loading === 'click') return;
    addEventListener('beforeprint', this);
    if (nearby && loading !== 'eager') nearby.observe(this.#element);
    else void this.#element.load();
  }

  disconnect() {
    nearby?.unobserve(this.#element);
    removeEventListener('beforeprint', this);
  }

  /** A pointer or the focus fetches the code; printing shows it, and a click where `loading="click"`. */
  handleEvent(event: Event) {
    const element = this.#element;
    if (element.state === 'ready') return;
    if (event.type === 'beforeprint') void element.load();
    else if (event.type !== 'click') fetchModule(this.#module()).catch(() => {});
    else if (element.state === 'idle' && element.getAttribute('loading') === 'click') {
      event.preventDefault();
      void element.load();
      element.ready.then(
        () => element.focus(),
        () => {},
      );
    }
  }
}

/** Without it everything loads at once. */
const nearby =
  window.IntersectionObserver &&
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) void (target as LoadableElement).load();
    },
    { rootMargin: margin },
  );

interface LoadableElement extends HTMLElement {
  readonly state: string;
  readonly ready: Promise<void>;
  load(): Promise<void>;
}
