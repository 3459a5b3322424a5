import { type Kysely, sql } from 'kysely';
import { isPostgres, textIn } from '../engine.ts';
import type { Database } from '../schema.ts';

/** Seats do not count. */
const lists = { classes: 'id, language_id, starts_at', samples: 'id, language_id, expert_id', experts: 'id' };

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('listVersions')
    .ifNotExists()
    .addColumn('list', textIn(db), (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await db
    .insertInto('listVersions')
    .values(Object.keys(lists).map((list) => ({ list, version: 1 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await (isPostgres(db) ? countOnPostgres(db) : countOnSqlite(db));
}

async function countOnSqlite(db: Kysely<Database>): Promise<void> {
  for (const [list, columns] of Object.entries(lists)) {
    for (const event of ['insert', 'delete', `update of ${columns}`]) {
      const name = `${list}_count_${event.split(' ')[0]}`;
      await sql`
        create trigger if not exists ${sql.raw(name)} after ${sql.raw(event)} on ${sql.raw(list)}
        begin update list_versions set version = version + 1 where list = ${sql.lit(list)}; end
      `.execute(db);
    }
  }
}

async function countOnPostgres(db: Kysely<Database>): Promise<void> {
  await sql`
    create or replace function count_list_change() returns trigger language plpgsql as $$
    begin
      update list_versions set version = version + 1 where list = tg_table_name;
      return null;
    end $$
  `.execute(db);
  for (const [list, columns] of Object.entries(lists)) {
    await sql`
      create or replace trigger ${sql.raw(list)}_count_change
      after insert or delete or truncate or update of ${sql.raw(columns)} on ${sql.raw(list)}
      for each statement execute function count_list_change()
    `.execute(db);
  }
}
