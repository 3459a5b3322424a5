import type { SearchEntry } from '@agile-languages/shared/registry';

const shown = 20;

/** Entries that have every word of a query, whole words and titles first. */
export function findEntries(entries: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, words) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, shown)
    .map(({ entry }) => entry);
}

/** The words of a query, as they are compared. */
export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** Text for comparing: lower case, without accents. */
const fold = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** 0 when a word is missing. */
function rankOf({ title, context, text }: SearchEntry, words: readonly string[]): number {
  const fields = [
    { text: fold(title), weight: 12 },
    { text: fold(context), weight: 3 },
    { text: fold(text), weight: 2 },
  ];
  let rank = 0;
  for (const word of words) {
    const best = Math.max(...fields.map((field) => field.weight * closeness(field.text, word)));
    if (best === 0) return 0;
    rank += best;
  }
  return rank + (fold(title) === words.join(' ') ? 12 : 0);
}

/** 3 for a whole word, 2 for the beginning of one, 1 for letters inside one. */
function closeness(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0 && best < 3; at = text.indexOf(word, at + 1)) {
    const begins = !isLetter(text[at - 1]);
    const ends = !isLetter(text[at + word.length]);
    best = Math.max(best, begins && ends ? 3 : begins ? 2 : 1);
  }
  return best;
}

const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
