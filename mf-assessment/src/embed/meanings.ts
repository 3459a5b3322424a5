import { criteriaMeanings } from '@agile-languages/shared/embed/criteria';
import { useEffect, useState } from 'react';
import { type BankLanguage, bank } from '../meter/bank.ts';

const known = new Set<string>();

/** Puts what its topics mean into a Language of the bank. */
async function bringMeanings({ id, topics }: BankLanguage): Promise<void> {
  if (known.has(id)) return;
  const meanings = (await criteriaMeanings[id]?.())?.default ?? [];
  for (const [index, topic] of topics.entries()) topic.meaning = meanings[index] ?? '';
  known.add(id);
}

/** Whether it is known what the topics of these Languages mean; asks for it where it is not. */
export function useMeanings(
  languages: readonly { language: BankLanguage }[],
  onFailure: (cause: unknown) => void = logFailure,
): boolean {
  const [, render] = useState({});
  const missing = languages.map(({ language }) => language.id).filter((id) => !known.has(id));
  const names = missing.join();

  useEffect(() => {
    if (!names) return;
    let isWanted = true;
    const wanted = bank.filter(({ id }) => names.includes(id));
    Promise.all(wanted.map(bringMeanings)).then(() => isWanted && render({}), onFailure);
    return () => {
      isWanted = false;
    };
  }, [names, onFailure]);

  return missing.length === 0;
}

const logFailure = (cause: unknown) => console.error('meter: what the topics mean could not be loaded', cause);
