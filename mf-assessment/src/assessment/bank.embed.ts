import { criteriaScores } from '@agile-languages/shared/embed/criteria';
import type { BankLanguage, BankLanguageId } from './bank.ts';

let topicId = 0;

export const bank: readonly BankLanguage[] = criteriaScores.map(([id, key, name, text]) => {
  const categories = text.split('|').map((entry, index) => {
    const [, category = '', digits = ''] = /(.+) (\w+)/.exec(entry) ?? [];
    const scores = [...digits].map((digit) => Number.parseInt(digit, 36));
    return {
      id: `${id}-${index + 1}`,
      name: category,
      topics: scores.map((score) => ({ id: ++topicId, score, name: '', meaning: '' })),
      ratio: scores.reduce((sum, score) => sum + score),
    };
  });
  return {
    id: id as BankLanguageId,
    key: key as BankLanguage['key'],
    name,
    categories,
    topics: categories.flatMap(({ topics }) => topics),
  };
});
