import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  for (const column of ['earlyPrice', 'earlyUntil', 'earlyOver'])
    await addColumnOnce(db, 'classes', column, textIn(db), (it) => it.notNull().defaultTo(''));
}
