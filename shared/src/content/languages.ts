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
export type LanguageKey = Language['key'];
export type LanguageId = Language['id'];

export const languageById = (id: string): Language | undefined => languages.find((language) => language.id === id);

/** The Language with this name (`'Data Flow'`), or `undefined`. */
export const languageByName = (name: string): Language | undefined =>
  languages.find((language) => language.name === name);

/**
 * The five roles that a visitor may have, and how much of each Language a role needs, in percent. The rates of a role add
 * up to 100; its Languages are in the order in which they are shown. My Needs and the filter of the catalogue use this list.
 */
export const roles = [
  {
    name: 'revenue-cost',
    title: 'Revenue or cost role',
    rates: { money: 30, statement: 30, flow: 20, story: 20 },
  },
  {
    name: 'analyst-data-flow',
    title: 'Business analyst or data flow manager',
    rates: { flow: 25, story: 20, form: 20, data: 20, money: 15 },
  },
  {
    name: 'product-owner',
    title: 'Digital product owner',
    rates: { story: 25, management: 20, flow: 20, money: 20, form: 15 },
  },
  {
    name: 'product-manager',
    title: 'Digital product manager',
    rates: { money: 20, statement: 20, flow: 20, story: 20, management: 20 },
  },
  {
    name: 'development-team',
    title: 'Development team member',
    rates: { story: 20, form: 20, data: 20, programming: 20, management: 20 },
  },
] as const satisfies readonly { name: string; title: string; rates: Readonly<Partial<Record<LanguageKey, number>>> }[];

/** One of the five. `name` is used in addresses and in what visitors' browsers store, so it never changes. */
export type Role = (typeof roles)[number];

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
