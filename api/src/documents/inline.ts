import { type GlossaryEntry, glossary, textParts } from '@agile-languages/shared/content';
import { html, type Markup } from '../html.ts';

/** Text with its `[words](term-id)` as links to the term's entry in the same document. */
export const inline = (text: string): Markup =>
  html`${textParts(text).map(({ words, id }) => (id ? html`<a class="term" href="#term-${id}">${words}</a>` : html`${words}`))}`;

/** The terms that texts link to, in the order of the glossary. */
export function linkedTerms(texts: string): GlossaryEntry[] {
  const ids = new Set(textParts(texts).map(({ id }) => id));
  return glossary.filter(({ id }) => ids.has(id));
}
