import type { LanguageKey } from './index.ts';

/** Tag line and card type of each course, for pages that do not need the course itself. */
export const shortCourses = {
  product: { tagLine: 'One product, told once, in eight ways that agree.', cardType: 'All eight card types' },
  statement: {
    tagLine: 'Read the three statements before you promise a number.',
    cardType: 'Financial Statement Cards',
  },
  money: { tagLine: 'Say who pays, how much, and why they would stop.', cardType: 'Business Case Cards' },
  form: { tagLine: 'Sixteen input types, six events, no surprises.', cardType: 'Form Cards' },
  story: { tagLine: 'A role, an action, a benefit, and every input described.', cardType: 'User Story Cards' },
  flow: { tagLine: 'Draw what moves, not who is busy.', cardType: 'Data Flow Cards' },
  management: { tagLine: 'Order the work, show the blocks, close with evidence.', cardType: 'Issue Cards' },
  data: { tagLine: 'Name the thing, its properties and its key.', cardType: 'Database Cards' },
  programming: { tagLine: 'Describe the operation before you write it.', cardType: 'API Cards' },
} as const satisfies Record<LanguageKey, { tagLine: string; cardType: string }>;
