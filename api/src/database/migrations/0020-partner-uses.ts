import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('partnerUses')
    .ifNotExists()
    .addColumn('partnerKey', text, (column) => column.notNull())
    .addColumn('month', text, (column) => column.notNull())
    .addColumn('kind', text, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('partner_uses_of_month', ['partnerKey', 'month', 'kind'])
    .execute();
}
