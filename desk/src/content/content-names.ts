import type { ContentState, Kind } from '@agile-languages/api/desk';

/** What a list and one of its records are called. */
export const namesOf: Record<Kind, { list: string; one: string }> = {
  questions: { list: 'Questions', one: 'question' },
  experts: { list: 'Experts', one: 'expert' },
  samples: { list: 'Samples', one: 'sample' },
  partners: { list: 'Partners', one: 'partner' },
};

export const stateNames: Record<ContentState, string> = {
  draft: 'Draft',
  published: 'Published',
  changed: 'Published, with changes',
};
