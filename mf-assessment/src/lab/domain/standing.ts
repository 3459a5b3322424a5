import { figures } from './figures.ts';

/** What the corpus says of a rule: shown in red, as a hint in pencil, or not at all. */
export function standingOf(rule: string): Standing {
  const own = countsOf(rule, 'set-aside');
  const all = addUp(own, countsOf(rule, 'written-with'));
  const lowest = marksOf(own) >= fewest ? Math.min(precisionOf(all), precisionOf(own)) : precisionOf(all);
  if (lowest < 75) return 'not shipped';
  return lowest < 90 || marksOf(all) <= fewest ? 'hint' : 'shown';
}

/** Hits, misses and false alarms of a rule in one set. */
const countsOf = (rule: string, set: FigureSet): Counts => counted[rule]?.[set] ?? [0, 0, 0];

/** How many of its marks are right, in percent, rounded down; 0 when it made none. */
const precisionOf = ([hits, , falseAlarms]: Counts): number =>
  hits + falseAlarms === 0 ? 0 : Math.floor((hits * 100) / (hits + falseAlarms));

const counted: Readonly<Record<string, Readonly<Record<FigureSet, Counts>>>> = figures.rules;
const addUp = (a: Counts, b: Counts): Counts => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const marksOf = ([hits, , falseAlarms]: Counts) => hits + falseAlarms;

/** Fewer marks than this say little. */
const fewest = 4;

export type Standing = 'shown' | 'hint' | 'not shipped';
type FigureSet = keyof typeof figures.texts;
export type Counts = readonly [hits: number, misses: number, falseAlarms: number];
