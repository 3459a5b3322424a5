import type { MemberSpec } from './spec-types.ts';

/** What a partner's own card of a class may name as `data-field`. An element without a value is left out of the card. */
export const cardFields = [
  { name: 'name', description: 'Name of the class. As a link it opens the class.' },
  { name: 'language', description: 'Name of its Language.' },
  { name: 'description', description: 'What its trainer writes about it, as text.' },
  { name: 'mode', description: 'Live online, Classroom or Blended.' },
  { name: 'pattern', description: 'Its sessions: `10 × 3 h, Mon + Wed`.' },
  { name: 'date', description: 'Its first day: `Mon 30 Nov 2026`.' },
  { name: 'weekday', description: '`Mon`' },
  { name: 'day', description: '`30`' },
  { name: 'month', description: '`Nov`' },
  { name: 'year', description: '`2026`' },
  { name: 'time', description: 'When it begins, by its own clock: `18:30 Europe/Istanbul`.' },
  { name: 'your-time', description: "The same by the visitor's clock: `16:30 (Europe/Berlin)`." },
  { name: 'last-day', description: '`until 12 Dec`' },
  { name: 'trainer', description: 'Who teaches it.' },
  { name: 'picture', description: 'Its picture, in an `<img>`.' },
  { name: 'price', description: '`480 EUR`' },
  { name: 'old-price', description: 'What it costs without a reduction.' },
  { name: 'price-until', description: 'Last day of an early price.' },
  { name: 'tax', description: '`plus tax`, where it is added to the price.' },
  { name: 'seats', description: '`3 of 20 seats left`, or that it is full.' },
  { name: 'rating', description: '`4.8 of 5`' },
  { name: 'enrol', description: 'Link to enrol, while a seat is left.' },
  { name: 'ask', description: 'Link to ask for the next date, once it is full.' },
  { name: 'details', description: 'Link that opens the class.' },
  { name: 'calendar', description: 'Link to its calendar file.' },
] as const satisfies readonly MemberSpec[];

/** What is around the cards of a page of the list. Lists of tickets do not have it. */
export const cardsPart = { name: 'list', description: 'What is around the cards.' } as const satisfies MemberSpec;

export type CardField = (typeof cardFields)[number]['name'];
