import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Servers try for five days before a mail comes back (RFC 5321, 4.5.4.1). */
const reportDays = 5;

export const forgotten = { text: '', html: '', calendar: '', replyTo: '', forgetAt: null };

/** What comes back goes to a corrected address. */
export const forgetLater = (now: Date) => ({
  forgetAt: new Date(now.getTime() + reportDays * 24 * 3_600_000).toISOString(),
});

export const forgetTexts = (db: Kysely<Database>, now: Date) =>
  db
    .updateTable('mails')
    .set({ ...forgotten, fault: null })
    .where('forgetAt', '<=', now.toISOString())
    .execute();
