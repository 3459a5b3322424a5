import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import SqliteFile from 'better-sqlite3';
import { CamelCasePlugin, Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import type { Database } from './schema.ts';

const lockTimeout = 2000;
const maxStatements = 200;

export function connectSqlite(file: string): Kysely<Database> {
  mkdirSync(dirname(file), { recursive: true });
  const database = new SqliteFile(file, { timeout: lockTimeout });
  try {
    if (database.pragma('journal_mode', { simple: true }) !== 'wal') database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    return new Kysely<Database>({
      dialect: new SqliteDialect({ database: rememberStatements(database) }),
      plugins: [new CamelCasePlugin()],
    });
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Preparing a statement costs more than running most of them. */
function rememberStatements(database: SqliteFile.Database): SqliteDatabase {
  const statements = new Map<string, SqliteFile.Statement<unknown[]>>();

  function prepare(text: string): SqliteFile.Statement<unknown[]> {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare<unknown[]>(text);
    if (statements.size >= maxStatements) statements.clear();
    statements.set(text, statement);
    return statement;
  }

  return { prepare, close: () => database.close() };
}
