import type { BankLanguage, Category } from '../../assessment/bank.ts';
import type { Case } from '../../assessment/cases.ts';
import { countOn, type Marks } from '../../assessment/level.ts';

/** Categories of a case in which two sets of marks differ, the largest distance first, and the number of equal ones. */
export function distances(communicationCase: Case, marks: Marks, other: Marks): { rows: Distance[]; same: number } {
  const categories = communicationCase.languages.flatMap(({ language }) =>
    language.categories.map((category) => ({ language, category })),
  );
  const rows = categories
    .filter(({ category: { topics } }) => topics.some(({ id }) => marks.has(id) !== other.has(id)))
    .map(({ language, category }): Distance => {
      const { topics } = category;
      return { language, category, yours: countOn(topics, marks), theirs: countOn(topics, other) };
    })
    .sort((a, b) => differenceOf(b) - differenceOf(a));
  return { rows, same: categories.length - rows.length };
}

const differenceOf = ({ category: { topics }, yours, theirs }: Distance) => Math.abs(yours - theirs) / topics.length;

interface Distance {
  language: BankLanguage;
  category: Category;
  /** Topics that are on. */
  yours: number;
  theirs: number;
}
