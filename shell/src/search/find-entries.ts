import { bareWord, closeness, fold, keyWords, wordsOf } from '@agile-languages/shared/formats';
import { paths } from '@agile-languages/shared/paths';
import type { SearchEntry } from '@agile-languages/shared/registry';
import { formsOf } from './forms.ts';
import { phrasesIn, synonyms, synonymsOf } from './synonyms.ts';

const shown = 20;

const fewestLettersOfSlip = 5;

const mostMeant = 3;

/** `nearest`, when nothing has all of the words. */
export function findEntries(entries: readonly SearchEntry[], query: string): Found {
  const terms = keyWords(phrasesIn(wordsOf(query).map(bareWord))).map((term) => termOf(entries, term));
  const title = wordsOf(query).join(' ');
  const kinds = new Map(entries.map(({ path, context }) => [path, context]));
  const ranked = entries.map((entry, index) => {
    const ranks = terms.map((term) => term.ranks[index] ?? 0);
    const sum = ranks.reduce((all, rank) => all + rank, foldedOf(entry).title === title ? 12 : 0);
    const isSample = kinds.get(entry.path.replace(/#.*/, '')) === 'Sample';
    return { entry, hasAll: ranks.every((rank) => rank > 0), rank: sum * (isSample ? 0.25 : weightByKind(entry)) };
  });
  const best = ranked.filter(({ rank }) => rank > 0).toSorted((a, b) => b.rank - a.rank);
  const all = best.filter(({ hasAll }) => hasAll);
  const typed = (word: string) =>
    query
      .split(/\s+/)
      .map(bareWord)
      .find((part) => fold(part) === word) ?? word;
  return {
    entries: (all.length > 0 ? all : best).slice(0, shown).map(({ entry }) => entry),
    isNearest: all.length === 0,
    slips: terms.flatMap(({ word, meant }) => (meant.length > 0 ? [{ typed: typed(word), meant }] : [])),
    unknown: terms.flatMap(({ word, ranks }) => (ranks.some((rank) => rank > 0) ? [] : [typed(word)])),
  };
}

/** Where nothing has a word, what is one slip away from it is meant. */
function termOf(entries: readonly SearchEntry[], word: string): Term {
  const ranks = ranksOf(entries, word);
  if (ranks.some((rank) => rank > 0) || word.length < fewestLettersOfSlip) return { word, ranks, meant: [] };
  const near = wordsIn(entries)
    .filter((other) => isOneSlip(word, other))
    .toSorted((a, b) => Number(b[0] === word[0]) - Number(a[0] === word[0]))
    .slice(0, mostMeant)
    .map((other) => ({ other, ranks: ranksOf(entries, other) }))
    .filter((candidate) => candidate.ranks.some((rank) => rank > 0));
  const best = ranks.map((_, index) => Math.max(0, ...near.map((candidate) => candidate.ranks[index] ?? 0)));
  return { word, ranks: best, meant: near.map(({ other }) => other) };
}

const ranksOf = (entries: readonly SearchEntry[], word: string): number[] => {
  const others = synonymsOf(word);
  const forms = formsOf(word);
  return entries.map((entry) =>
    Math.max(
      weightOf(entry, word),
      ...forms.map((form) => weightOf(entry, form) * 0.9),
      ...others.map((other) => weightOf(entry, other) / 3),
      word.includes(' ') ? Math.min(...word.split(' ').map((part) => weightOf(entry, part))) / 4 : 0,
    ),
  );
};

/** A letter that is left out, added or typed wrongly, or two neighbours that have changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at++;
  const [rest, other] = [typed.slice(at), meant.slice(at)];
  return (
    rest.slice(1) === other ||
    rest === other.slice(1) ||
    rest.slice(1) === other.slice(1) ||
    (rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2))
  );
}

const known = new WeakMap<readonly SearchEntry[], readonly string[]>();

/** Read once of each index. */
function wordsIn(entries: readonly SearchEntry[]): readonly string[] {
  const words = known.get(entries) ?? [
    ...new Set([...entries.flatMap((entry) => foldedOf(entry).all.split(/[^\p{L}]+/u)), ...synonyms]),
  ];
  known.set(entries, words);
  return words;
}

const folded = new WeakMap<SearchEntry, Folded>();

function foldedOf(entry: SearchEntry): Folded {
  const { title, context, text } = entry;
  const found = folded.get(entry) ?? { title: wordsOf(title).join(' '), all: fold(`${title}\n${context}\n${text}`) };
  folded.set(entry, found);
  return found;
}

/** Of the same words a page that explains itself comes first, then an answer. */
function weightByKind({ path, context }: SearchEntry): number {
  if (context === '') return 1.3;
  return path.startsWith(`${paths.faq}#`) ? 1.25 : 1;
}

/** `vat` is not in `activation`. */
function weightOf(entry: SearchEntry, word: string): number {
  if (!foldedOf(entry).all.includes(word)) return 0;
  const { title, context, text } = entry;
  return Math.max(12 * startOf(title, word), 3 * startOf(context, word), 2 * startOf(text, word));
}

const startOf = (text: string, word: string): number => Math.max(0, closeness(text, word) - 1);

export interface Found {
  entries: SearchEntry[];
  isNearest: boolean;
  slips: { typed: string; meant: readonly string[] }[];
  /** As they were typed. */
  unknown: string[];
}

interface Folded {
  title: string;
  all: string;
}

interface Term {
  /** Or a phrase of several. */
  word: string;
  /** By entry. */
  ranks: readonly number[];
  /** Words that were taken instead. */
  meant: readonly string[];
}
