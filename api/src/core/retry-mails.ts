import type { createMailRepository } from '../mail/mail-repository.ts';
import type { ActionContext } from './actions.ts';
import { type Author, createAuditRepository } from './audit.ts';

interface RetryContext extends Pick<ActionContext, 'clock' | 'db'> {
  mails: Pick<ReturnType<typeof createMailRepository>, 'retryAll'>;
}

/** The running API then tries all of them. */
export async function retryMails({ clock, db, mails }: RetryContext, author: Author): Promise<void> {
  await mails.retryAll();
  await createAuditRepository(db, clock).add({ ...author, action: 'mails tried again', subject: '', detail: '' });
}
