import type { BankLanguage, Category, Topic } from './bank.ts';
import { type Case, cases } from './cases.ts';

/** Ids of the topics that are off. Everything else is on; marks belong to the person, not to a case. */
export type Marks = ReadonlySet<number>;

/** Whether all, none or some of a group are on. */
export type Share = 'on' | 'off' | 'some';

/** Level in percent: the sum of score × weight of every topic that is on, in whole hundredths, rounded down once. */
export const levelOf = (of: Case, marks: Marks): number => Math.floor(hundredthsOf(of, marks) / 100);

export const countOn = (topics: readonly Topic[], marks: Marks): number =>
  topics.reduce((count, { id }) => count + (marks.has(id) ? 0 : 1), 0);

/** A category or Language is on exactly when all of its topics are. */
export function shareOf(topics: readonly Topic[], marks: Marks): Share {
  const count = countOn(topics, marks);
  if (count === 0) return 'off';
  return count === topics.length ? 'on' : 'some';
}

/** All eight levels from one set of marks, highest first. */
export const eightLevels = (marks: Marks): CaseLevel[] =>
  cases.map((of) => ({ of, level: levelOf(of, marks) })).sort((a, b) => b.level - a.level || a.of.number - b.of.number);

/** The categories whose missing topics would raise this case's level most, at most three. */
export function learnFirst(of: Case, marks: Marks): Advice[] {
  const level = levelOf(of, marks);
  return of.languages
    .flatMap(({ language, weight }) =>
      language.categories.map((category) => ({ language, category, missing: weight * missingScore(category, marks) })),
    )
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => b.missing - a.missing)
    .slice(0, 3)
    .map(({ language, category }) => ({
      language,
      category,
      gain: levelOf(of, turned(marks, category.topics, true)) - level,
    }));
}

/** The same marks with these topics on or off. */
export function turned(marks: Marks, topics: readonly Topic[], on: boolean): Marks {
  const next = new Set(marks);
  for (const { id } of topics) {
    if (on) next.delete(id);
    else next.add(id);
  }
  return next;
}

const hundredthsOf = ({ languages }: Case, marks: Marks) =>
  languages.reduce((sum, { language, weight }) => sum + weight * scoreOn(language.topics, marks), 0);

const scoreOn = (topics: readonly Topic[], marks: Marks) =>
  topics.reduce((sum, { id, score }) => sum + (marks.has(id) ? 0 : score), 0);

const missingScore = ({ topics, ratio }: Category, marks: Marks) => ratio - scoreOn(topics, marks);

export interface CaseLevel {
  of: Case;
  level: number;
}

export interface Advice {
  language: BankLanguage;
  category: Category;
  /** Points by which the shown level rises when the whole category is on; 0 when it is less than one. */
  gain: number;
}
