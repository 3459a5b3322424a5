import type { Kysely } from 'kysely';
import { isPostgres } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';

export interface WaitingMember {
  memberId: string;
  fullname: string;
  email: string;
  /** Since when. */
  createdAt: string;
}

/** Who waits for a seat of a full class, the longest first. @param db A transaction, when it changes. */
export function createWaitingRepository(db: Kysely<Database>, clock: () => Date) {
  const list = (classId: string): Promise<WaitingMember[]> =>
    db
      .selectFrom('waiting')
      .innerJoin('members', 'members.id', 'waiting.memberId')
      .select(['waiting.memberId', 'members.fullname', 'members.email', 'waiting.createdAt'])
      .where('waiting.classId', '=', classId)
      .orderBy('waiting.createdAt')
      .orderBy('waiting.memberId')
      .execute();

  /** Part of a transaction: nobody gives a seat of this class back until it ends. SQLite has one transaction at a time. */
  async function lock(classId: string): Promise<void> {
    if (isPostgres(db)) await db.selectFrom('classes').select('id').where('id', '=', classId).forUpdate().execute();
  }

  /** Returns false when the member waits already. */
  async function add(classId: string, memberId: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('waiting')
      .values({ classId, memberId, createdAt: clock().toISOString() })
      .onConflict((conflict) => conflict.columns(['classId', 'memberId']).doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }

  /** Returns false when the member did not wait. */
  async function remove(classId: string, memberId: string): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('waiting')
      .where('classId', '=', classId)
      .where('memberId', '=', memberId)
      .executeTakeFirstOrThrow();
    return numDeletedRows === 1n;
  }

  return { list, lock, add, remove };
}
