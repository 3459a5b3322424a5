import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  let table = db.schema
    .createTable('taxes')
    .ifNotExists()
    .addColumn('country', text, (column) => column.primaryKey());
  for (const name of ['rate', 'note', 'companyRate', 'companyNote'])
    table = table.addColumn(name, text, (column) => column.notNull().defaultTo(''));
  await table.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute();
  await addColumnOnce(db, 'bookings', 'country', text, (column) => column.notNull().defaultTo(''));
}
