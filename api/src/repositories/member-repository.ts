import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

export type Member = Database['members'];

/** How e-mail addresses are stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Stands for the address of a member who was erased. It is no address. */
export const erasedEmail = (id: string): string => `erased ${id}`;
export const erasedEmails = 'erased %';

export function createMemberRepository(db: Kysely<Database>) {
  const byId = (id: string): Promise<Member | undefined> => known().where('id', '=', id).executeTakeFirst();

  const byEmail = (email: string): Promise<Member | undefined> =>
    known().where('email', '=', normaliseEmail(email)).executeTakeFirst();

  const known = () => db.selectFrom('members').selectAll().where('email', 'not like', erasedEmails);

  const classesOf = (memberId: string) =>
    db
      .selectFrom('enrolments')
      .innerJoin('classes', 'classes.id', 'enrolments.classId')
      .select(['classes.id', 'classes.name', 'classes.localStart', 'classes.timeZone'])
      .where('enrolments.memberId', '=', memberId)
      .where('classes.state', '=', 'published')
      .orderBy('classes.startsAt')
      .execute();

  /** Ends every sign-in of the member. */
  const changePassword = (memberId: string, passwordHash: string) =>
    db.transaction().execute((transaction) => setPassword(transaction, memberId, passwordHash));

  return { byId, byEmail, classesOf, changePassword };
}

/** Part of a transaction: whoever was signed in with the earlier password is signed out, and no device is known. */
export async function setPassword(db: Kysely<Database>, memberId: string, passwordHash: string): Promise<void> {
  await db.updateTable('members').set({ passwordHash }).where('id', '=', memberId).execute();
  await db.deleteFrom('sessions').where('memberId', '=', memberId).execute();
  await db.deleteFrom('devices').where('memberId', '=', memberId).execute();
}
