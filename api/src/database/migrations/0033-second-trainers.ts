import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** A second expert who teaches a class; `''` for none. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'classes', 'secondTrainerId', textIn(db), (column) => column.notNull().defaultTo(''));
}
