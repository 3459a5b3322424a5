import { type Dialect, type Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { createSqliteDriver } from './sqlite-driver.ts';

/** SQLite for many users at once: who reads never waits, who writes has a turn in a thread of its own. */
export const createSqliteDialect = (file: string): Dialect => ({
  createDriver: () => createSqliteDriver(file),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new ManyConnections(),
  createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
});

class ManyConnections extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}
