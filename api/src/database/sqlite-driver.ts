import { type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult, SelectQueryNode } from 'kysely';
import { createFileWatch } from './file-watch.ts';
import { openSqliteFile, type Statement, type StatementResult } from './sqlite-file.ts';
import { createWriteQueue, type WriteTurn } from './write-queue.ts';
import { createWriter } from './writer.ts';

/** How often a file that is gone is looked for. In milliseconds. */
const checkInterval = 500;

export function createSqliteDriver(file: string): Driver {
  const reader = openSqliteFile(file);
  reader.database.pragma('query_only = ON');
  const expectSameFile = createFileWatch(file);
  const writer = createWriter(file);
  const queue = createWriteQueue(writer);

  let checkedAt = 0;

  function read(statement: Statement): StatementResult {
    if (Date.now() - checkedAt > checkInterval) {
      expectSameFile();
      checkedAt = Date.now();
    }
    return reader.run(statement);
  }

  class Connection implements DatabaseConnection {
    /** Of its transaction, while it has one. */
    turn: WriteTurn | undefined;

    async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const statement = { sql, parameters };
      if (this.turn) return toQueryResult(await this.turn.run(statement));
      if (SelectQueryNode.is(query)) return toQueryResult(read(statement));
      return toQueryResult(await queue.run(statement));
    }

    // biome-ignore lint/correctness/useYield: nobody reads a stream of rows
    async *streamQuery(): AsyncGenerator<never> {
      throw new Error('Rows are not streamed from SQLite.');
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

const toQueryResult = <Row>({ rows, changes }: StatementResult): QueryResult<Row> => ({
  rows: rows as Row[],
  ...(changes !== undefined && { numAffectedRows: BigInt(changes) }),
});

/** SQLite has rolled back by itself, for instance because the disk is full. That cause is the one to tell. */
function ignoreWhenOver(error: Error): void {
  if (!error.message.includes('no transaction is active')) throw error;
}
