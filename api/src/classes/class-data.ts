/** What staff enter of a class, by field: all texts, as in a form. */
export type ClassData = Record<ClassField, string>;
export type ClassField = keyof typeof classLabels;

/** In the order of the form. */
export const classLabels = {
  name: 'Name',
  languageId: 'Language',
  start: 'First session',
  timeZone: 'Time zone',
  pattern: 'Sessions',
  mode: 'Mode',
  trainerId: 'Trainer',
  seats: 'Seats',
  price: 'Price',
  oldPrice: 'Earlier price',
  currency: 'Currency',
  description: 'Description',
} as const;

export const classFields = Object.keys(classLabels) as ClassField[];

/** `full`, `begun` and `over` are published ones. */
export const classStates = ['draft', 'published', 'full', 'begun', 'over', 'cancelled', 'deleted'] as const;
export type ClassState = (typeof classStates)[number];
