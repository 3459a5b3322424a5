import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { UserError } from '@agile-languages/shared/errors';
import type { Kysely } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { openFailureSentence } from './failures.ts';
import { inTurn } from './migration-turn.ts';
import type { ConnectionLost } from './open-postgres.ts';
import { connectSqlite, connectSqliteAlone } from './open-sqlite.ts';
import { connectSqliteBeside } from './open-sqlite-beside.ts';
import type { Database } from './schema.ts';

export type DatabaseLocation = { file: string } | { url: string };

export function nameOfDatabase(location: DatabaseLocation): string {
  if ('file' in location) return location.file;
  const url = URL.parse(location.url);
  return `${url?.pathname.slice(1) || 'of this address'} on ${url?.host || 'this host'}`;
}

/**
 * @param migrates `false`: a database that is missing or older is refused
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
  await (migrates ? inTurn(file, () => prepareFile(file, true)) : prepareFile(file, false));
  return connectSqlite(file);
}

async function prepareFile(file: string, migrates: boolean): Promise<void> {
  const alone = connectSqliteAlone(file);
  try {
    await prepare(alone, migrates);
  } finally {
    await alone.destroy();
  }
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

/** For long work beside a server. */
export async function connectBeside(location: DatabaseLocation): Promise<Kysely<Database>> {
  if ('file' in location) return connectSqliteBeside(location.file);
  const { connectPostgres, servingLimits } = await import('./open-postgres.ts');
  return connectPostgres(location.url, { ...servingLimits, max: 2 }, () => undefined);
}

/** A migration that has been released is never edited. */
const migrations = new FileMigrationProvider({
  fs: { readdir },
  path,
  migrationFolder: path.join(import.meta.dirname, 'migrations'),
  import: (file) => import(pathToFileURL(file).href),
});

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
