import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export type Member = Database['members'];

/** How e-mail addresses are stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

export function createMemberRepository(db: Kysely<Database>) {
  const byId = (id: string): Promise<Member | undefined> =>
    db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirst();

  const byEmail = (email: string): Promise<Member | undefined> =>
    db.selectFrom('members').selectAll().where('email', '=', normaliseEmail(email)).executeTakeFirst();

  const classesOf = (memberId: string) =>
    db
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.classId')
      .select(['classes.id', 'classes.name', 'classes.localStart', 'classes.timeZone'])
      .where('enrolments.memberId', '=', memberId)
      .orderBy('classes.startsAt')
      .execute();

  return { byId, byEmail, classesOf };
}
