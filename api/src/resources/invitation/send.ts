import type { Work } from '../../core/actions.ts';
import { newActivationKey, newPassCode } from '../../security/tokens.ts';
import { withPromisedPrice } from '../class/promised-price.ts';
import { readClass } from '../class/reads.ts';
import { insertInvitation, type NewInvitation } from './keys.ts';
import type { invitationMail } from './mails.ts';

const day = 86_400_000;

export const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const usualDays = 14;

export const expiryIn = (now: Date, days = usualDays): Date => new Date(now.getTime() + days * day);

type Tools = Pick<Work<unknown, unknown>, 'transaction' | 'now' | 'context' | 'mail'>;

/** Only the mail has the new key and pass code. */
export async function sendInvitation(
  { transaction, now, context, mail }: Tools,
  invitation: Omit<NewInvitation, 'activationKey' | 'passCode'>,
  mailOf: typeof invitationMail,
): Promise<string> {
  const secrets = { activationKey: newActivationKey(), passCode: newPassCode() };
  const id = await insertInvitation(transaction, { ...invitation, ...secrets }, now);
  const found = await readClass(transaction, invitation.classId);
  const record = found && (await withPromisedPrice(transaction, found, now, invitation));
  await mail(mailOf({ ...context, ...secrets, invitation, record }));
  return id;
}

export function futureOfMails({ demo, mail }: { demo: boolean; mail: { smtpUrl?: string } }): string {
  if (demo) return 'The mail is in the outbox of the demonstration.';
  return mail.smtpUrl
    ? 'The running API sends the mail.'
    : 'SMTP_URL is not set here: the mail waits until an API with SMTP_URL runs.';
}
