import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import type { Database } from './schema.ts';

const lockTimeout = 2000;

export function connectSqlite(file: string): Kysely<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new SqliteFile(file, { timeout: lockTimeout });
  try {
    if (database.pragma('journal_mode', { simple: true }) !== 'wal') database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    return new Kysely<Database>({ dialect: new SqliteDialect({ database }), plugins: [new CamelCasePlugin()] });
  } catch (error) {
    database.close();
    throw error;
  }
}
