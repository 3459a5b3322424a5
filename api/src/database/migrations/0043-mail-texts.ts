import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('mailTexts')
    .ifNotExists()
    .addColumn('id', textIn(db), (column) => column.primaryKey())
    .addColumn('subject', textIn(db), (column) => column.notNull())
    .addColumn('text', textIn(db), (column) => column.notNull())
    .execute();
}
