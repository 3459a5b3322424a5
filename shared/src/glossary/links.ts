import type { LanguageKey } from '../languages/index.ts';

/** Id of a term: `money-revenue-stopper`. The same word may be a term of two Languages. */
export const termId = (language: LanguageKey, term: string): string =>
  `${language}-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

const link = /(\[[^\][]+\]\([\w-]+\))/;
const wordsAndId = /^\[(.+)\]\((.+)\)$/;

/** Pieces of a text in which `[words](term-id)` marks words that the glossary explains. */
export const textParts = (text: string): TextPart[] =>
  text
    .split(link)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, words = piece, id] = wordsAndId.exec(piece) ?? [];
      return { words, id };
    });

/** A piece of a text. */
export interface TextPart {
  words: string;
  /** Of the term, if the words are one. */
  id: string | undefined;
}
