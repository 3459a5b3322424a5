import type { Kysely, SelectQueryBuilder, Transaction } from 'kysely';
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

/** No erasure would find a request without its message. A message that comes meanwhile stays, with its request. */
export async function deleteMessages(
  transaction: Transaction<Database>,
  messages: SelectQueryBuilder<Database, 'messages', { id: string }>,
): Promise<void> {
  const deleted = await transaction.deleteFrom('messages').where('id', 'in', messages).returning('id').execute();
  for (const message of deleted) {
    const requests = await transaction
      .updateTable('partnerRequests')
      .set(withoutVisit)
      .where('messageId', '=', message.id)
      .returning('id')
      .execute();
    for (const { id } of requests) await forgetInEvents(transaction, id);
  }
}
