import { type Kysely, sql } from 'kysely';
import { isPostgres } from '../engine.ts';
import type { Database } from '../schema.ts';

export async function up(db: Kysely<Database>): Promise<void> {
  if (isPostgres(db)) {
    await db.schema
      .alterTable('classes')
      .alterColumn('languageId', (column) => column.dropNotNull())
      .execute();
    return;
  }
  await sql`pragma foreign_keys = off`.execute(db);
  try {
    await db.transaction().execute(rebuild);
  } finally {
    await sql`pragma foreign_keys = on`.execute(db);
  }
}

/** SQLite drops no condition of a column: the table is copied, as its documentation says. */
async function rebuild(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string | null }>`
    select type, sql from sqlite_schema where tbl_name = 'classes'`.execute(db);
  const table = rows.find(({ type }) => type === 'table')?.sql ?? '';
  const next = table
    .replace('"classes"', '"classes_next"')
    .replace('"language_id" text not null references', '"language_id" text references');
  if (next.includes('"language_id" text not null') || !next.includes('"classes_next"'))
    throw new Error('The table of classes is not as it was made.');
  await sql.raw(next).execute(db);
  await sql`insert into classes_next select * from classes`.execute(db);
  await sql`drop table classes`.execute(db);
  await sql`alter table classes_next rename to classes`.execute(db);
  for (const { type, sql: text } of rows) if (type !== 'table' && text) await sql.raw(text).execute(db);
}
