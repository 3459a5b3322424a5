import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isInState } from './states.ts';

type OfMails = ExpressionBuilder<Database, 'mails'>;

/** Of the address, made before the mail: each later one ends those before. */
const invitationsOf = ({ selectFrom }: OfMails) =>
  selectFrom('invitations')
    .select('invitations.keyHash')
    .whereRef('invitations.createdAt', '<=', 'mails.createdAt')
    .where(({ eb, fn, ref }) => eb(fn('lower', ['mails.recipient']), '=', ref('invitations.email')));

export const hasOpenInvitation = (eb: OfMails, now: string) =>
  eb.exists(invitationsOf(eb).where((invitation) => isInState(invitation, 'open', now)));

/** Its text is gone, and the invitation for which it was has ended: there is nothing to do. */
export const isLostInVain = (eb: OfMails, now: string) =>
  eb.and([
    eb('mails.text', '=', ''),
    eb('mails.sentAt', 'is', null),
    eb.exists(invitationsOf(eb)),
    eb.not(hasOpenInvitation(eb, now)),
  ]);
