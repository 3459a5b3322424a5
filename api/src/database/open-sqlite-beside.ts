import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { CompiledQuery, Driver, Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { connectThrough, SqliteConnection } from './sqlite-dialect.ts';
import { createFileWatch, type OpenFile, openSqliteFile, type Statement, type StatementResult } from './sqlite-file.ts';

/**
 * For a program that changes much beside a server: SQLite has one writer at a time. A transaction runs on a copy; when
 * it commits, its statements run once more on the file. When one of them answers otherwise there, nothing is changed,
 * and `isOutdated` is true for the error.
 */
export function connectSqliteBeside(file: string): Kysely<Database> {
  const live = openSqliteFile(file);
  return connectThrough(() => createDriver(live, file));
}

export const isOutdated = (error: unknown): boolean => error instanceof Outdated;

/** To callers that do not try again it is a busy database. */
class Outdated extends Error {
  readonly code = 'SQLITE_BUSY_SNAPSHOT';
}

function createDriver(live: OpenFile, file: string): Driver {
  const expectSameFile = createFileWatch(file);
  let trial: Trial | undefined;

  class Connection extends SqliteConnection {
    async run({ sql, parameters }: CompiledQuery): Promise<StatementResult> {
      return (trial ?? live).run({ sql, parameters });
    }
  }
  const connection = new Connection();

  function endTrial(): Said[] {
    const said = trial?.end() ?? [];
    trial = undefined;
    return said;
  }

  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    async beginTransaction() {
      trial = await beginTrial(live, file);
    },
    async commitTransaction() {
      sayAgain(live, endTrial(), expectSameFile);
    },
    async rollbackTransaction() {
      endTrial();
    },
    releaseConnection: async () => undefined,
    async destroy() {
      endTrial();
      live.database.close();
    },
  };
}

interface Said {
  statement: Statement;
  answer: string;
}

interface Trial {
  run(statement: Statement): StatementResult;
  end(): Said[];
}

const allPages = { progress: () => 2 ** 31 - 1 };

/** The copy has the rights of the file, and no name as soon as it is open. */
async function beginTrial({ database }: OpenFile, file: string): Promise<Trial> {
  const folder = mkdtempSync(join(dirname(file), '.beside-'));
  try {
    await database.backup(join(folder, 'copy.sqlite'), allPages);
    const copy = openSqliteFile(join(folder, 'copy.sqlite'), { isScratch: true });
    dropTriggers(copy);
    const said: Said[] = [];
    return {
      run(statement) {
        const result = copy.run(statement);
        said.push({ statement, answer: answerOf(result) });
        return result;
      },
      end() {
        copy.database.close();
        rmSync(folder, { recursive: true, force: true });
        return said;
      },
    };
  } finally {
    if (process.platform !== 'win32') rmSync(folder, { recursive: true, force: true });
  }
}

function dropTriggers({ database }: OpenFile): void {
  const names = database.prepare("select name from sqlite_schema where type = 'trigger'").pluck().all();
  for (const name of names) database.exec(`drop trigger "${name}"`);
}

function sayAgain({ database, run }: OpenFile, said: readonly Said[], expectSameFile: () => void): void {
  database.exec('begin immediate');
  try {
    for (const { statement, answer } of said)
      if (answerOf(run(statement)) !== answer) throw new Outdated('Others have changed what a transaction had read');
    expectSameFile();
    database.exec('commit');
  } catch (error) {
    if (database.inTransaction) database.exec('rollback');
    throw error;
  }
}

const answerOf = ({ rows, changes }: StatementResult): string =>
  hash('sha1', JSON.stringify([rows, changes]), 'base64');
