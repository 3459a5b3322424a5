import type { BankLanguage, Category } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import { countOn, type Marks } from '../../assessment/level.ts';

/** Where two sets of marks differ in a case, the largest distance first, and how many categories are the same. */
export function distances(of: Case, marks: Marks, other: Marks): { rows: Distance[]; same: number } {
  const categories = of.languages.flatMap(({ language }) =>
    language.categories.map((category) => ({ language, category })),
  );
  const rows = categories
    .filter(({ category: { topics } }) => topics.some(({ id }) => marks.has(id) !== other.has(id)))
    .map(({ language, category }): Distance => {
      const { topics } = category;
      return { language, category, yours: countOn(topics, marks), theirs: countOn(topics, other) };
    })
    .sort((a, b) => partOf(b) - partOf(a));
  return { rows, same: categories.length - rows.length };
}

const partOf = ({ category: { topics }, yours, theirs }: Distance) => Math.abs(yours - theirs) / topics.length;

interface Distance {
  language: BankLanguage;
  category: Category;
  /** Topics that are on. */
  yours: number;
  theirs: number;
}
