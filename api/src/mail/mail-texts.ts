import type { MailFieldName } from './mail-fields.ts';
import { accountTexts } from './texts-of-accounts.ts';
import { classTexts } from './texts-of-classes.ts';
import { deskTexts } from './texts-of-desk.ts';
import { seatTexts } from './texts-of-seats.ts';

/** A mail of the product as it came: its provider can replace subject and text. */
export interface MailText {
  /** What staff call it. */
  name: string;
  subject: string;
  /** Empty lines begin paragraphs. A line in which a field is empty is left out. */
  text: string;
  /** In the order in which staff see them. */
  fields: readonly MailFieldName[];
  /** Without these it is of no use to its reader. */
  needs?: readonly MailFieldName[];
}

const all = { ...seatTexts, ...classTexts, ...accountTexts, ...deskTexts } as const satisfies Record<string, MailText>;

export type MailId = keyof typeof all;

export type FieldsOfMail<Id extends MailId> = (typeof all)[Id]['fields'][number];

export const mailTexts: Readonly<Record<MailId, MailText>> = all;

export const mailIds = Object.keys(all) as MailId[];

export const isMailId = (id: string): id is MailId => Object.hasOwn(all, id);
