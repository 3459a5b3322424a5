import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import SqliteFile from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { tables } from '../backups/back-up.ts';
import { connectPostgres } from '../database/open-postgres.ts';
import type { Database } from '../database/schema.ts';
import { createTestDir } from './test-dir.ts';

const dump = path.join(import.meta.dirname, '../../../e2e/upgrade/database.sql');

export const earlierVersion = () => readFile(dump, 'utf8');

export function newFile(statements = ''): string {
  const file = path.join(createTestDir(), 'test.sqlite');
  const database = new SqliteFile(file);
  database.pragma('foreign_keys = off');
  database.exec(statements);
  database.close();
  return file;
}

/** Makes the empty database what the earlier version left: its tables and its rows. */
export async function fillAsEarlier(url: string): Promise<void> {
  const source = new SqliteFile(newFile(await earlierVersion()), { readonly: true });
  const target = connectPostgres(url, { max: 1 }, () => undefined);
  try {
    const [last] = source.prepare('select max(name) from kysely_migration').pluck().all() as string[];
    await migrateTo(target, last ?? '');
    const there = source.prepare("select name from sqlite_master where type = 'table'").pluck().all() as string[];
    const copied = tables.map(inSnakeCase).filter((table) => there.includes(table));
    for (const table of copied.toReversed()) await sql`delete from ${sql.table(table)}`.execute(target);
    for (const table of copied) await copyRows(source, target, table);
  } finally {
    source.close();
    await target.destroy();
  }
}

async function migrateTo(db: Kysely<Database>, name: string): Promise<void> {
  const provider = new FileMigrationProvider({
    fs: { readdir },
    path,
    migrationFolder: path.join(import.meta.dirname, '../database/migrations'),
    import: (file) => import(pathToFileURL(file).href),
  });
  const { error } = await new Migrator({ db, provider }).migrateTo(name);
  if (error) throw error;
}

const inSnakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

async function copyRows(source: SqliteFile.Database, target: Kysely<Database>, table: string): Promise<void> {
  for (const row of source.prepare(`select * from "${table}"`).all() as object[]) {
    const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
    const values = sql.join(Object.values(row));
    await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(target);
  }
}
