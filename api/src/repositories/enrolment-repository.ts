import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { createPartnerEnrolmentRepository } from './partner-enrolment-repository.ts';

/** What else belongs to the same transaction. */
type Also = (transaction: Transaction<Database>) => Promise<unknown>;

export type EnrolmentResult = 'enrolled' | 'unknown class' | 'no seat' | 'begun';

/** Takes seats by a conditional update, so that no engine can sell more than there are. */
export function createEnrolmentRepository(db: Kysely<Database>, clock: () => Date) {
  /**
   * A second call for the same member and class has the same result and takes no second seat. Who was invited to a
   * class by the trainer may come late.
   */
  const enrol = async (memberId: string, classId: string, also?: Also): Promise<EnrolmentResult> =>
    enrolIn(memberId, classId, await isInvited(memberId, classId), also);

  /** The same, also in a class that has begun. */
  const enrolByTrainer = (memberId: string, classId: string, also?: Also): Promise<EnrolmentResult> =>
    enrolIn(memberId, classId, true, also);

  async function enrolIn(memberId: string, classId: string, mayBeLate: boolean, also?: Also): Promise<EnrolmentResult> {
    const known = await openClass(classId);
    if (!known) return 'unknown class';
    const now = clock().toISOString();
    try {
      await takeSeat(memberId, classId, mayBeLate ? '' : now, also);
      return 'enrolled';
    } catch (error) {
      if (!(error instanceof NoSeat)) throw error;
      if (!(await openClass(classId))) return 'unknown class';
      return !mayBeLate && known.startsAt <= now ? 'begun' : 'no seat';
    }
  }

  const openClass = (classId: string) =>
    db
      .selectFrom('classes')
      .select('startsAt')
      .where('id', '=', classId)
      .where('state', '=', 'published')
      .executeTakeFirst();

  const isInvited = async (memberId: string, classId: string): Promise<boolean> =>
    (await db
      .selectFrom('invitations')
      .select('keyHash')
      .where('memberId', '=', memberId)
      .where('classId', '=', classId)
      .executeTakeFirst()) !== undefined;

  const takeSeat = (memberId: string, classId: string, startsAfter: string, also?: Also) =>
    db.transaction().execute(async (transaction) => {
      const enrolment = await transaction
        .insertInto('enrolments')
        .values({ memberId, classId, createdAt: clock().toISOString() })
        .onConflict((conflict) => conflict.columns(['memberId', 'classId']).doNothing())
        .executeTakeFirstOrThrow();
      if (enrolment.numInsertedOrUpdatedRows !== 1n) return;
      const seat = await transaction
        .updateTable('classes')
        .set(({ eb }) => ({ seatsLeft: eb('seatsLeft', '-', 1) }))
        .where('id', '=', classId)
        .where('state', '=', 'published')
        .where('seatsLeft', '>', 0)
        .where('startsAt', '>', startsAfter)
        .executeTakeFirstOrThrow();
      if (seat.numUpdatedRows !== 1n) throw new NoSeat();
      await also?.(transaction);
    });

  /** The seat goes back. Returns false when there was none. */
  const cancel = (memberId: string, classId: string, also?: Also): Promise<boolean> =>
    db.transaction().execute(async (transaction) => {
      if (!(await giveSeatBack(transaction, memberId, classId, clock))) return false;
      await also?.(transaction);
      return true;
    });

  const has = async (memberId: string, classId: string): Promise<boolean> =>
    (await db
      .selectFrom('enrolments')
      .select('classId')
      .where('memberId', '=', memberId)
      .where('classId', '=', classId)
      .executeTakeFirst()) !== undefined;

  /** By class and time. */
  const list = (classId?: string) =>
    db
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.classId')
      .innerJoin('members', 'members.id', 'enrolments.memberId')
      .select(['enrolments.classId', 'classes.name as className', 'classes.localStart', 'enrolments.createdAt'])
      .select(['enrolments.memberId', 'members.fullname', 'members.email'])
      .$if(classId !== undefined, (query) => query.where('enrolments.classId', '=', classId ?? ''))
      .orderBy('enrolments.classId')
      .orderBy('enrolments.createdAt')
      .orderBy('members.email')
      .execute();

  return { enrol, enrolByTrainer, cancel, has, list };
}

/** Part of a transaction. Returns false when there was no seat. */
export async function giveSeatBack(
  transaction: Transaction<Database>,
  memberId: string,
  classId: string,
  clock: () => Date,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('enrolments')
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows !== 1n) return false;
  await transaction
    .updateTable('classes')
    .set(({ eb }) => ({ seatsLeft: eb('seatsLeft', '+', 1) }))
    .where('id', '=', classId)
    .whereRef('seatsLeft', '<', 'seatsTotal')
    .execute();
  await createPartnerEnrolmentRepository(transaction, clock).cancel(memberId, classId);
  return true;
}

/** Rolls the enrolment back. */
class NoSeat extends Error {}
