import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely';
import type { Database } from './schema.ts';
import { connectThrough, plugins, SqliteConnection } from './sqlite-dialect.ts';
import { createFileWatch, openSqliteFile, type Statement, type StatementResult } from './sqlite-file.ts';
import { createWriteQueue, type WriteTurn } from './write-queue.ts';
import { createWriter } from './writer.ts';

/** Reads run in this thread and never wait. Writes run one after the other in a thread of their own. */
export const connectSqlite = (file: string) => connectThrough(() => createSqliteDriver(file), new ManyConnections());

/** For migrations. */
export function connectSqliteAlone(file: string): Kysely<Database> {
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: openSqliteFile(file).database }), plugins });
}

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

const checkInterval = 500;

function createSqliteDriver(file: string): Driver {
  const reader = openSqliteFile(file);
  reader.database.pragma('query_only = ON');
  const expectSameFile = createFileWatch(file);
  const writer = createWriter(file);
  const queue = createWriteQueue(writer);

  let checkedAt = Number.NEGATIVE_INFINITY;

  function read(statement: Statement): StatementResult {
    if (performance.now() - checkedAt > checkInterval) {
      expectSameFile();
      checkedAt = performance.now();
    }
    return reader.run(statement);
  }

  class Connection extends SqliteConnection {
    turn: WriteTurn | undefined;

    async run({ query, sql, parameters }: CompiledQuery): Promise<StatementResult> {
      const statement = { sql, parameters };
      if (this.turn) return this.turn.run(statement);
      return SelectQueryNode.is(query) ? read(statement) : queue.run(statement);
    }

    async begin(): Promise<void> {
      this.turn = await queue.turn();
      await this.turn.run({ sql: 'begin immediate', parameters: [] });
    }

    async end(command: 'commit' | 'rollback'): Promise<void> {
      await this.turn?.run({ sql: command, parameters: [] });
    }

    release(): void {
      this.turn?.end();
      this.turn = undefined;
    }
  }

  const own = (connection: DatabaseConnection) => connection as Connection;

  return {
    init: async () => undefined,
    acquireConnection: async () => new Connection(),
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).end('commit'),
    rollbackTransaction: (connection) => own(connection).end('rollback').catch(ignoreWhenOver),
    releaseConnection: async (connection) => own(connection).release(),
    destroy: async () => {
      await writer.close();
      reader.database.close();
    },
  };
}

/** SQLite has rolled back by itself, for instance because the disk is full. */
function ignoreWhenOver(error: Error): void {
  if (!error.message.includes('no transaction is active')) throw error;
}
