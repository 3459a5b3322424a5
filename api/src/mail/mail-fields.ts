interface MailField {
  means: string;
  /** It has several lines, or is private: a subject stays in the list of mails. */
  isTextOnly?: true;
  /** Written `[The class]({page})`, its words are the link. */
  isLink?: true;
  /** Addresses in it are links. */
  hasLinks?: true;
}

const mailFields = {
  name: { means: 'name of the reader' },
  brand: { means: 'name of the provider' },
  class: { means: 'name of the class' },
  begin: { means: 'when the class begins' },
  until: { means: 'the day until which it is good' },
  back: { means: 'until when the seat can be given back' },
  sessions: { means: 'every session, in the time zone of the class and in UTC', isTextOnly: true, hasLinks: true },
  details: { means: 'price, booking, trainers, mode and venue, a line each', isTextOnly: true },
  price: { means: 'price, with its tax' },
  trainer: { means: 'trainers' },
  mode: { means: 'how the class is held' },
  venue: { means: 'venue' },
  former: { means: 'name of the class before' },
  news: { means: 'what is new', isTextOnly: true },
  words: { means: 'words of your people', isTextOnly: true },
  subject: { means: 'subject by your people' },
  page: { means: 'the class on the site', isTextOnly: true, isLink: true },
  place: { means: 'the place of the reader in the class', isTextOnly: true, isLink: true },
  meeting: { means: 'online meeting, for participants', isTextOnly: true, isLink: true },
  classes: { means: 'list of classes on the site', isTextOnly: true, isLink: true },
  link: { means: 'what the mail is for', isTextOnly: true, isLink: true },
  code: { means: 'pass code', isTextOnly: true },
  day: { means: 'day of the message' },
  message: { means: 'the message', isTextOnly: true },
  form: { means: 'form that it came from' },
  moment: { means: 'when it was' },
  passkey: { means: 'the name of the passkey' },
  way: { means: 'way of signing in' },
  network: { means: 'network of the browser' },
  browser: { means: 'what the browser calls itself', isTextOnly: true },
  partner: { means: 'name of the partner' },
  origin: { means: 'address of the pages' },
  what: { means: 'what has happened', isTextOnly: true },
  seats: { means: 'how many seats, 5 seats' },
  company: { means: 'name of the company' },
  due: { means: 'what is to be paid for all seats; nothing once it was paid' },
  paid: { means: 'what was paid for all seats' },
} as const satisfies Record<string, MailField>;

export type MailFieldName = keyof typeof mailFields;

export const classFieldNames = ['class', 'begin', 'sessions', 'details', 'price', 'trainer', 'mode', 'venue'] as const;

export interface MailText {
  name: string;
  subject: string;
  /** Empty lines begin paragraphs. A line in which a field is empty is left out. */
  text: string;
  fields: readonly MailFieldName[];
  needs?: readonly MailFieldName[];
}

export const mailFieldOf = (name: MailFieldName): MailField => mailFields[name];

export type MailValue = string | { text: string; html: string };

export type ClassValues = Record<(typeof classFieldNames)[number], string>;

export type MailValues = Partial<Record<MailFieldName, MailValue>>;

export const isFieldName = (name: string): name is MailFieldName => Object.hasOwn(mailFields, name);
