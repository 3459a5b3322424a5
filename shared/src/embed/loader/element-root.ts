/** Shadow root of an element with the link inside it, and the height that `embed.css` keeps free. */
export class ElementRoot {
  readonly shadow: ShadowRoot;
  #element: HTMLElement;
  #fallback = document.createElement('slot');
  #states: CustomStateSet;

  constructor(element: HTMLElement) {
    this.#element = element;
    this.shadow = element.attachShadow({ mode: 'open' });
    this.#states = element.attachInternals().states;
  }

  showFallback() {
    this.#states.delete('shown');
    this.shadow.replaceChildren(this.#fallback);
  }

  hideFallback() {
    this.#fallback.remove();
  }

  /** Gives up what is kept free below the content, unless somebody would see the page move. */
  giveBackHeight() {
    this.#states.add('shown');
    if (this.#element.getBoundingClientRect().bottom < innerHeight) this.#states.delete('shown');
  }
}
