import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** `''` stands for 1 to the number of sessions. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'classes', 'sessionIds', textIn(db), (column) => column.notNull().defaultTo(''));
}
