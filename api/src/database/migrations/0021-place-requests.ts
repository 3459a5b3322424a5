import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  for (const column of ['classId', 'partnerKey', 'campaign'])
    await addColumnOnce(db, 'messages', column, text, (added) => added.notNull().defaultTo(''));
  await db.schema
    .createTable('partnerRequests')
    .ifNotExists()
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('partnerKey', text, (column) => column.notNull())
    .addColumn('campaign', text, (column) => column.notNull())
    .addColumn('classId', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('partner_requests_by_key')
    .ifNotExists()
    .on('partnerRequests')
    .columns(['partnerKey', 'createdAt'])
    .execute();
}
