import { existsSync } from 'node:fs';
import { UserError } from '@agile-languages/shared/errors';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type DatabaseLocation, nameOfDatabase } from './database-location.ts';
import { openFailureSentence } from './failures.ts';
import { migrations } from './migrations.ts';
import { connectSqlite, connectSqliteAlone } from './open-sqlite.ts';
import type { Database } from './schema.ts';

/** Called when a connection breaks while nobody uses it. */
export type ConnectionLost = (error: Error) => void;

/**
 * Opens the database and brings its tables up to date. A SQLite file that is missing is created.
 *
 * @param migrates with `false` tables stay as they are; a database that is missing or older is refused
 * @throws {UserError}
 */
export async function openDatabase(
  location: DatabaseLocation,
  onConnectionLost: ConnectionLost = () => undefined,
  migrates = true,
): Promise<Kysely<Database>> {
  try {
    return 'file' in location
      ? await openFile(location.file, migrates)
      : await openServer(location.url, onConnectionLost, migrates);
  } catch (cause) {
    throw new UserError(openFailureSentence(nameOfDatabase(location), cause), { cause });
  }
}

async function openFile(file: string, migrates: boolean): Promise<Kysely<Database>> {
  if (!migrates && !existsSync(file)) throw new Error(`There is no file ${file}.`);
  const alone = connectSqliteAlone(file);
  try {
    await prepare(alone, migrates);
  } finally {
    await alone.destroy();
  }
  return connectSqlite(file);
}

async function openServer(url: string, onConnectionLost: ConnectionLost, migrates: boolean): Promise<Kysely<Database>> {
  const { connectPostgres, migrationLimits, servingLimits } = await import('./open-postgres.ts');
  const patient = connectPostgres(url, migrationLimits, onConnectionLost);
  try {
    await prepare(patient, migrates);
  } finally {
    await patient.destroy();
  }
  return connectPostgres(url, servingLimits, onConnectionLost);
}

async function prepare(db: Kysely<Database>, migrates: boolean): Promise<void> {
  const migrator = new Migrator({ db, provider: migrations });
  if (!migrates) {
    const missing = (await migrator.getMigrations()).find(({ executedAt }) => !executedAt);
    if (missing) throw new Error(`Migration ${missing.name} has not run yet.`);
    return;
  }
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
