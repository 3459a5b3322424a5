import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import type { DatabaseLocation } from '../database/database-location.ts';
import { openDatabase } from '../database/open-database.ts';
import { createDatabase, onServer } from './create-database.ts';
import { createTestDir } from './test-dir.ts';

/** Both engines, for `describe.each`. */
export const engines = ['SQLite', 'PostgreSQL'] as const;
export type Engine = (typeof engines)[number];

/** A location for a database of one's own. It goes when the test ends. */
export const createTestLocation = async (engine: Engine): Promise<DatabaseLocation> =>
  engine === 'SQLite' ? { file: join(createTestDir(), 'test.sqlite') } : { url: await createPostgresDatabase() };

/** A connection to a test database. It is closed when the test ends. */
export async function openTestDatabaseAt(location: DatabaseLocation) {
  const db = await openDatabase(location);
  onTestFinished(() => db.destroy());
  return db;
}

export const openTestEngine = async (engine: Engine) => openTestDatabaseAt(await createTestLocation(engine));

/** Runs statements outside of any test database, for instance to shut one. */
export const onPostgresServer = (...statements: string[]) => onServer(postgresUrl(), ...statements);

async function createPostgresDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = await createDatabase(postgresUrl(), name);
  onTestFinished(() => onPostgresServer(`drop database if exists ${name} with (force)`));
  return url;
}

function postgresUrl(): string {
  const postgres = inject('postgres');
  if ('url' in postgres) return postgres.url;
  throw new Error(postgres.fault);
}
