import { whenEndIsBelow } from '../room.ts';

export class ElementRoot {
  declare readonly shadow: ShadowRoot;
  #element: HTMLElement;
  #fallback = document.createElement('slot');
  #states: CustomStateSet;
  #waiting = 0;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.shadow = element.attachShadow({ mode: 'open' });
    this.#states = element.attachInternals().states;
  }

  showFallback() {
    this.shadow.replaceChildren(this.#fallback);
  }

  showFeature() {
    this.#fallback.remove();
    this.#waiting = whenEndIsBelow(this.shadow, () => this.#states.add('shown'));
  }

  /** `embed.css` keeps room until the element is `shown`. `min-height` also holds then. */
  fit(state: string) {
    const isWaiting = state === 'idle' && this.#element.getAttribute('loading') === 'click';
    const height = state !== 'failed' && !isWaiting && Number(this.#element.getAttribute('min-height'));
    this.#element.style.minBlockSize = height ? `${height}px` : '';
    if (state === 'ready') return;
    clearInterval(this.#waiting);
    if (state === 'failed') this.#states.add('shown');
    else this.#states.delete('shown');
  }
}
