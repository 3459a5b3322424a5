import type { Case } from './cases.ts';
import { checkStateOf, type Marks } from './level.ts';

/** A case as the specification describes it (section 3), with the marks as they are. */
export function caseEntity({ number, title, languages }: Case, marks: Marks): CaseEntity {
  return {
    id: number,
    case: number,
    title,
    total: 100,
    language: languages.map(({ language, weight }) => ({
      title: language.name,
      checked: checkStateOf(language.topics, marks) === 'checked',
      weight,
      topicCategory: language.categories.map(({ id, name, ratio, topics }) => ({
        categoryName: name,
        checked: checkStateOf(topics, marks) === 'checked',
        id,
        ratio,
        topics: topics.map((topic) => ({ name: topic.name, checked: !marks.has(topic.id), score: topic.score })),
      })),
    })),
  };
}

export interface CaseEntity {
  id: number;
  case: number;
  title: string;
  total: 100;
  language: {
    title: string;
    checked: boolean;
    /** Percent. */
    weight: number;
    topicCategory: {
      categoryName: string;
      checked: boolean;
      id: string;
      ratio: number;
      topics: { name: string; checked: boolean; score: number }[];
    }[];
  }[];
}
