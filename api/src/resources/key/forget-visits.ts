import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { forgetInEvents } from './events.ts';

type Db = Kysely<Database>;

/** Fields and path of a partner's page may be an id of the visitor elsewhere. */
export const withoutVisit = { fields: '', page: '' };

/** Before the member's seats are given back: a row whose seat has ended names no member. */
export async function forgetVisitsOfMember(db: Db, memberId: string): Promise<void> {
  const rows = await db
    .updateTable('partnerEnrolments')
    .set(withoutVisit)
    .where('memberId', '=', memberId)
    .returning('id')
    .execute();
  for (const { id } of rows) await forgetInEvents(db, id);
}

export async function forgetVisitsOfMessages(db: Db, messageIds: readonly string[]): Promise<void> {
  if (messageIds.length === 0) return;
  const rows = await db
    .updateTable('partnerRequests')
    .set(withoutVisit)
    .where('messageId', 'in', messageIds)
    .returning('id')
    .execute();
  for (const { id } of rows) await forgetInEvents(db, id);
}

/** No erasure would find a row without its member or its message. */
export async function forgetVisitsOfNobody(db: Db): Promise<void> {
  const isTold = sql<SqlBool>`(fields <> '' or page <> '')`;
  await db.updateTable('partnerEnrolments').set(withoutVisit).where('memberId', '=', '').where(isTold).execute();
  await db
    .updateTable('partnerRequests')
    .set(withoutVisit)
    .where('messageId', 'not in', db.selectFrom('messages').select('id'))
    .where(isTold)
    .execute();
}
