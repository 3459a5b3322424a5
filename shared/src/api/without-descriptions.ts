import type { ClassRow } from './rows.ts';

/** Classes for the document of a page that shows no description, the longest field of a class. */
export const withoutDescriptions = (rows: readonly ClassRow[]): readonly ClassRow[] =>
  rows.map((row) => ({ ...row, classDescription: '' }));
