import { transact } from '../database/transact.ts';
import { createMailRepository } from '../mail/mail-repository.ts';
import type { ActionContext } from './actions.ts';
import { type Author, createAuditRepository } from './audit.ts';

/** The running API then tries all of them. */
export const retryMails = ({ clock, db }: Pick<ActionContext, 'clock' | 'db'>, author: Author): Promise<void> =>
  transact(db, async (transaction) => {
    await createMailRepository(transaction, clock).retryAll();
    const entry = { ...author, action: 'mails tried again', subject: '', detail: '' };
    await createAuditRepository(transaction, clock).add(entry);
  });
