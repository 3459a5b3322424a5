import { type ColumnDefinitionBuilderCallback, type Expression, type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

export const isPostgres = (db: Kysely<Database>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** PostgreSQL then compares bytes, as SQLite does, whatever the language of the database is. */
export const textIn = (db: Kysely<Database>): 'text' | Expression<unknown> =>
  isPostgres(db) ? sql`text collate "C"` : 'text';

export async function addColumnOnce(
  db: Kysely<Database>,
  table: keyof Database,
  column: string,
  type: 'text' | 'integer' | Expression<unknown>,
  build?: ColumnDefinitionBuilderCallback,
): Promise<void> {
  const [inTable, named] = [snakeCaseOf(table), snakeCaseOf(column)];
  // Kysely's own way reads every table.
  const columns = isPostgres(db)
    ? sql`select 1 from information_schema.columns where table_schema = current_schema() and table_name = ${inTable} and column_name = ${named}`
    : sql`select 1 from pragma_table_info(${inTable}) where name = ${named}`;
  if ((await columns.execute(db)).rows.length > 0) return;
  await db.schema.alterTable(table).addColumn(column, type, build).execute();
}

const snakeCaseOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
