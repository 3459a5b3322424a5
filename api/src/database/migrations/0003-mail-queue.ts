import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Mails from before this migration are due at once. */
export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await addColumnOnce(db, 'mails', 'sentAt', text);
  await addColumnOnce(db, 'mails', 'nextTryAt', text);
  await addColumnOnce(db, 'mails', 'tries', 'integer', (column) => column.notNull().defaultTo(0));
  await addColumnOnce(db, 'mails', 'fault', text);
  await db
    .updateTable('mails')
    .set(({ ref }) => ({ nextTryAt: ref('createdAt') }))
    .where('sentAt', 'is', null)
    .where('tries', '=', 0)
    .execute();
  await db.schema.createIndex('mails_by_next_try').ifNotExists().on('mails').column('nextTryAt').execute();
}
