import { type CommunicationCase, caseTitle, communicationCases, mostOf } from '@agile-languages/shared/content';
import type { Say } from '@agile-languages/shared/formats';
import { type BankLanguage, bank } from './bank.ts';

export const cases: readonly Case[] = communicationCases.map(({ weights, ...communicationCase }) => ({
  ...communicationCase,
  title: caseTitle(communicationCase),
  most: mostOf({ weights }),
  languages: Object.entries(weights).map(([key, weight]) => {
    const language = bank.find((candidate) => candidate.key === key);
    if (!language) throw new Error(`Case ${communicationCase.number}: no criteria for '${key}'.`);
    return { language, weight };
  }),
}));

export function caseOf(number: number): Case {
  const found = cases.find((candidate) => candidate.number === number);
  if (!found) throw new Error(`There is no case ${number}.`);
  return found;
}

/** The first of equals; `undefined` where no case has the Language. */
export function heaviestCaseOf(id: string): Case | undefined {
  const weightIn = ({ languages }: Case) => languages.find(({ language }) => language.id === id)?.weight ?? 0;
  const [heaviest] = cases.toSorted((a, b) => weightIn(b) - weightIn(a));
  return heaviest && weightIn(heaviest) > 0 ? heaviest : undefined;
}

export const caseLabel = (communicationCase: Case, say: Say): string =>
  say('Case {0}: {1}', communicationCase.number, titleOf(communicationCase, say));

export const titleOf = ({ speaker, listener }: Case, say: Say): string => `${say(speaker)} - ${say(listener)}`;

export interface Case extends Omit<CommunicationCase, 'weights'> {
  title: string;
  most: number;
  languages: readonly WeightedLanguage[];
}

export interface WeightedLanguage {
  language: BankLanguage;
  weight: number;
}
