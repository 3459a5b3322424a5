import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('partnerKeys')
    .ifNotExists()
    .addColumn('key', text, (column) => column.primaryKey())
    .addColumn('name', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('partnerOrigins')
    .ifNotExists()
    .addColumn('partnerKey', text, (column) => column.notNull().references('partnerKeys.key').onDelete('cascade'))
    .addColumn('origin', text, (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_origins_key', ['partnerKey', 'origin'])
    .execute();
}
