import type { TextSet } from './text-sets.ts';

/**
 * What the corpus says of a rule: shown in red, as a hint in pencil, or not used at all. The lowest precision counts, that
 * of all texts or that of a set that was not written with the rules; of few marks nothing is concluded.
 */
export function standingOf({ 'written-with': written, ...others }: RuleCounts): Standing {
  const sets: readonly Counts[] = Object.values(others);
  const all = totalOf([written, ...sets]);
  const lowest = Math.min(...[all, ...sets.filter((counts) => marksOf(counts) >= few)].map(precisionOf));
  if (lowest < 75) return 'not used';
  return lowest < 90 || marksOf(all) <= few ? 'hint' : 'shown';
}

/** How many of its marks are right, in percent, rounded down; 0 when it made none. */
export const precisionOf = (counts: Counts): number =>
  marksOf(counts) === 0 ? 0 : Math.floor((counts[0] * 100) / marksOf(counts));

/** How many of the expected marks were given, in percent, rounded down; 0 when none was expected. */
export const recallOf = ([hits, misses]: Counts): number =>
  hits + misses === 0 ? 0 : Math.floor((hits * 100) / (hits + misses));

export const totalOf = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, { 0: hits, 1: misses, 2: alarms }) => [sum[0] + hits, sum[1] + misses, sum[2] + alarms],
    [0, 0, 0],
  );

const marksOf = ([hits, , falseAlarms]: Counts) => hits + falseAlarms;
const few = 4;

export type Standing = 'shown' | 'hint' | 'not used';
export type Counts = readonly [hits: number, misses: number, falseAlarms: number];

/** The counts of one rule in each set of texts. */
export type RuleCounts = Readonly<Record<TextSet, Counts>>;
