/** @module-tag all */
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { callPaths } from '@agile-languages/shared/api';
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

/** As docs/operations.md promises, in milliseconds: what waits gets an answer, and when all is well again. */
const longestAnswer = 20_000;
const wellAfter = 25_000;

describe('PostgreSQL', () => {
  test('machine switched off in the middle of an enrolment, standby in its place: 503 in time, then all is there', {
    timeout: 180_000,
  }, async () => {
    const first = await startServer();
    const proxy = await startMovingProxy(first.url);
    const testApi = await createTestApi({ databaseUrl: proxy.url, demo: true });
    const [early = '', during = ''] = await testApi.signInRivals(await openTestDatabaseAt({ url: first.url }), 2);
    const second = await startStandby(first.url);
    expect((await enrolIn(testApi, early, classId)).err).toEqual([]);
    await Promise.all(Array.from({ length: 12 }, () => seatsLeftOf(testApi, classId)));
    const timed = async (work: () => Promise<{ err: unknown[] }>) => {
      const begun = performance.now();
      const { err } = await work();
      return { begun, err, took: performance.now() - begun };
    };
    const enrol = () => timed(() => enrolIn(testApi, during, classId));
    const one = { startLimit: 0, limit: 1, fkClassId: classId, fkDpLangId: '' };
    const list = () => timed(() => testApi.call(callPaths.getClassList, one));

    proxy.switchOff(3);
    const refused = [enrol(), ...Array.from({ length: 12 }, list)];
    await ask(second.url, 'select pg_promote()');
    proxy.moveTo(second.url);
    const movedAt = performance.now();
    const later: ReturnType<typeof enrol>[] = [];
    while (performance.now() < movedAt + wellAfter + 3000) {
      later.push(enrol(), list());
      await wait(500);
    }
    const [enrolment, ...others] = await Promise.all(refused);
    const after = await Promise.all(later);

    expect(enrolment?.err).toEqual([{ val: expect.stringContaining('not available') }]);
    for (const { took } of [enrolment, ...others, ...after].filter((answer) => answer !== undefined))
      expect(took).toBeLessThan(longestAnswer);
    const well = after.filter(({ begun }) => begun > movedAt + wellAfter);
    expect(well.length).toBeGreaterThan(2);
    for (const { err } of well) expect(err).toEqual([]);
    expect(await seatsLeftOf(testApi, classId)).toBe(3);
    const db = await openTestDatabaseAt({ url: second.url });
    expect(await db.selectFrom('enrolments').selectAll().execute()).toHaveLength(2);
  });
});
