import { type CardKind, cardKinds, type TextKind } from './rules/rule.ts';

/**
 * What the corpus says of a rule: shown in red, as a hint in pencil, or not used at all. Marks in texts of people who had not
 * seen the rules count one by one; all others together count like two, in the share that is right.
 */
export function standingOf(counts: RuleCounts, leastRight = leastRightOfRule): Standing {
  const blind = totalOf(blindSets.map((set) => counts[set]));
  const own = totalOf([counts['written-with'], counts['set-aside']]);
  const weight = marksOf(own) === 0 ? 0 : ownWeight / marksOf(own);
  const right = (100 * (blind[0] + weight * own[0])) / (marksOf(blind) + weight * marksOf(own));
  if (!(right >= leastRight)) return 'not used';
  return right < 90 || marksOf(blind) + marksOf(own) <= few ? 'hint' : 'shown';
}

export const precisionOf = (counts: Counts): number =>
  marksOf(counts) === 0 ? 0 : Math.floor((counts[0] * 100) / marksOf(counts));

export const recallOf = ([hits, misses]: Counts): number =>
  hits + misses === 0 ? 0 : Math.floor((hits * 100) / (hits + misses));

export const totalOf = (counts: readonly Counts[]): Counts =>
  counts.reduce(
    (sum, { 0: hits, 1: misses, 2: alarms }) => [sum[0] + hits, sum[1] + misses, sum[2] + alarms],
    [0, 0, 0],
  );

export const marksOf = ([hits, , falseAlarms]: Counts) => hits + falseAlarms;
/** With these, 95 of 100 marks in texts of people who had not seen the rules are right. */
export const leastRightOfRule = 83;
export const leastRightOfVague = 80;

const few = 4;
const ownWeight = 2;

/** The sets of the corpus and their origins. The first was written with the rules. */
export const textSets = {
  'written-with': {
    name: 'Written with',
    origin: 'written with the rules, or read to write them, so they flatter them',
  },
  'set-aside': {
    name: 'Set aside',
    origin:
      'written and judged by the same author before there was a rule; a text that a rule is changed for moves to the first set',
  },
  unread: {
    name: 'Unread',
    origin: 'written and judged before their author had seen a rule, and read by nobody who has changed one since',
  },
  'other-hand': {
    name: 'By another hand',
    origin: 'written and judged by somebody who had not seen the rules, and read by nobody who has changed one since',
  },
} as const satisfies Record<string, { name: string; origin: string }>;

/** Sets whose authors had not seen the rules: only these say how often a rule overlooks something. */
export const blindSets = ['other-hand', 'unread'] as const satisfies readonly TextSet[];

export type BlindSet = (typeof blindSets)[number];

export type Standing = 'shown' | 'hint' | 'not used';
export type Counts = readonly [hits: number, misses: number, falseAlarms: number];

export type RuleCounts = Readonly<Record<TextSet, Counts>>;

export type TextSet = keyof typeof textSets;

/** How many claims were true, and how many were not. */
export type Truth = readonly [right: number, wrong: number];

/** As if each had been true once and false once more, so that few claims are not believed at once. */
export const trustOf = ([right, wrong]: Truth): number => (right + 1) / (right + wrong + 2);

export const totalTruth = (parts: readonly Truth[]): Truth =>
  parts.reduce(([right, wrong], part) => [right + part[0], wrong + part[1]], [0, 0]);

export const percentOf = ([right, wrong]: Truth): number =>
  right + wrong === 0 ? 0 : Math.floor((right * 100) / (right + wrong));

/** Of all kinds: which marks are right, what is there is seen, and what is not seen is not there. */
export function sumOfShown(shown: Shown): Readonly<Record<'marks' | 'seen' | 'notSeen', Truth>> {
  const kinds = cardKinds.map((kind) => shown[kind]);
  return {
    marks: totalTruth(kinds.map(({ marks }) => marks)),
    seen: totalTruth(kinds.map(({ marks, expected }): Truth => [marks[0], expected - marks[0]])),
    notSeen: totalTruth(kinds.map(({ notSeen }) => notSeen)),
  };
}

/** What is shown of the texts of a set, told their kind. */
export type Shown = Readonly<Record<CardKind, ShownOfKind>> & { readonly none: Guessed };

export interface ShownOfKind extends Guessed {
  marks: Truth;
  expected: number;
  notSeen: Truth;
  firstThree: Truth;
}

interface Guessed {
  texts: number;
  guessed: Guesses;
}

export type Guesses = Readonly<Partial<Record<TextKind, number>>>;
