import type { EmbedOptions } from './spec/types.ts';
import { sheet } from './style-sheet.ts';

/**
 * Makes the container of a feature in a shadow root, between the slots for the page's own content. An element without a
 * shadow root gets a child with one.
 */
export function featureRoot(element: Element | ShadowRoot) {
  const host = element instanceof ShadowRoot ? undefined : element.appendChild(document.createElement('div'));
  const shadow = host?.attachShadow({ mode: 'open' }) ?? (element as ShadowRoot);
  const container = document.createElement('div');
  container.className = 'agile';
  container.dir = 'ltr';
  container.part.add('root');
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  shadow.append(slot('before'), container, slot('after'));

  return {
    container,
    /** Applies colours and language of the options, and the font of the page. */
    adapt({ theme = 'auto', locale = document.documentElement.lang }: EmbedOptions) {
      container.dataset.theme = theme;
      container.lang = locale.startsWith('en') ? locale : 'en';
      container.style.setProperty('--host-font', getComputedStyle(shadow.host).fontFamily);
    },
    remove() {
      shadow.replaceChildren();
      shadow.adoptedStyleSheets = [];
      host?.remove();
    },
  };
}

function slot(name: string) {
  const made = document.createElement('slot');
  made.name = name;
  return made;
}
