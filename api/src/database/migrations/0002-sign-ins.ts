import type { Kysely } from 'kysely';
import { addColumnOnce, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('guesses')
    .ifNotExists()
    .addColumn('accountHash', text, (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('waitUntil', text, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('guesses_by_wait').ifNotExists().on('guesses').column('waitUntil').execute();
  await addColumnOnce(db, 'invitations', 'revokedAt', text);
  await addColumnOnce(db, 'invitations', 'renewsMemberId', text, (column) => column.references('members.id'));
  await db.schema.createIndex('invitations_by_email').ifNotExists().on('invitations').column('email').execute();
}
