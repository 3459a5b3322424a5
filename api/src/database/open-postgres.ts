import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Pool, type PoolConfig } from 'pg';
import type { ConnectionLost } from './open-database.ts';
import type { Database } from './schema.ts';

const connectTimeout = 5000;

/** Nothing that a visitor waits for may hang. In milliseconds. */
export const servingLimits: PoolConfig = {
  max: 10,
  lock_timeout: 2000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** A migration of a large table takes the time that it takes. */
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
  // A connection that breaks while it is used says so twice: to its user, and here; unheard, that ends the process.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [new CamelCasePlugin()] });
}
