import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Beside the class: a row of `classes` that changes has its pages made anew. */
export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('waitedInVain')
    .ifNotExists()
    .addColumn('classId', textIn(db), (column) => column.primaryKey())
    .addColumn('total', 'integer', (column) => column.notNull())
    .execute();
}
