import type { Kysely, SelectQueryBuilder } from 'kysely';
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

/** Before the messages are deleted: no erasure would find a request without its message. */
export async function forgetVisitsOfMessages(
  db: Db,
  messages: SelectQueryBuilder<Database, 'messages', { id: string }>,
): Promise<void> {
  const rows = await db
    .updateTable('partnerRequests')
    .set(withoutVisit)
    .where('messageId', 'in', messages)
    .returning('id')
    .execute();
  for (const { id } of rows) await forgetInEvents(db, id);
}
