import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import type { Database } from '../schema.ts';

const onSqlite = [
  ...['classes', 'samples', 'experts'].flatMap((list) =>
    ['insert', 'delete', 'update'].map((event) => `${list}_count_${event}`),
  ),
  'experts_count_order',
  'classes_count_state',
];

/** The rows stay: an older checkout that opens this database reads them. */
export async function up(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) await sql`drop function if exists count_list_change() cascade`.execute(db);
  else for (const name of onSqlite) await sql`drop trigger if exists ${sql.raw(name)}`.execute(db);
}
