import { firstCriteriaTexts, loadLaterCriteriaTexts } from '@agile-languages/shared/embed/criteria';
import { useEffect, useState } from 'react';
import { type BankLanguage, bank } from '../assessment/bank.ts';

const known = new Set<string>();

export const hasTexts = ({ id }: BankLanguage): boolean => known.has(id);

export async function loadTexts(language: BankLanguage): Promise<void> {
  if (!hasTexts(language)) read(language, await loadLaterCriteriaTexts());
}

function read({ id, topics }: BankLanguage, texts: Readonly<Record<string, string>>): void {
  const lines = texts[id]?.split('\n') ?? [];
  for (const [index, topic] of topics.entries()) [topic.name = '', topic.meaning = ''] = lines[index]?.split('|') ?? [];
  known.add(id);
}

for (const language of bank) if (language.id in firstCriteriaTexts) read(language, firstCriteriaTexts);

export function useTexts(languages: readonly BankLanguage[]): boolean {
  const [, render] = useState({});
  const isKnown = languages.every(hasTexts);

  useEffect(() => {
    if (isKnown) return;
    let isMounted = true;
    Promise.all(languages.map(loadTexts)).then(() => isMounted && render({}), logFailure);
    return () => {
      isMounted = false;
    };
  }, [isKnown, languages]);

  return isKnown;
}

const logFailure = (cause: unknown) => console.error('meter: the texts of the topics could not be loaded', cause);
