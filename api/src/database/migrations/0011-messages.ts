import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('messages')
    .ifNotExists()
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('email', text, (column) => column.notNull())
    .addColumn('text', text, (column) => column.notNull())
    .addColumn('state', text, (column) => column.notNull())
    .addColumn('changedAt', text, (column) => column.notNull())
    .addColumn('changedBy', text, (column) => column.notNull())
    .addColumn('answer', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('messages_by_state')
    .ifNotExists()
    .on('messages')
    .columns(['state', 'createdAt', 'id'])
    .execute();
}
