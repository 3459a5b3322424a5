import type { Kysely, Selectable } from 'kysely';
import type { Work } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { seatGivenBackMail } from '../class/mails.ts';
import { tell } from './seats.ts';

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

/** The invitation ends; a member who has accepted it gets a mail. */
export async function releaseSeat(
  work: Pick<Work<unknown, unknown>, 'transaction' | 'now' | 'context' | 'mail'>,
  { keyHash, classId }: Pick<Invitation, 'keyHash' | 'classId'>,
): Promise<{ hasAccepted: boolean }> {
  const { transaction, now } = work;
  const invitation = transaction.updateTable('invitations').where('keyHash', '=', keyHash);
  const { memberId } = await invitation.set({ bookingId: '' }).returning('memberId').executeTakeFirstOrThrow();
  if (memberId) await tell(work, { memberId, classId }, seatGivenBackMail);
  else await invitation.set({ revokedAt: now.toISOString() }).execute();
  return { hasAccepted: memberId !== null };
}
