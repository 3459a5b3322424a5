import { zones } from '@agile-languages/shared/content';

const concerns = [
  'who pays and why',
  'what moves and where it waits',
  'what is built and how it is checked',
  'what comes first and who decides',
] as const;

export const zoneConcerns = zones.map((name, index) => ({ name, concern: concerns[index] ?? '' }));
