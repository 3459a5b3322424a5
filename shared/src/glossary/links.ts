import type { LanguageKey } from '../languages/index.ts';

/** Id of a term: `money-revenue-stopper`. The same word may be a term of two Languages. */
export const termId = (language: LanguageKey, term: string): string =>
  `${language}-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

const link = /(\[[^\][]+\]\([\w-]+\))/;
const wordsAndId = /^\[(.+)\]\((.+)\)$/;

/** Parts of a text in which `[words](term-id)` stands for words that the glossary explains. */
export const textParts = (text: string): TextPart[] =>
  text
    .split(link)
    .filter((part) => part !== '')
    .map((part) => {
      const [, words = part, id] = wordsAndId.exec(part) ?? [];
      return { words, id };
    });

export interface TextPart {
  words: string;
  /** Of the term, if the words are one. */
  id: string | undefined;
}
