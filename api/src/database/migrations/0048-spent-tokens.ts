import type { Kysely } from 'kysely';
import { textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  const text = textIn(db);
  await db.schema
    .createTable('spentTokens')
    .ifNotExists()
    .addColumn('tokenHash', text, (column) => column.primaryKey())
    .addColumn('endsAt', text, (column) => column.notNull())
    .execute();
  await db.schema.dropTable('staffChallenges').ifExists().execute();
}
