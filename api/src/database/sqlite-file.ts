import { statSync } from 'node:fs';
import SqliteFile from 'better-sqlite3';

const lockTimeout = 2000;
const maxStatements = 200;

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

export interface StatementResult {
  rows: unknown[];
  changes?: number;
}

/** While another program locks the file, a statement blocks this thread for two seconds at most. */
export function openSqliteFile(file: string, { isScratch = false } = {}): OpenFile {
  const database = new SqliteFile(file, { timeout: lockTimeout });
  const mode = isScratch ? 'memory' : 'wal';
  try {
    if (database.pragma('journal_mode', { simple: true }) !== mode) database.pragma(`journal_mode = ${mode}`);
    database.pragma(`synchronous = ${isScratch ? 'OFF' : 'FULL'}`);
    database.pragma('foreign_keys = ON');
  } catch (error) {
    database.close();
    throw error;
  }

  const prepare = rememberStatements(database);

  function run({ sql, parameters }: Statement): StatementResult {
    const statement = prepare(sql);
    if (statement.reader) return { rows: statement.all(...parameters) };
    return { rows: [], changes: statement.run(...parameters).changes };
  }

  return { database, run };
}

export interface OpenFile {
  database: SqliteFile.Database;
  run(statement: Statement): StatementResult;
}

function rememberStatements(database: SqliteFile.Database) {
  const statements = new Map<string, SqliteFile.Statement<unknown[]>>();

  return (text: string): SqliteFile.Statement<unknown[]> => {
    const known = statements.get(text);
    if (known) return known;
    const statement = database.prepare<unknown[]>(text);
    if (statements.size >= maxStatements) statements.clear();
    statements.set(text, statement);
    return statement;
  };
}

/**
 * Returns a function that throws when the file was removed or replaced: SQLite does not notice, and what is written is
 * lost.
 */
export function createFileWatch(file: string): () => void {
  const opened = identityOf(file);
  return () => {
    if (opened !== identityOf(file))
      throw Object.assign(new Error('The database file is gone or was replaced'), { code: 'SQLITE_READONLY_DBMOVED' });
  };
}

function identityOf(file: string): string | undefined {
  const state = statSync(file, { throwIfNoEntry: false });
  return state && `${state.dev} ${state.ino}`;
}
