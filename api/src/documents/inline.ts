import { type GlossaryEntry, glossary } from '@agile-languages/shared/glossary';
import { html, type Markup } from '../html.ts';

const link = /(\[[^\]]+\]\([\w-]+\))/;
const wordsAndId = /^\[(.+)\]\((.+)\)$/;

/** Text with its `[words](term-id)` as links to the term's entry in the same document. */
export const inline = (text: string): Markup => html`${text.split(link).map(part)}`;

/** The terms that texts link to, in the order of the glossary. */
export function linkedTerms(texts: string): GlossaryEntry[] {
  const ids = new Set(texts.match(new RegExp(link, 'g'))?.map((found) => wordsAndId.exec(found)?.[2]));
  return glossary.filter(({ id }) => ids.has(id));
}

function part(text: string): Markup {
  const [, words, id] = wordsAndId.exec(text) ?? [];
  return words === undefined || id === undefined
    ? html`${text}`
    : html`<a class="term" href="#term-${id}">${words}</a>`;
}
