import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'classes', 'sessionLinks', textIn(db), (column) => column.notNull().defaultTo(''));
}
