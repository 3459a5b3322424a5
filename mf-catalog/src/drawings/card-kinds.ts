import type { SpecimenKind } from '@agile-languages/shared/art';

/** The eight card types in the order of a product file, without the code that draws them. */
export const cardKinds = {
  'business-case': 'Business Case Cards',
  'financial-statement': 'Financial Statement Cards',
  'data-flow': 'Data Flow Cards',
  'user-story': 'User Story Cards',
  form: 'Form Cards',
  database: 'Database Cards',
  api: 'API Cards',
  issue: 'Issue Cards',
} as const satisfies Record<SpecimenKind, string>;

export const specimenKinds = Object.keys(cardKinds) as SpecimenKind[];
