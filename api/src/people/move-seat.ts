import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Why a seat cannot be moved, in a sentence; `undefined` when it was. */
type MoveFault = string | undefined;

/**
 * Part of a transaction, which has to be rolled back after a fault: a member gets a seat in another class for the one in
 * this class. The enrolment stays the one that it was, also for a partner from whose page it came.
 */
export async function moveSeat(
  transaction: Transaction<Database>,
  memberId: string,
  from: string,
  to: string,
): Promise<MoveFault> {
  if (from === to) return 'That is the same class.';
  const has = await transaction
    .selectFrom('enrolments')
    .select('classId')
    .where('memberId', '=', memberId)
    .where('classId', '=', to)
    .executeTakeFirst();
  if (has) return 'The member has a seat in that class already.';
  const left = await transaction
    .updateTable('enrolments')
    .set({ classId: to })
    .where('memberId', '=', memberId)
    .where('classId', '=', from)
    .executeTakeFirstOrThrow();
  if (left.numUpdatedRows !== 1n) return 'The member has no seat in this class any more.';
  const taken = await transaction
    .updateTable('classes')
    .set(({ eb }) => ({ seatsLeft: eb('seatsLeft', '-', 1) }))
    .where('id', '=', to)
    .where('state', '=', 'published')
    .where('seatsLeft', '>', 0)
    .executeTakeFirstOrThrow();
  if (taken.numUpdatedRows !== 1n) return 'That class has no free seat on the site.';
  await transaction
    .updateTable('classes')
    .set(({ eb }) => ({ seatsLeft: eb('seatsLeft', '+', 1) }))
    .where('id', '=', from)
    .whereRef('seatsLeft', '<', 'seatsTotal')
    .execute();
  await transaction
    .updateTable('partnerEnrolments')
    .set({ classId: to })
    .where('memberId', '=', memberId)
    .where('classId', '=', from)
    .where('cancelledAt', 'is', null)
    .execute();
  await transaction.deleteFrom('waiting').where('memberId', '=', memberId).where('classId', '=', to).execute();
  return undefined;
}
