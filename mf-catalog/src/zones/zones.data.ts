import type { LanguageKey } from '@agile-languages/shared/languages';

/** The four agile zones and what each asks about. */
export const zones = [
  { name: 'Business Development', concern: 'who pays and why' },
  { name: 'Data Flow Management', concern: 'what moves and where it waits' },
  { name: 'Digital Product Development', concern: 'what is built and how it is checked' },
  { name: 'Digital Product Management', concern: 'what comes first and who decides' },
] as const;

/** The eight communication cases with their weights in percent, as published (specification, section 3). */
export const cases: readonly CommunicationCase[] = [
  { number: 1, title: 'Business Development - Internal', weights: { money: 100 } },
  { number: 2, title: 'Data Flow Management - Internal', weights: { money: 30, flow: 20, story: 30, form: 25 } },
  {
    number: 3,
    title: 'Business Development - Internal',
    weights: { money: 15, flow: 10, story: 20, form: 10, management: 20, programming: 15 },
  },
  { number: 4, title: 'Digital Product Development - Internal', weights: { management: 20, flow: 20, story: 60 } },
  { number: 5, title: 'Business Development - Internal', weights: { money: 60, flow: 40 } },
  {
    number: 6,
    title: 'Business Development - Digital Product Management',
    weights: { money: 40, flow: 30, story: 30 },
  },
  {
    number: 7,
    title: 'Digital Product Development - Digital Product Management',
    weights: { management: 40, story: 40, flow: 20 },
  },
  {
    number: 8,
    title: 'Digital Product Development - Digital Product Development',
    weights: { money: 20, story: 60, flow: 20 },
  },
];

export interface CommunicationCase {
  number: number;
  title: string;
  weights: Partial<Record<LanguageKey, number>>;
}
