import type { MailText } from './mail-fields.ts';
import { accountTexts } from './texts-of-accounts.ts';
import { classTexts } from './texts-of-classes.ts';
import { deskTexts } from './texts-of-desk.ts';
import { seatTexts } from './texts-of-seats.ts';

const all = { ...seatTexts, ...classTexts, ...accountTexts, ...deskTexts } as const satisfies Record<string, MailText>;

export type MailId = keyof typeof all;

export type FieldsOfMail<Id extends MailId> = (typeof all)[Id]['fields'][number];

export const mailTexts: Readonly<Record<MailId, MailText>> = all;

export const mailIds = Object.keys(all) as MailId[];

/** Who reads it can sign in, or choose a password. */
export const holdsKey = (id: MailId): boolean => mailTexts[id].needs?.includes('link') ?? false;

export const isMailId = (id: string): id is MailId => Object.hasOwn(all, id);
