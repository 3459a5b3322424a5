import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A mail that was given up longer ago is neither named nor tried again. */
export const givenUpDays = 30;

/** Servers try for five days before a mail comes back (RFC 5321, 4.5.4.1). */
const reportDays = 5;

export const withoutText = { text: '', html: '', calendar: '', replyTo: '', forgetAt: null };

/** What comes back goes to a corrected address. */
export const forgetLater = (now: Date) => ({ forgetAt: daysFrom(now, reportDays) });

export async function forgetTexts(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ ...withoutText, fault: null })
    .where('forgetAt', '<=', now.toISOString())
    .execute();
  await db
    .updateTable('mails')
    .set(withoutText)
    .where('sentAt', 'is', null)
    .where('nextTryAt', 'is', null)
    .where('createdAt', '<', daysFrom(now, -givenUpDays))
    .where('text', '!=', '')
    .execute();
}

const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 3_600_000).toISOString();
