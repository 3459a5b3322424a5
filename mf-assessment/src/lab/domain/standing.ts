/**
 * What the corpus says of a rule: shown in red, as a hint in pencil, or not used at all. The lower precision counts, that
 * of all texts or that of those set aside; of few marks nothing is concluded.
 */
export function standingOf({ 'written-with': written, 'set-aside': aside }: RuleCounts): Standing {
  const all: Counts = [written[0] + aside[0], written[1] + aside[1], written[2] + aside[2]];
  const lowest = marksOf(aside) < few ? precisionOf(all) : Math.min(precisionOf(all), precisionOf(aside));
  if (lowest < 75) return 'not used';
  return lowest < 90 || marksOf(all) <= few ? 'hint' : 'shown';
}

/** How many of its marks are right, in percent, rounded down; 0 when it made none. */
export const precisionOf = (counts: Counts): number =>
  marksOf(counts) === 0 ? 0 : Math.floor((counts[0] * 100) / marksOf(counts));

const marksOf = ([hits, , falseAlarms]: Counts) => hits + falseAlarms;
const few = 4;

export type Standing = 'shown' | 'hint' | 'not used';
export type Counts = readonly [hits: number, misses: number, falseAlarms: number];

/** The counts of one rule in each set of texts. */
export interface RuleCounts {
  'written-with': Counts;
  'set-aside': Counts;
}
