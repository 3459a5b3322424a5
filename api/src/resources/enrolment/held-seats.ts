import type { Kysely, Selectable } from 'kysely';
import type { Work } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { invitationEndedMail } from '../class/mails.ts';
import { readClass } from '../class/reads.ts';
import { isOver } from '../class/states.ts';
import { tellGivenBack } from './give-back.ts';

type Invitation = Selectable<Database['invitations']>;

export const heldSeats = async (db: Kysely<Database>, bookingIds: readonly string[]) =>
  bookingIds.length === 0
    ? []
    : db
        .selectFrom('invitations')
        .select(['keyHash', 'bookingId', 'memberId', 'classId', 'email', 'fullname', 'expiresAt'])
        .where('bookingId', 'in', bookingIds)
        .where('revokedAt', 'is', null)
        .orderBy('createdAt')
        .orderBy('email')
        .execute();

/** The invitation ends, and the person gets a mail. */
export async function releaseSeat(
  work: Pick<Work<unknown, unknown>, 'transaction' | 'now' | 'context' | 'mail'>,
  { keyHash, classId, expiresAt, ...to }: Pick<Invitation, 'keyHash' | 'classId' | 'expiresAt' | 'email' | 'fullname'>,
  paidBy: string,
): Promise<{ hasAccepted: boolean }> {
  const { transaction, now, context } = work;
  const invitation = transaction.updateTable('invitations').where('keyHash', '=', keyHash);
  const { memberId } = await invitation.set({ bookingId: '' }).returning('memberId').executeTakeFirstOrThrow();
  if (memberId) await tellGivenBack(work, { memberId, classId }, (record) => ({ ...record, paidBy }));
  else {
    await invitation.set({ revokedAt: now.toISOString() }).execute();
    const record = expiresAt > now.toISOString() ? await readClass(transaction, classId) : undefined;
    if (record && !isOver(record, now))
      await work.mail(invitationEndedMail({ record: { ...record, paidBy }, to, from: context }));
  }
  return { hasAccepted: memberId !== null };
}
