import type { BankLanguage, Category, Topic } from './bank.ts';
import { type Case, cases } from './cases.ts';

/** Ids of topics that are off. Marks belong to the person, not to a case. */
export type Marks = ReadonlySet<number>;

export type CheckState = 'checked' | 'unchecked' | 'mixed';

/** In percent: score × weight of topics that are on, summed in whole hundredths, rounded down once. */
export const levelOf = (communicationCase: Case, marks: Marks): number =>
  Math.floor(totalHundredths(communicationCase, marks) / 100);

export const countOn = (topics: readonly Topic[], marks: Marks): number =>
  topics.reduce((count, { id }) => count + (marks.has(id) ? 0 : 1), 0);

export function checkStateOf(topics: readonly Topic[], marks: Marks): CheckState {
  const count = countOn(topics, marks);
  if (count === 0) return 'unchecked';
  return count === topics.length ? 'checked' : 'mixed';
}

export const hundredthsOf = (weight: number, score: number): number => weight * score;

export const eightLevels = (marks: Marks): CaseLevel[] =>
  cases
    .map((communicationCase) => ({ communicationCase, level: levelOf(communicationCase, marks) }))
    .sort((a, b) => b.level - a.level || a.communicationCase.number - b.communicationCase.number);

/** Their missing topics would raise the level most. Their gains add up. */
export function learnFirst(communicationCase: Case, marks: Marks): Advice[] {
  let learnt = marks;
  return communicationCase.languages
    .flatMap(({ language, weight }) =>
      language.categories.map((category) => ({
        language,
        category,
        missing: hundredthsOf(weight, missingScore(category, marks)),
      })),
    )
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => b.missing - a.missing)
    .slice(0, 3)
    .map(({ language, category }) => {
      const level = levelOf(communicationCase, learnt);
      learnt = withTopics(learnt, category.topics, true);
      const reached = levelOf(communicationCase, learnt);
      return { language, category, gain: reached - level, reached };
    });
}

export function withTopics(marks: Marks, topics: readonly Topic[], on: boolean): Marks {
  const next = new Set(marks);
  for (const { id } of topics) {
    if (on) next.delete(id);
    else next.add(id);
  }
  return next;
}

const totalHundredths = ({ languages }: Case, marks: Marks) =>
  languages.reduce((sum, { language, weight }) => sum + hundredthsOf(weight, scoreOn(language.topics, marks)), 0);

const scoreOn = (topics: readonly Topic[], marks: Marks) =>
  topics.reduce((sum, { id, score }) => sum + (marks.has(id) ? 0 : score), 0);

const missingScore = ({ topics, ratio }: Category, marks: Marks) => ratio - scoreOn(topics, marks);

export interface CaseLevel {
  communicationCase: Case;
  level: number;
}

export interface Advice {
  language: BankLanguage;
  category: Category;
  /** Points of the level, after those before it; 0 when less than one. */
  gain: number;
  reached: number;
}
