import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Database } from './schema.ts';
import type { StatementResult } from './sqlite-file.ts';

export const plugins = [new CamelCasePlugin()];

export const connectThrough = (createDriver: () => Driver, adapter = new SqliteAdapter()) =>
  new Kysely<Database>({
    dialect: {
      createDriver,
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createAdapter: () => adapter,
      createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    },
    plugins,
  });

export abstract class SqliteConnection implements DatabaseConnection {
  protected abstract run(query: CompiledQuery): Promise<StatementResult>;

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.run(query);
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  // biome-ignore lint/correctness/useYield: streams are refused
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are not streamed from SQLite.');
  }
}
