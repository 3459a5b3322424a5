import { siteOrigin } from '@agile-languages/shared/embed';
import { paths } from '@agile-languages/shared/paths';
import type { AnchorHTMLAttributes, ReactElement } from 'react';
import type { ClassLinks, ClassTarget } from '../../links/class-links.ts';
import type { CardFact, CardFacts } from './use-card-facts.ts';

/**
 * Facts are text, and addresses of links and of the picture. Scripts would run once for each class; they stay in a
 * template within it. @param lang of the texts
 */
export function filledCard(template: Element, facts: CardFacts, links: ClassLinks, lang: string): HTMLElement {
  const card = document.createElement('div');
  // Frameworks put what is in a template into the element itself.
  const content = template instanceof HTMLTemplateElement && template.content.firstChild ? template.content : template;
  card.append(...document.importNode(content, true).childNodes);
  for (const script of card.querySelectorAll('script')) script.remove();
  for (const place of card.querySelectorAll<HTMLElement>('[data-field]')) {
    const name = place.dataset.field ?? '';
    if (Object.hasOwn(facts, name)) fill(place, facts[name as keyof CardFacts], links, lang);
    else warnOnce(`A card has no field "${name}".`);
  }
  return card;
}

function fill(place: HTMLElement, fact: CardFact, links: ClassLinks, lang: string): void {
  const { text, action, src, to, href } = fact;
  if (!text && !action && !src) {
    place.remove();
    return;
  }
  if (src && place instanceof HTMLImageElement) showPicture(place, src);
  if (text) say(place, text, fact.lang ?? lang);
  if (fact.dateTime && place instanceof HTMLTimeElement) place.dateTime = fact.dateTime;
  if (place instanceof HTMLAnchorElement) {
    if (to) Object.assign(place, anchorOf(links, to));
    else if (href) Object.assign(place, { href, download: '' });
  } else if (action) warnOnce(`The field "${place.dataset.field}" of a card is for a link, an <a>.`);
  // A link that does something keeps words of the page.
  if (!action || place.textContent.trim()) return;
  say(place, action.replace(/\[.*/, ''), lang);
  place.ariaLabel = action.replaceAll(/[[\]]/g, '');
}

/** They have no state: what they give to an `<a>` of ours fits one of the page. */
function anchorOf({ Link }: ClassLinks, to: ClassTarget) {
  const { props } = Link({ to }) as ReactElement<AnchorHTMLAttributes<HTMLAnchorElement>>;
  const { href, target, rel, onClick } = props;
  return { href, target, rel, onclick: onClick };
}

function say(place: HTMLElement, text: string, lang: string): void {
  place.textContent = text;
  place.lang ||= lang;
}

function showPicture(place: HTMLImageElement, src: string): void {
  place.onerror = () => place.remove();
  place.alt ||= '';
  place.src = src;
}

const said = new Set<string>();

/** That of `shared` would be one more file for every list. */
function warnOnce(text: string): void {
  if (!said.has(text)) console.warn(`agile 209: ${text} ${siteOrigin}${paths.embed}#error-209`);
  said.add(text);
}
