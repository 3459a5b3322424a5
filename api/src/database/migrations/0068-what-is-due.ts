import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** Upkeep reads what is due alone. Rows of before that no erasure would find forget their visits here. */
export async function up(db: Kysely<Database>): Promise<void> {
  const index = (name: string, table: 'partnerEvents' | 'partnerRequests', ...columns: string[]) =>
    db.schema.createIndex(name).ifNotExists().on(table).columns(columns).execute();
  await index('partner_events_by_end', 'partnerEvents', 'nextTryAt', 'createdAt');
  await index('partner_events_by_partner', 'partnerEvents', 'partnerId', 'createdAt');
  await index('partner_requests_by_message', 'partnerRequests', 'messageId');
  const isTold = sql<SqlBool>`(fields <> '' or page <> '')`;
  const withoutVisit = { fields: '', page: '' };
  await db.updateTable('partnerEnrolments').set(withoutVisit).where('memberId', '=', '').where(isTold).execute();
  await db
    .updateTable('partnerRequests')
    .set(withoutVisit)
    .where('messageId', 'not in', db.selectFrom('messages').select('id'))
    .where(isTold)
    .execute();
}
