import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Invitation } from '../resources/invitation/table.ts';

export async function invitationFault(
  db: Kysely<Database>,
  invitation: Invitation | undefined,
  now: Date,
): Promise<string | undefined> {
  if (!invitation)
    return 'This activation key is not known. Please compare it with your e-mail or ask your Corporate Trainer.';
  if (invitation.memberId) return undefined;
  if (invitation.revokedAt && !invitation.renewsMemberId && (await isCancelled(db, invitation)))
    return 'The class of this invitation was cancelled. Please ask your Corporate Trainer for another one.';
  if (invitation.revokedAt) return 'This invitation was withdrawn. Please ask your Corporate Trainer for a new one.';
  if (invitation.expiresAt > now.toISOString()) return undefined;
  return 'This invitation has expired. Please ask your Corporate Trainer for a new one.';
}

const isCancelled = async (db: Kysely<Database>, { classId }: Invitation): Promise<boolean> =>
  (await db.selectFrom('classes').select('state').where('id', '=', classId).executeTakeFirst())?.state === 'cancelled';
