import { criteriaTexts } from '@agile-languages/shared/embed/criteria';
import { useEffect, useState } from 'react';
import type { BankLanguage } from '../assessment/bank.ts';

const known = new Set<string>();

export const hasTexts = ({ id }: BankLanguage): boolean => known.has(id);

export async function loadTexts({ id, topics }: BankLanguage): Promise<void> {
  const lines = (await criteriaTexts[id]?.())?.default.split('\n') ?? [];
  for (const [index, topic] of topics.entries()) [topic.name = '', topic.meaning = ''] = lines[index]?.split('|') ?? [];
  known.add(id);
}

export function useTexts(
  languages: readonly BankLanguage[],
  onFailure: (cause: unknown) => void = logFailure,
): boolean {
  const [, render] = useState({});
  const isKnown = languages.every(hasTexts);

  useEffect(() => {
    if (isKnown) return;
    let isMounted = true;
    Promise.all(languages.map(loadTexts)).then(() => isMounted && render({}), onFailure);
    return () => {
      isMounted = false;
    };
  }, [isKnown, languages, onFailure]);

  return isKnown;
}

const logFailure = (cause: unknown) => console.error('meter: the texts of the topics could not be loaded', cause);
