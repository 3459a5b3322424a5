/** Shadow root of an element with the link inside it, and the room that is kept for what comes. */
export class ElementRoot {
  declare readonly shadow: ShadowRoot;
  #element: HTMLElement;
  #fallback = document.createElement('slot');
  #states: CustomStateSet;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.shadow = element.attachShadow({ mode: 'open' });
    this.#states = element.attachInternals().states;
  }

  showFallback() {
    this.shadow.replaceChildren(this.#fallback);
  }

  hideFallback() {
    this.#fallback.remove();
  }

  /** `embed.css` keeps room until the element is `shown`; `min-height` also holds then, but never without need. */
  fit(state: string) {
    const isWaiting = state === 'idle' && this.#element.getAttribute('loading') === 'click';
    const height = state !== 'failed' && !isWaiting && Number(this.#element.getAttribute('min-height'));
    this.#element.style.minBlockSize = height ? `${height}px` : '';
    this.#states[/^[il]/.test(state) ? 'delete' : 'add']('shown');
  }
}
