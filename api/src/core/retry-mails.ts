import { transact } from '../database/transact.ts';
import { createMailRepository } from '../mail/mail-repository.ts';
import type { ActionContext } from './actions.ts';
import { type Author, createAuditRepository } from './audit.ts';

/** The running API then tries all of them. Returns in words how many. */
export const retryMails = ({ clock, db }: Pick<ActionContext, 'clock' | 'db'>, author: Author): Promise<string> =>
  transact(db, async (transaction) => {
    const due = await createMailRepository(transaction, clock).retryAll();
    const entry = { ...author, action: 'mails tried again', subject: '', detail: '' };
    await createAuditRepository(transaction, clock).add(entry);
    return due === 0 ? 'No mail can be sent again.' : due === 1 ? '1 mail is due now.' : `${due} mails are due now.`;
  });
