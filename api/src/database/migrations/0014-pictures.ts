import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('pictures')
    .ifNotExists()
    .addColumn('id', text, (column) => column.primaryKey())
    .addColumn('purpose', text, (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('tint', text, (column) => column.notNull())
    .addColumn('createdAt', text, (column) => column.notNull())
    .addColumn('createdBy', text, (column) => column.notNull())
    .execute();
  for (const [table, column] of added) await addColumnOnce(db, table, column, text, (it) => it.notNull().defaultTo(''));
}

const added = [
  ['experts', 'imageText'],
  ['experts', 'imageTint'],
  ['partners', 'logo'],
  ['partners', 'link'],
] as const;
