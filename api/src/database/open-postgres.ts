import type { Socket } from 'node:net';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import { Client, Pool, type PoolConfig } from 'pg';
import { inLine } from './connection-line.ts';
import type { Database } from './schema.ts';

const connectTimeout = 5000;

/** Milliseconds. A server that lives says something sooner. */
const silence = 15_000;

export type ConnectionLost = (error: Error) => void;

/** Milliseconds. A visitor waits for these statements. */
export const servingLimits: PoolConfig = {
  max: 10,
  lock_timeout: 5000,
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
  // Without a listener, the error of a broken connection would end the process.
  pool.on('connect', (client) => {
    client.on('error', onConnectionLost);
    if (limits.statement_timeout) endWhenSilent(client);
  });
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: inLine(pool, connectTimeout), controlClient: Client }),
    plugins: [new CamelCasePlugin()],
  });
}

/** A machine that is switched off does not end its connections. */
function endWhenSilent(client: object): void {
  const { stream } = (client as { connection: { stream: Socket } }).connection;
  stream.setTimeout(silence, () =>
    stream.destroy(Object.assign(new Error('The server of the database is silent'), { code: 'ETIMEDOUT' })),
  );
}
