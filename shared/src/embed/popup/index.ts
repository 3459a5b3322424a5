import { sheet } from './popup-sheet.ts';

const closeWords: Readonly<Record<string, string>> = { de: 'Schließen', en: 'Close', fr: 'Fermer' };
/** A finger enters as well. */
const presses = ['click', 'pointerenter', 'focusin'];

class AgilePopup extends HTMLElement {
  #trigger = document.createElement('slot');
  #content = document.createElement('slot');
  #dialog = document.createElement('dialog');
  #close = document.createElement('button');
  #children = new MutationObserver(() => this.#assign());
  #isPressedBeside = false;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', slotAssignment: 'manual' });
    root.adoptedStyleSheets = [sheet];
    for (const name of presses) this.#trigger.addEventListener(name, this);
    this.#close.part = 'close';
    this.#close.onclick = () => this.close();
    this.#dialog.part = 'dialog';
    for (const name of ['pointerdown', 'click']) this.#dialog.addEventListener(name, this);
    this.#dialog.append(this.#close, this.#content);
    root.append(this.#trigger, this.#dialog);
  }

  get open(): boolean {
    return this.#dialog.open;
  }

  connectedCallback() {
    this.#children.observe(this, { childList: true });
    this.#assign();
  }

  disconnectedCallback() {
    this.#children.disconnect();
    this.close();
  }

  /** Whatever was used. */
  show() {
    const element = this.#element;
    if (!element || this.open) return;
    const language = element.getAttribute('locale')?.slice(0, 2).toLowerCase() ?? '';
    this.#close.lang = language in closeWords ? language : 'en';
    this.#close.textContent = closeWords[this.#close.lang] ?? '';
    this.#dialog.ariaLabel = this.#trigger.assignedElements()[0]?.textContent?.trim() ?? '';
    this.#dialog.showModal();
    void element.load?.();
  }

  /** What the visitor has entered stays. */
  close() {
    this.#dialog.close();
  }

  handleEvent(event: MouseEvent) {
    const element = this.#element;
    if (event.currentTarget === this.#dialog) this.#onPress(event);
    else if (event.type === 'click') {
      if (!element) console.warn('agile-popup: no element beside the link');
      if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !element?.load) return;
      if (element.state === 'failed' && (event.target as Element).closest('a')) return;
      event.preventDefault();
      this.show();
    } else if (element?.state === 'idle' && this.getAttribute('preload') === 'intent') void element.load?.();
  }

  /** A press begins and ends beside the dialog: words may be marked across its edge. */
  #onPress({ type, target, clientX, clientY }: MouseEvent) {
    const { left, right, top, bottom } = this.#dialog.getBoundingClientRect();
    const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    const isBeside = target === this.#dialog && !isWithin;
    if (type === 'pointerdown') this.#isPressedBeside = isBeside;
    else if (isBeside && this.#isPressedBeside) this.close();
  }

  get #element(): LoadableElement | undefined {
    return [...this.children].find(({ localName }) => /^agile-/.test(localName)) as LoadableElement | undefined;
  }

  /** The page's `hidden` stays: pages that compare themselves with their HTML would put it back. */
  #assign() {
    const element = this.#element;
    const isOther = (node: Node): node is Element | Text => node.nodeType < 4 && node !== element;
    this.#trigger.assign(...[...this.childNodes].filter(isOther));
    this.#content.assign(...(element ? [element] : []));
  }
}

interface LoadableElement extends HTMLElement {
  state?: string;
  load?: () => Promise<void>;
}

if (!customElements.get('agile-popup')) customElements.define('agile-popup', AgilePopup);
