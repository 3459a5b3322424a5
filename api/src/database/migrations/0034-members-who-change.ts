import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** What staff know of a member, earlier addresses (a line each), and a version: two people do not overwrite each other's. */
export async function up(db: Kysely<Database>): Promise<void> {
  for (const column of ['company', 'phone', 'notes', 'formerEmails'])
    await addColumnOnce(db, 'members', column, textIn(db), (built) => built.notNull().defaultTo(''));
  await addColumnOnce(db, 'members', 'version', 'integer', (column) => column.notNull().defaultTo(1));
}
