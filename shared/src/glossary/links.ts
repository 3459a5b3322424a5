import type { LanguageKey } from '../languages/index.ts';

/** Place of a term in the glossary: `money-revenue-stopper`. The same word may be a term of two Languages. */
export const termId = (language: LanguageKey, term: string): string =>
  `${language}-${term
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}`;

/** Address of a term's entry. Links that begin like this are underlined with dots on every page. */
export const termHref = (id: string): string => `/guide#term-${id}`;
