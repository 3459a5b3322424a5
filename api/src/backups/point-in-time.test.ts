/** @module-tag all */
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { giveTo, makeBaseBackup } from '../testing/base-backup.ts';
import { type OwnPostgresOptions, startOwnPostgres } from '../testing/own-postgres.ts';
import { createTestApi } from '../testing/test-api.ts';
import { enrolIn, seatsLeftOf } from '../testing/test-calls.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { openTestDatabaseAt } from '../testing/test-engines.ts';

const patient = { timeout: 120_000 };
const testClass = '500001';

async function startServer(options: OwnPostgresOptions) {
  const postgres = await startOwnPostgres(options);
  onTestFinished(() => postgres.stop());
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  onTestFinished(() => client.end());
  const ask = async (statement: string) => (await client.query(statement)).rows[0]?.answer as string;
  return { url: postgres.url, ask };
}

async function createArchivedApi() {
  const dir = createTestDir();
  chmodSync(dir, 0o711);
  const archive = join(dir, 'archive');
  mkdirSync(archive);
  const server = await startServer({
    settings: { archive_mode: 'on', archive_command: `test ! -f ${archive}/%f && cp %p ${archive}/%f` },
  });
  giveTo(await server.ask("select current_setting('data_directory') as answer"), archive);
  const testApi = await createTestApi({ databaseUrl: server.url, demo: true });
  const db = await openTestDatabaseAt({ url: server.url });
  return { ...server, testApi, db, archive, base: join(dir, 'base'), tokens: await testApi.signInRivals(db, 4) };
}

describe('PostgreSQL', () => {
  test(
    'database emptied by mistake, restored to a moment: all acknowledged before it, nothing after it',
    patient,
    async () => {
      const { ask, url, testApi, db, archive, base, tokens } = await createArchivedApi();
      const [first = '', second = '', third = '', fourth = ''] = tokens;
      const enrol = async (token: string) => expect((await enrolIn(testApi, token, testClass)).err).toEqual([]);
      await enrol(first);
      await makeBaseBackup(url, base);
      await enrol(second);
      const kept = await db.selectFrom('enrolments').selectAll().orderBy('memberId').execute();
      const moment = await ask('select clock_timestamp()::text as answer');
      await enrol(third);
      await db.deleteFrom('enrolments').execute();
      const last = await ask('select pg_walfile_name(pg_switch_wal()) as answer');
      const archived = () => ask('select last_archived_wal as answer from pg_stat_archiver');
      await expect.poll(archived, { timeout: 30_000 }).toBe(last);

      writeFileSync(join(base, 'recovery.signal'), '');
      giveTo(archive, base);
      const restored = await startServer({
        dataDir: base,
        settings: {
          restore_command: `cp ${archive}/%f %p`,
          recovery_target_time: moment,
          recovery_target_action: 'promote',
        },
      });
      await expect.poll(() => restored.ask('select pg_is_in_recovery()::text as answer')).toBe('false');

      const restoredDb = await openTestDatabaseAt({ url: restored.url });
      expect(await restoredDb.selectFrom('enrolments').selectAll().orderBy('memberId').execute()).toEqual(kept);
      expect(kept).toHaveLength(2);
      const next = await createTestApi({ databaseUrl: restored.url });
      expect(await seatsLeftOf(next, testClass)).toBe(3);
      expect((await enrolIn(next, fourth, testClass)).err).toEqual([]);
      expect(await seatsLeftOf(next, testClass)).toBe(2);
    },
  );
});
