import type { LanguageKey } from './languages.ts';

/** Id of a term: `money-revenue-stopper`. The same word may be a term of two Languages. */
export const termId = (language: LanguageKey, term: string): string =>
  `${language}-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

const link = /(\[[^\][]+\]\([\w-]+\))/;
const wordsAndId = /^\[(.+)\]\((.+)\)$/;

export const textParts = (text: string): TextPart[] =>
  text
    .split(link)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [, words = piece, id] = wordsAndId.exec(piece) ?? [];
      return { words, id };
    });

interface TextPart {
  words: string;
  id: string | undefined;
}
