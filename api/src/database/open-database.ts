import { UserError } from '@agile-languages/shared/errors';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type DatabaseLocation, nameOfDatabase } from './database-location.ts';
import { openFailureSentence } from './failures.ts';
import { migrations } from './migrations.ts';
import { connectPostgres, migrationLimits, servingLimits } from './open-postgres.ts';
import { connectSqlite, connectSqliteAlone } from './open-sqlite.ts';
import type { Database } from './schema.ts';

/** Called when a connection breaks while nobody uses it. */
export type ConnectionLost = (error: Error) => void;

/**
 * Opens the database and brings its tables up to date. A SQLite file that is missing is created.
 *
 * @throws {UserError}
 */
export async function openDatabase(
  location: DatabaseLocation,
  onConnectionLost: ConnectionLost = () => undefined,
): Promise<Kysely<Database>> {
  try {
    return 'file' in location ? await openFile(location.file) : await openServer(location.url, onConnectionLost);
  } catch (cause) {
    throw new UserError(openFailureSentence(nameOfDatabase(location), cause), { cause });
  }
}

async function openFile(file: string): Promise<Kysely<Database>> {
  const alone = connectSqliteAlone(file);
  try {
    await migrate(alone);
  } finally {
    await alone.destroy();
  }
  return connectSqlite(file);
}

async function openServer(url: string, onConnectionLost: ConnectionLost): Promise<Kysely<Database>> {
  const patient = connectPostgres(url, migrationLimits, onConnectionLost);
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
  return connectPostgres(url, servingLimits, onConnectionLost);
}

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
