import type { EmbedOptions } from './spec/types.ts';
import { sheet } from './style-sheet.ts';
import type { Spoken } from './words.ts';

/** Of the features that a page shows. */
const numbers = new Set<number>();

/**
 * The feature is in a shadow root, between the slots for the page's own content, with a way past it for keyboards. An
 * element without a shadow root gets a child with one.
 */
export function featureRoot(element: Element | ShadowRoot) {
  const host = element instanceof ShadowRoot ? undefined : element.appendChild(make('div'));
  const shadow = host?.attachShadow({ mode: 'open' }) ?? (element as ShadowRoot);
  const container = make('div', { className: 'agile', dir: 'ltr' });
  // A stop of the Tab key only while it has the focus: else browsers would begin the element anew.
  const end = make('div', { onblur: () => end.removeAttribute('tabindex') });
  const onclick = () => {
    end.tabIndex = 0;
    end.focus();
  };
  const skip = make('button', { className: 'skip', onclick });
  let number = 1;
  while (numbers.has(number)) number += 1;
  numbers.add(number);
  container.part.add('root');
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheet];
  // Landmarks take the number into their names.
  const nth = make('div', { id: 'nth', hidden: true, textContent: number > 1 ? `${number}` : '' });
  shadow.append(nth, skip, make('slot', { name: 'before' }), container, make('slot', { name: 'after' }), end);

  return {
    host: shadow.host as HTMLElement,
    container,
    adapt({ theme = 'auto', locale = document.documentElement.lang }: EmbedOptions, spoken: Spoken) {
      const { colorScheme, fontFamily } = getComputedStyle(shadow.host);
      const isPages = colorScheme !== 'normal' || document.querySelector('meta[name=color-scheme]');
      container.dataset.theme = theme === 'auto' && isPages ? '' : theme;
      container.lang = skip.lang = spoken.locale ?? (/^en(-[a-z\d]+)*$/i.test(locale) ? locale : 'en');
      skip.textContent = spoken.say('Skip this part');
      container.style.setProperty('--host-font', fontFamily);
    },
    remove() {
      numbers.delete(number);
      shadow.replaceChildren();
      shadow.adoptedStyleSheets = [];
      host?.remove();
    },
  };
}

const make = <Name extends 'div' | 'button' | 'slot'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);
