import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

export interface Participant {
  memberId: string;
  fullname: string;
  email: string;
  createdAt: string;
}

export const participantsOf = (db: Kysely<Database>, classId: string): Promise<Participant[]> =>
  db
    .selectFrom('enrolments')
    .innerJoin('members', 'members.id', 'enrolments.memberId')
    .select(['enrolments.memberId', 'members.fullname', 'members.email', 'enrolments.createdAt'])
    .where('enrolments.classId', '=', classId)
    .orderBy('enrolments.createdAt')
    .orderBy('members.email')
    .execute();

export type Role = 'participant' | 'waiting' | 'invited';

/** `memberId` is `''` for anybody else. */
export type Reader = Pick<Participant, 'memberId' | 'fullname' | 'email'> & {
  role: Role;
  code?: string;
};

export async function everybodyOf(db: Kysely<Database>, classId: string): Promise<Reader[]> {
  const enrolled = await participantsOf(db, classId);
  const waiting = await waitingFor(db, classId);
  return [
    ...enrolled.map((person) => ({ ...person, role: 'participant' as const })),
    ...waiting.map((person) => ({ ...person, role: 'waiting' as const })),
  ].filter(({ email }) => email.includes('@'));
}

export interface WaitingMember extends Participant {
  /** `''` for none. */
  code: string;
}

export const waitingFor = (db: Kysely<Database>, classId: string): Promise<WaitingMember[]> =>
  db
    .selectFrom('waiting')
    .innerJoin('members', 'members.id', 'waiting.memberId')
    .select(['waiting.memberId', 'members.fullname', 'members.email', 'waiting.createdAt', 'waiting.code'])
    .where('waiting.classId', '=', classId)
    .orderBy('waiting.createdAt')
    .orderBy('waiting.memberId')
    .execute();

export const stopWaiting = (transaction: Transaction<Database>, classId: string, memberId: string) =>
  transaction
    .deleteFrom('waiting')
    .where('classId', '=', classId)
    .where('memberId', '=', memberId)
    .returningAll()
    .executeTakeFirst();

/** The class begins once more. */
export const forgetWaitedInVain = (transaction: Transaction<Database>, classId: string) =>
  transaction.deleteFrom('waitedInVain').where('classId', '=', classId).execute();

/** When the class begins: reports say how many. */
export const countWaitedInVain = (transaction: Transaction<Database>, classId: string) =>
  transaction
    .insertInto('waitedInVain')
    .values({ classId, total: 1 })
    .onConflict((conflict) =>
      conflict.column('classId').doUpdateSet(({ eb, ref }) => ({ total: eb(ref('waitedInVain.total'), '+', 1) })),
    )
    .execute();
