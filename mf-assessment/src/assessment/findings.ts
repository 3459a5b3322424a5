import type { BankLanguage, Category, Topic } from './bank.ts';
import type { Case } from './cases.ts';
import { countOn, hundredthsOf, learnFirst, type Marks } from './level.ts';

export function findingsOf(communicationCase: Case, marks: Marks) {
  const categories = communicationCase.languages.flatMap(({ language, weight }) =>
    language.categories.map((category): CategoryResult => {
      const on = countOn(category.topics, marks);
      return {
        language,
        category,
        on,
        percent: Math.round((on * 100) / category.topics.length),
        hundredths: hundredthsOf(weight, category.ratio),
      };
    }),
  );
  const heaviest = categories.toSorted((a, b) => b.hundredths - a.hundredths);
  return {
    strengths: heaviest
      .filter(({ on }) => on > 0)
      .sort((a, b) => b.percent - a.percent)
      .slice(0, 3),
    gaps: heaviest
      .filter(({ percent }) => percent < 100)
      .sort((a, b) => a.percent - b.percent)
      .slice(0, 3),
    plan: learnFirst(communicationCase, marks),
    missing: communicationCase.languages
      .map(
        ({ language }): MissingLanguage => ({
          language,
          categories: language.categories
            .map(({ id, name, topics }) => ({ id, name, topics: topics.filter((topic) => marks.has(topic.id)) }))
            .filter(({ topics }) => topics.length > 0),
        }),
      )
      .filter((entry) => entry.categories.length > 0),
  };
}

export interface CategoryResult {
  language: BankLanguage;
  category: Category;
  on: number;
  percent: number;
  hundredths: number;
}

export interface MissingLanguage {
  language: BankLanguage;
  categories: readonly { id: string; name: string; topics: readonly Topic[] }[];
}
