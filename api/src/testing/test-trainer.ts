import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import { runTrainer } from '../command-line/run-trainer.ts';
import type { Database } from '../database/schema.ts';
import { createTestDir } from './test-dir.ts';
import { copyTemplate, createTestLocation, type Engine, openTestDatabaseAt } from './test-engines.ts';

export const testInvite = ['invite', '--email', 'New@Example.com', '--name', 'Test Newcomer', '--class', 'test-class'];

export async function createTestTrainer(engine: Engine = 'SQLite') {
  const dataDir = createTestDir();
  const location =
    engine === 'SQLite' ? { file: join(dataDir, 'provider.sqlite') } : await createTestLocation(engine, 'migrated');
  if ('file' in location) copyTemplate('migrated', location.file);
  const env = { DEMO: '0', DATA_DIR: dataDir, ...('url' in location && { DATABASE_URL: location.url }) };
  const db = await openTestDatabaseAt(location);

  const trainer = (...args: string[]) => trainerReading(undefined, ...args);

  async function trainerReading(input: string | undefined, ...args: string[]) {
    const printed = { out: '', err: '' };
    const code = await runTrainer(args, env, {
      input: input === undefined ? undefined : Readable.from([Buffer.from(input)]),
      out: (text) => {
        printed.out += text;
      },
      err: (text) => {
        printed.err += text;
      },
    });
    return { code, ...printed };
  }

  return { trainer, trainerReading, db, dataDir, env };
}

/** Of the audit log. */
export const entriesOf = (db: Kysely<Database>) =>
  db
    .selectFrom('auditLog')
    .select(['action', 'subject', 'detail'])
    .where('email', '=', 'command line')
    .orderBy('id')
    .execute();
