import { whenEndIsBelow } from '../room.ts';

export class ElementRoot {
  declare readonly shadow: ShadowRoot;
  #element: HTMLElement;
  #fallback = document.createElement('slot');
  #states: CustomStateSet;
  #stopWaiting = () => {};

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
    this.#stopWaiting = whenEndIsBelow(this.shadow, () => this.#states.add('shown'));
  }

  /** `embed.css` keeps room until the element is `shown`. `min-height` also holds then. */
  fit(state: string) {
    const isWaiting = state === 'idle' && this.#element.getAttribute('loading') === 'click';
    const height = state !== 'failed' && !isWaiting && Number(this.#element.getAttribute('min-height'));
    this.#element.style.minBlockSize = height ? `${height}px` : '';
    if (state === 'ready') return;
    this.#stopWaiting();
    this.#states[state === 'failed' ? 'add' : 'delete']('shown');
  }
}
