import SqliteFile from 'better-sqlite3';

const lockTimeout = 2000;
const maxStatements = 200;

/** A statement with its values. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** What a statement returned, or how many rows it changed. */
export interface StatementResult {
  rows: unknown[];
  changes?: number;
}

/** Opens a SQLite file. Whoever waits for a lock of another program blocks this thread for two seconds at most. */
export function openSqliteFile(file: string): OpenFile {
  const database = new SqliteFile(file, { timeout: lockTimeout });
  try {
    if (database.pragma('journal_mode', { simple: true }) !== 'wal') database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
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

interface OpenFile {
  database: SqliteFile.Database;
  run(statement: Statement): StatementResult;
}

/** Preparing a statement costs more than running most of them. */
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
