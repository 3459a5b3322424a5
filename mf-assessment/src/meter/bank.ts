import { type Language, type LanguageId, languageById } from '@agile-languages/shared/languages';
import { bankText } from './bank-text.ts';

/** The six Languages that the meter asks about, with their categories and topics. Cases choose among them. */
export const bank: readonly BankLanguage[] = bankText.map(([id, text]) => readLanguage(id, text));

function readLanguage(id: BankLanguageId, text: string): BankLanguage {
  const found = languageById(id);
  if (!found) throw new Error(`Criteria of an unknown Language: ${id}.`);
  const { key, name } = found;
  const categories = text
    .trim()
    .split('# ')
    .slice(1)
    .map((part, index) => readCategory(`${id}-${index + 1}`, part));
  return { id, key, name, categories, topics: categories.flatMap(({ topics }) => topics) };
}

function readCategory(id: string, text: string): Category {
  const [name = '', ...lines] = text.trim().split('\n');
  const topics = lines.map(readTopic);
  return { id, name, topics, ratio: topics.reduce((sum, { score }) => sum + score, 0) };
}

function readTopic(line: string): Topic {
  const [, id, score, name = '', meaning = ''] = /^(\d+) (\d+) (.+) \| (.+)$/.exec(line) ?? [];
  return { id: Number(id), score: Number(score), name, meaning };
}

export type BankLanguageId = Extract<LanguageId, (typeof bankText)[number][0]>;

export interface BankLanguage {
  id: BankLanguageId;
  key: Language['key'];
  name: string;
  categories: readonly Category[];
  /** All topics of its categories, in order. */
  topics: readonly Topic[];
}

export interface Category {
  id: string;
  name: string;
  /** Sum of its topics' scores; 100 per Language. */
  ratio: number;
  topics: readonly Topic[];
}

export interface Topic {
  id: number;
  name: string;
  /** Whole number, never shown. */
  score: number;
  /** What it means that this topic is on. */
  meaning: string;
}
