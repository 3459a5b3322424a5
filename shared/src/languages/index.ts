/** The nine Languages in menu order (specification, sections 2 and 3). Menu, footer, filters and course data use this one list. */
export const languages = [
  { id: '1111118', key: 'product', name: 'Digital Product', code: 'L1', hours: 30 },
  { id: '1111217', key: 'statement', name: 'Financial Statement', code: 'L2', hours: 12 },
  { id: '1111112', key: 'money', name: 'Money', code: 'L3', hours: 14 },
  { id: '1111117', key: 'form', name: 'Form', code: 'L4', hours: 10 },
  { id: '1111111', key: 'story', name: 'User Story', code: 'L5', hours: 10 },
  { id: '1111116', key: 'flow', name: 'Data Flow', code: 'L6', hours: 10 },
  { id: '1111115', key: 'management', name: 'User Story Management', code: 'L7', hours: 12 },
  { id: '1111113', key: 'data', name: 'Data', code: 'L8', hours: 18 },
  { id: '1111114', key: 'programming', name: 'Data Oriented Programming', code: 'L9', hours: 18 },
] as const;

/** One of the nine. `key` selects the colours through `data-lang`; `code` is its catalogue number. */
export type Language = (typeof languages)[number];
/** Short name of a Language in code and styles: `form`. */
export type LanguageKey = Language['key'];
/** Id of a Language: `1111117`. */
export type LanguageId = Language['id'];

/** The Language with this id, or `undefined`. */
export const languageById = (id: string): Language | undefined => languages.find((language) => language.id === id);

/** The Language with this name (`'Data Flow'`), or `undefined`. */
export const languageByName = (name: string): Language | undefined =>
  languages.find((language) => language.name === name);

export { type Role, roles } from './roles.ts';
export { shortCourses } from './short-courses.ts';
