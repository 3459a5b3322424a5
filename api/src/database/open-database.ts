import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { CamelCasePlugin, Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ApiStartError } from '../start-error.ts';
import { openFailureSentence } from './failures.ts';
import { migrations } from './migrations.ts';
import type { Database } from './schema.ts';

/**
 * Opens the database file, makes it when missing, and brings its tables up to date.
 *
 * @throws {ApiStartError}
 */
export async function openDatabase(file: string): Promise<Kysely<Database>> {
  let sqlite: SqliteFile.Database | undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    sqlite = openFile(file);
    const db = new Kysely<Database>({
      dialect: new SqliteDialect({ database: sqlite }),
      plugins: [new CamelCasePlugin()],
    });
    await migrate(db);
    return db;
  } catch (cause) {
    sqlite?.close();
    throw new ApiStartError(openFailureSentence(file, cause), { cause });
  }
}

function openFile(file: string): SqliteFile.Database {
  const sqlite = new SqliteFile(file, { timeout: 2000 });
  try {
    if (sqlite.pragma('journal_mode', { simple: true }) !== 'wal') sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
