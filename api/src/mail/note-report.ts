import { UserError } from '@agile-languages/shared/errors';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { forgetLater } from './kept-texts.ts';
import { readStatusReport } from './status-report.ts';

const verbs: Partial<Record<string, string>> = { failed: 'returned', delayed: 'delayed' };

interface Known {
  db: Kysely<Database>;
  clock: () => Date;
}

/**
 * Everybody can write to the address of the reports. Who knows the id of a mail is its reader, and can at worst say that
 * this mail did not arrive.
 *
 * @throws {UserError} when nothing was noted
 */
export async function noteReport({ db, clock }: Known, message: Uint8Array<ArrayBuffer>): Promise<string> {
  const report = await readStatusReport(message);
  if (!report)
    throw new UserError('This is no report of a mail server (multipart/report with message/delivery-status).');
  const { mailId, recipients } = report;
  const mail = await db.selectFrom('mails').select('recipient').where('id', '=', mailId).executeTakeFirst();
  if (!mail) throw new UserError('The report names no mail of this site.');
  const recipient = recipients.find(({ addresses }) => addresses.includes(mail.recipient.toLowerCase()));
  if (!recipient) throw new UserError(`The report is not about the address of the mail ${mailId}.`);
  const { action, said } = recipient;
  const verb = verbs[action];
  if (!verb) throw new UserError(`The report does not say that the mail ${mailId} has failed or is delayed.`);
  const fault = `${verb} by ${said || 'a server'}`;
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ fault, ...(action === 'delayed' ? forgetLater(clock()) : { sentAt: null, forgetAt: null }) })
    .where('id', '=', mailId)
    .where('sentAt', 'is not', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new UserError(`The mail ${mailId} waits here, or was given up already.`);
  return `Noted of the mail ${mailId}: ${fault}`;
}
