import type { BankLanguage, Category } from './bank.ts';
import type { Case } from './cases.ts';
import { countOn, type Marks } from './level.ts';

/** The rest is on only because everything is on at first. @param opened ids of the categories that were open */
export function lookedAt({ languages }: Case, marks: Marks, opened: ReadonlySet<string>): LookedAt {
  const places = languages.flatMap(({ language }) =>
    language.categories.map((category, index): Place => ({ language, category, index })),
  );
  const left = places.filter(
    ({ category: { id, topics } }) => !opened.has(id) && countOn(topics, marks) === topics.length,
  );
  return { count: places.length - left.length, of: places.length, places, left };
}

export function nextOf({ places, left }: LookedAt, id: string | undefined): Place | undefined {
  const here = places.findIndex(({ category }) => category.id === id);
  return left.find((place) => places.indexOf(place) > here) ?? left[0];
}

export interface LookedAt {
  count: number;
  of: number;
  places: readonly Place[];
  left: readonly Place[];
}

export interface Place {
  language: BankLanguage;
  category: Category;
  index: number;
}
