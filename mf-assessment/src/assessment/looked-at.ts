import type { BankLanguage, Category } from './bank.ts';
import type { Case } from './cases.ts';
import { countOn, type Marks } from './level.ts';

/**
 * Which categories of a case somebody has looked at: those that were open, and those with a topic that is off. The
 * others are on because everything is on at first.
 *
 * @param opened ids of the categories that were open
 */
export function lookedAt({ languages }: Case, marks: Marks, opened: ReadonlySet<string>): LookedAt {
  const places = languages.flatMap(({ language }) =>
    language.categories.map((category, index): Place => ({ language, category, index })),
  );
  const left = places.filter(
    ({ category: { id, topics } }) => !opened.has(id) && countOn(topics, marks) === topics.length,
  );
  return { count: places.length - left.length, of: places.length, places, left };
}

/** The first category after this one that nobody has looked at; after the last one comes the first. */
export function nextOf({ places, left }: LookedAt, id: string | undefined): Place | undefined {
  const here = places.findIndex(({ category }) => category.id === id);
  return left.find((place) => places.indexOf(place) > here) ?? left[0];
}

export interface LookedAt {
  /** How many were looked at. */
  count: number;
  /** How many there are. */
  of: number;
  places: readonly Place[];
  /** Those that nobody has looked at. */
  left: readonly Place[];
}

/** A category of a case. */
export interface Place {
  language: BankLanguage;
  category: Category;
  /** Which of its Language's categories it is, counted from 0. */
  index: number;
}
