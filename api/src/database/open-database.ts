import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { ApiStartError } from '../start-error.ts';
import { openFailureSentence } from './failures.ts';
import { migrations } from './migrations.ts';
import { connectPostgres, migrationLimits, servingLimits } from './open-postgres.ts';
import { connectSqlite } from './open-sqlite.ts';
import { type DatabasePlace, nameOfPlace } from './place.ts';
import type { Database } from './schema.ts';

/** Told about connections that break while nobody uses them. */
export type ConnectionLost = (error: Error) => void;

/**
 * Opens the database, makes the file when it is one and missing, and brings the tables up to date.
 *
 * @throws {ApiStartError}
 */
export async function openDatabase(
  place: DatabasePlace,
  onConnectionLost: ConnectionLost = () => undefined,
): Promise<Kysely<Database>> {
  try {
    return 'file' in place ? await openFile(place.file) : await openServer(place.url, onConnectionLost);
  } catch (cause) {
    throw new ApiStartError(openFailureSentence(nameOfPlace(place), cause), { cause });
  }
}

async function openFile(file: string): Promise<Kysely<Database>> {
  const db = connectSqlite(file);
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
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
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
