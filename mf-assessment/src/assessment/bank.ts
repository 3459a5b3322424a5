import {
  type Criterion,
  criteriaText,
  type Language,
  type LanguageId,
  languageById,
  readCriteria,
} from '@agile-languages/shared/content';

export const bank: readonly BankLanguage[] = criteriaText.map(([id, text]) => readLanguage(id, text));

function readLanguage(id: BankLanguageId, text: string): BankLanguage {
  const found = languageById(id);
  if (!found) throw new Error(`Criteria of an unknown Language: ${id}.`);
  const { key, name } = found;
  const categories = readCriteria(text).map(({ name: category, topics }, index) => ({
    id: `${id}-${index + 1}`,
    name: category,
    topics,
    ratio: topics.reduce((sum, { score }) => sum + score, 0),
  }));
  return { id, key, name, categories, topics: categories.flatMap(({ topics }) => topics) };
}

export type BankLanguageId = Extract<LanguageId, (typeof criteriaText)[number][0]>;

export interface BankLanguage {
  id: BankLanguageId;
  key: Language['key'];
  name: string;
  categories: readonly Category[];
  topics: readonly Topic[];
}

export interface Category {
  id: string;
  name: string;
  /** 100 per Language. */
  ratio: number;
  topics: readonly Topic[];
}

export type Topic = Criterion;
