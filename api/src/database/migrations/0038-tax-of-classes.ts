import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Without a rate the site calls the tax of a class free. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'classes', 'taxRate', textIn(db), (column) => column.notNull().defaultTo(''));
  await addColumnOnce(db, 'classes', 'taxMode', textIn(db), (column) => column.notNull().defaultTo('Included'));
  await addColumnOnce(db, 'classes', 'taxNote', textIn(db), (column) => column.notNull().defaultTo(''));
}
