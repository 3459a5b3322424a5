/** @module-tag all */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { makeBaseBackup } from '../testing/base-backup.ts';
import { startMovingProxy } from '../testing/moving-proxy.ts';
import { type OwnPostgresOptions, startOwnPostgres } from '../testing/own-postgres.ts';
import { createTestApi } from '../testing/test-api.ts';
import { enrolIn, seatsLeftOf } from '../testing/test-calls.ts';
import { createTestDir } from '../testing/test-dir.ts';
import { openTestDatabaseAt } from '../testing/test-engines.ts';

const classId = '500001';
const standby = 'standby';

async function startServer(options?: OwnPostgresOptions) {
  const postgres = await startOwnPostgres(options);
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function ask(url: string, ...statements: string[]): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let answer: unknown;
    for (const statement of statements) answer = Object.values((await client.query(statement)).rows[0] ?? {})[0];
    return answer;
  } finally {
    await client.end();
  }
}

async function startStandby(url: string) {
  const dir = createTestDir();
  chmodSync(dir, 0o711);
  const dataDir = join(dir, 'standby');
  await makeBaseBackup(url, dataDir);
  writeFileSync(join(dataDir, 'standby.signal'), '');
  const { port, username, password } = new URL(url);
  const source = `host=127.0.0.1 port=${port} user=${username} password=${password} application_name=${standby}`;
  const server = await startServer({ dataDir, settings: { primary_conninfo: source } });
  await ask(
    url,
    `alter system set synchronous_standby_names = '${standby}'`,
    `alter system set synchronous_commit = 'remote_apply'`,
    'select pg_reload_conf()',
  );
  const sync = () => ask(url, `select sync_state from pg_stat_replication`);
  await expect.poll(sync, { timeout: 30_000 }).toBe('sync');
  return server;
}

describe('PostgreSQL', () => {
  test('machine switched off in the middle of an enrolment, standby in its place: 503, then all is there', {
    timeout: 180_000,
  }, async () => {
    const first = await startServer();
    const proxy = await startMovingProxy(first.url);
    const testApi = await createTestApi({ databaseUrl: proxy.url, demo: true });
    const [early = '', during = ''] = await testApi.signInRivals(await openTestDatabaseAt({ url: first.url }), 2);
    const second = await startStandby(first.url);
    expect((await enrolIn(testApi, early, classId)).err).toEqual([]);

    proxy.switchOff(3);
    const refused = enrolIn(testApi, during, classId);
    expect((await refused).err).toEqual([{ val: expect.stringContaining('not available') }]);
    await ask(second.url, 'select pg_promote()');
    proxy.moveTo(second.url);

    const again = async () => (await enrolIn(testApi, during, classId)).err;
    await expect.poll(again, { timeout: 60_000 }).toEqual([]);
    expect(await seatsLeftOf(testApi, classId)).toBe(3);
    const db = await openTestDatabaseAt({ url: second.url });
    expect(await db.selectFrom('enrolments').selectAll().execute()).toHaveLength(2);
  });
});
