import type { Kysely } from 'kysely';
import { addColumnOnce } from '../add-column.ts';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** The filled card of a sample. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'samples', 'card', textIn(db), (column) => column.notNull().defaultTo(''));
}
