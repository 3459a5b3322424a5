import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { ConnectionLost } from './open-database.ts';
import type { Database } from './schema.ts';

const connectTimeout = 5000;

/** A visitor waits for these, so none may hang. In milliseconds. */
export const servingLimits: PoolConfig = {
  max: 10,
  lock_timeout: 2000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A migration of a large table may take long. */
export const migrationLimits: PoolConfig = { max: 2 };

export function connectPostgres(url: string, limits: PoolConfig, onConnectionLost: ConnectionLost): Kysely<Database> {
  const pool = new Pool({
    ...limits,
    connectionString: url,
    connectionTimeoutMillis: connectTimeout,
    application_name: 'provider-api',
    keepAlive: true,
  });
  pool.on('error', onConnectionLost);
  // pg reports a broken connection to its user and also here. Without a listener this event would end the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}
