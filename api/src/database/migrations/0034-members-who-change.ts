import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  for (const column of ['company', 'phone', 'notes', 'formerEmails'])
    await addColumnOnce(db, 'members', column, textIn(db), (built) => built.notNull().defaultTo(''));
  await addColumnOnce(db, 'members', 'version', 'integer', (column) => column.notNull().defaultTo(1));
}
