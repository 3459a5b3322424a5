import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  let table = db.schema
    .createTable('discounts')
    .ifNotExists()
    .addColumn('code', text, (column) => column.primaryKey());
  for (const name of ['kind', 'value', 'currency', 'mostUses', 'until', 'classIds', 'note', 'createdAt', 'endedAt'])
    table = table.addColumn(name, text, (column) => column.notNull().defaultTo(''));
  await table
    .addColumn('uses', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await addColumnOnce(db, 'bookings', 'code', text, (column) => column.notNull().defaultTo(''));
  await addColumnOnce(db, 'bookings', 'discount', text, (column) => column.notNull().defaultTo(''));
}
