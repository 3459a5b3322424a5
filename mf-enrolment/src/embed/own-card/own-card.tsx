import { useLayoutEffect, useRef } from 'react';
import type { ClassCardProps } from '../../links/class-links.ts';
import { filledCard } from './fill-card.ts';
import styles from './own-card.module.css';
import { inheritFromPage } from './page-properties.ts';
import { type CardFacts, useCardFacts } from './use-card-facts.ts';

/** A copy of the template in the page, so that styles of the page apply. */
export function OwnCard({ row, links, visitorZone }: ClassCardProps) {
  const article = useRef<HTMLElement>(null);
  const facts = JSON.stringify(useCardFacts(row, links, visitorZone));
  const slot = `class-${row.id}`;

  useLayoutEffect(() => {
    const root = article.current?.getRootNode() as ShadowRoot;
    const template = templateFor(root.host);
    if (!template) return undefined;
    const card = filledCard(template, JSON.parse(facts) as CardFacts, links, langOf(article.current));
    card.slot = slot;
    // It would inherit that of the slot.
    card.dir = getComputedStyle(root.host).direction;
    inheritFromPage(root, styles.card ?? '');
    // Pages that put back what they have shown bring copies of the cards with it.
    for (const child of [...root.host.children]) if (child.slot === slot) child.remove();
    const show = () => {
      if (card.parentNode !== root.host) root.host.append(card);
    };
    show();
    // Pages that compare themselves with their HTML, as Turbo and htmx do, take the card away.
    const place = article.current?.querySelector('slot');
    place?.addEventListener('slotchange', show);
    return () => {
      place?.removeEventListener('slotchange', show);
      card.remove();
    };
  }, [facts, links, slot]);

  return (
    <article ref={article} className={styles.card} part="class" aria-label={row.className}>
      <slot name={slot} />
    </article>
  );
}

/** At any depth. In a federated host the root is in a child of the element with the template. */
const templateFor = (host: Element) => host.closest(':has([slot=class])')?.querySelector('[slot=class]');

const langOf = (node: Element | null) => node?.closest<HTMLElement>('[lang]')?.lang ?? '';
