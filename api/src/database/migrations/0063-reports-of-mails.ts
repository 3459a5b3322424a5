import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Mails from before this migration may hold keys. */
export async function up(db: Kysely<Database>): Promise<void> {
  await addColumnOnce(db, 'mails', 'holdsKey', 'integer', (column) => column.notNull().defaultTo(1));
  await addColumnOnce(db, 'mails', 'forgetAt', textIn(db));
  await db.schema.createIndex('mails_by_forget_at').ifNotExists().on('mails').column('forgetAt').execute();
}
