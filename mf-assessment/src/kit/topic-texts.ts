import { criteriaTexts } from '@agile-languages/shared/embed/criteria';
import { useEffect, useState } from 'react';
import type { BankLanguage } from '../assessment/bank.ts';

const known = new Set<string>();

/** Whether it is known what the topics of a Language are called and mean. */
export const hasTexts = ({ id }: BankLanguage): boolean => known.has(id);

/** Puts what its topics are called and mean into a Language of the bank. */
export async function bringTexts({ id, topics }: BankLanguage): Promise<void> {
  const lines = (await criteriaTexts[id]?.())?.default.split('\n') ?? [];
  for (const [index, topic] of topics.entries()) [topic.name = '', topic.meaning = ''] = lines[index]?.split('|') ?? [];
  known.add(id);
}

/** Whether the texts of all these Languages are there; asks for those that are not. */
export function useTexts(
  languages: readonly BankLanguage[],
  onFailure: (cause: unknown) => void = logFailure,
): boolean {
  const [, render] = useState({});
  const isKnown = languages.every(hasTexts);

  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    Promise.all(languages.map(bringTexts)).then(() => isWanted && render({}), onFailure);
    return () => {
      isWanted = false;
    };
  }, [isKnown, languages, onFailure]);

  return isKnown;
}

const logFailure = (cause: unknown) => console.error('meter: what the topics mean could not be loaded', cause);
