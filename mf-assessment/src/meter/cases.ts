import { type BankLanguage, bank } from './bank.ts';

export const zones = [
  'Business Development',
  'Data Flow Management',
  'Digital Product Development',
  'Digital Product Management',
] as const;

const development = 'Digital Product Development';
const management = 'Digital Product Management';

/** The eight conversations with their weights in percent. Cases 2 and 3 do not add up to 100; both as stated. */
export const cases: readonly Case[] = [
  conversation(1, 'Business Development', 'Internal', 'Money 100'),
  conversation(2, 'Data Flow Management', 'Internal', 'Money 30, Data Flow 20, User Story 30, Form 25'),
  conversation(
    3,
    'Business Development',
    'Internal',
    'Money 15, Data Flow 10, User Story 20, Form 10, User Story Management 20, Data Oriented Programming 15',
  ),
  conversation(4, development, 'Internal', 'User Story Management 20, Data Flow 20, User Story 60'),
  conversation(5, 'Business Development', 'Internal', 'Money 60, Data Flow 40'),
  conversation(6, 'Business Development', management, 'Money 40, Data Flow 30, User Story 30'),
  conversation(7, development, management, 'User Story Management 40, User Story 40, Data Flow 20'),
  conversation(8, development, development, 'Money 20, User Story 60, Data Flow 20'),
];

/** The case with this number, 1 to 8. @throws for any other. */
export function caseOf(number: number): Case {
  const found = cases.find((one) => one.number === number);
  if (!found) throw new Error(`There is no case ${number}.`);
  return found;
}

/** What the chooser shows. The title alone is not unique. */
export const caseLabel = ({ number, title }: Case) => `Case ${number}: ${title}`;

function conversation(number: number, speaker: Zone, listener: Zone | 'Internal', weights: string): Case {
  return {
    number,
    title: `${speaker} - ${listener}`,
    speaker,
    listener,
    languages: weights.split(', ').map((entry) => {
      const [, name, weight] = /^(.+) (\d+)$/.exec(entry) ?? [];
      const language = bank.find((one) => one.name === name);
      if (!language) throw new Error(`Case ${number}: no criteria for '${name}'.`);
      return { language, weight: Number(weight) };
    }),
  };
}

export type Zone = (typeof zones)[number];

export interface Case {
  number: number;
  /** 'Zone that speaks - zone that listens'. */
  title: string;
  speaker: Zone;
  listener: Zone | 'Internal';
  languages: readonly WeightedLanguage[];
}

export interface WeightedLanguage {
  language: BankLanguage;
  /** Percent. */
  weight: number;
}
