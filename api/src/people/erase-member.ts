import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { giveSeatBack } from '../repositories/enrolment-repository.ts';
import { erasedEmail, type Member } from '../repositories/member-repository.ts';

/** What became of the enrolments of a member who was erased. */
export interface ErasureAnswer {
  /** They stay, without name. */
  kept: number;
  /** Seats that are free again. */
  givenBack: number;
}

/** What belongs to each seat that is given back. */
type OnSeat = (classId: string) => Promise<unknown>;

/**
 * Part of a transaction: erases a member. Seats of classes that have not begun are free again. The other enrolments
 * may have been invoiced, so they stay, with the id of a member who has neither name, address nor password.
 */
export async function eraseMember(
  transaction: Transaction<Database>,
  { id, email }: Pick<Member, 'id' | 'email'>,
  clock: () => Date,
  onSeat?: OnSeat,
): Promise<ErasureAnswer> {
  const nameless = { email: erasedEmail(id), fullname: 'Erased member', passwordHash: '' };
  await transaction.updateTable('members').set(nameless).where('id', '=', id).execute();
  const givenBack = await giveSeatsBack(transaction, id, clock);
  await removeTraces(transaction, id, email);
  for (const classId of givenBack) await onSeat?.(classId);
  await nameByIdOnly(transaction, id, email);
  const kept = await transaction.selectFrom('enrolments').select('classId').where('memberId', '=', id).execute();
  if (kept.length === 0) await transaction.deleteFrom('members').where('id', '=', id).execute();
  return { kept: kept.length, givenBack: givenBack.length };
}

async function giveSeatsBack(transaction: Transaction<Database>, memberId: string, clock: () => Date) {
  const coming = await transaction
    .selectFrom('enrolments')
    .innerJoin('classes', 'classes.id', 'enrolments.classId')
    .select('classes.id')
    .where('enrolments.memberId', '=', memberId)
    .where('classes.state', '=', 'published')
    .where('classes.startsAt', '>', clock().toISOString())
    .execute();
  for (const { id } of coming) await giveSeatBack(transaction, memberId, id, clock);
  return coming.map(({ id }) => id);
}

async function removeTraces(transaction: Transaction<Database>, memberId: string, email: string): Promise<void> {
  await transaction.deleteFrom('sessions').where('memberId', '=', memberId).execute();
  await transaction.deleteFrom('waiting').where('memberId', '=', memberId).execute();
  await transaction.deleteFrom('attendance').where('memberId', '=', memberId).execute();
  await transaction.deleteFrom('devices').where('memberId', '=', memberId).execute();
  await transaction
    .deleteFrom('invitations')
    .where(({ or, eb }) =>
      or([eb('email', '=', email), eb('memberId', '=', memberId), eb('renewsMemberId', '=', memberId)]),
    )
    .execute();
  await transaction
    .deleteFrom('mails')
    .where(({ eb, fn }) => eb(fn('lower', ['recipient']), '=', email))
    .execute();
  await transaction
    .deleteFrom('messages')
    .where(({ eb, fn }) => eb(fn('lower', ['email']), '=', email))
    .execute();
}

const nameByIdOnly = (transaction: Transaction<Database>, memberId: string, email: string) =>
  transaction
    .updateTable('auditLog')
    .set({ subject: `member ${memberId}` })
    .where(({ eb, fn }) => eb(fn('lower', ['subject']), '=', email))
    .where('action', 'not like', 'staff%')
    .execute();
