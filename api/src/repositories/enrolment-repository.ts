import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export type EnrolmentResult = 'enrolled' | 'unknown class' | 'no seat';

/** Takes seats by a conditional update, so that no engine can sell more than there are. */
export function createEnrolmentRepository(db: Kysely<Database>, clock: () => Date) {
  /** A second call for the same member and class has the same result and takes no second seat. */
  async function enrol(memberId: string, classId: string): Promise<EnrolmentResult> {
    const known = await db.selectFrom('classes').select('id').where('id', '=', classId).executeTakeFirst();
    if (!known) return 'unknown class';
    try {
      await takeSeat(memberId, classId);
      return 'enrolled';
    } catch (error) {
      if (error instanceof NoSeat) return 'no seat';
      throw error;
    }
  }

  const takeSeat = (memberId: string, classId: string) =>
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
        .where('seatsLeft', '>', 0)
        .executeTakeFirstOrThrow();
      if (seat.numUpdatedRows !== 1n) throw new NoSeat();
    });

  /** By class and time. */
  const list = (classId?: string) =>
    db
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.classId')
      .innerJoin('members', 'members.id', 'enrolments.memberId')
      .select(['enrolments.classId', 'classes.name as className', 'classes.localStart', 'enrolments.createdAt'])
      .select(['members.fullname', 'members.email'])
      .$if(classId !== undefined, (query) => query.where('enrolments.classId', '=', classId ?? ''))
      .orderBy('enrolments.classId')
      .orderBy('enrolments.createdAt')
      .orderBy('members.email')
      .execute();

  return { enrol, list };
}

/** Rolls the enrolment back. */
class NoSeat extends Error {}
