/** @module-tag all */
import { copyFileSync, globSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { callPaths } from '@agile-languages/shared/api';
import SqliteFile from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveContext } from '../api.ts';
import { openContext } from '../open-context.ts';
import { createSessionRepository } from '../security/session-repository.ts';
import { type StartedApi, startApi } from '../testing/started-api.ts';
import { createTestApi } from '../testing/test-api.ts';
import { enrolIn, signIn, testActivation, testLogin } from '../testing/test-calls.ts';
import { addTestMembers, testClass } from '../testing/test-rows.ts';
import { createTestSeats } from '../testing/test-seats.ts';
import { createTestTrainer } from '../testing/test-trainer.ts';
import type { Database } from './schema.ts';

const unavailable = [{ val: 'The service is not available at the moment. Please try again in a minute.' }];
const listRequest = { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' };

test('a database that another program keeps locked: writes are 503, reads go on; then all is well', async () => {
  const testApi = await createTestApi();
  const token = await signIn(testApi);
  const other = new SqliteFile(join(testApi.dataDir, 'demo.sqlite'));
  onTestFinished(() => {
    other.close();
  });
  other.exec('begin immediate');
  const locked = await enrolIn(testApi, token, '500001');
  const read = await testApi.call(callPaths.getClassList, listRequest);
  other.exec('rollback');
  expect(locked.err).toEqual(unavailable);
  expect(read.err).toEqual([]);
  expect((await enrolIn(testApi, token, '500001')).err).toEqual([]);
});

test('a full disk is 503, leaves no part of an enrolment, and is over when there is space', async () => {
  const { db, dataDir, env } = await createTestTrainer();
  await db
    .insertInto('classes')
    .values(testClass({ seatsTotal: 500, seatsLeft: 500 }))
    .execute();
  const sessions = createSessionRepository(db, () => new Date());
  const tokens = await Promise.all((await addTestMembers(db, 60)).map((id) => sessions.open(id)));
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  const size = statSync(join(dataDir, 'provider.sqlite')).size;

  const full = await startApi(env, { largestFile: size + 100_000 });
  const taken = await enrolAll(full, tokens);
  const status = (await fetch(`${full.base}/health`)).status;
  full.process.kill('SIGKILL');
  await full.ended;
  const whole = await stateOf(db);
  const roomy = await startApi(env);
  const again = await enrolAll(roomy, tokens);

  expect(taken.filter((err) => err === undefined).length).toBeGreaterThan(0);
  expect(taken).toContain(unavailable[0]?.val);
  expect(status).toBe(200);
  expect(whole.seatsTaken).toBe(whole.enrolled);
  expect(whole.enrolled).toBeGreaterThanOrEqual(taken.filter((err) => err === undefined).length);
  expect(again.every((err) => err === undefined)).toBe(true);
  expect(await stateOf(db)).toEqual({ enrolled: 60, seatsTaken: 60 });
});

test('a read-only database: writes are 503, reads are 200', async () => {
  const { clock, dataDir } = await createTestApi();
  const context = await openContext({ clock: clock.read, dataDir }, { warn: () => undefined });
  const api = await serveContext(context, { logLevel: 'silent' });
  onTestFinished(() => api.close());
  const post = async (path: string, kv: object) =>
    (await api.inject({ method: 'POST', url: `/api/${path}`, payload: { kv } })).statusCode;
  await sql`pragma query_only = on`.execute(context.db);
  expect(await post(callPaths.login, testLogin)).toBe(503);
  expect(await post(callPaths.passreg, testActivation)).toBe(503);
  expect(await post(callPaths.getClassList, listRequest)).toBe(200);
  await sql`pragma query_only = off`.execute(context.db);
  expect(await post(callPaths.login, testLogin)).toBe(200);
});

async function enrolAll(api: StartedApi, tokens: string[]): Promise<(string | undefined)[]> {
  const sentences: (string | undefined)[] = [];
  for (const cookie of tokens) {
    const kv = { cookie, apiId: 'GetEnrolledClassInfo', fkClassId: 'test-class' };
    sentences.push((await api.post(callPaths.enroll, kv)).err[0]?.val);
  }
  return sentences;
}

async function stateOf(db: Kysely<Database>) {
  const enrolments = await db.selectFrom('enrolments').selectAll().execute();
  const { seatsTotal, seatsLeft } = await db.selectFrom('classes').selectAll().executeTakeFirstOrThrow();
  return { enrolled: enrolments.length, seatsTaken: seatsTotal - seatsLeft };
}

test.each([
  ['removed', (file: string) => rmSync(file)],
  [
    'removed with its log',
    (file: string) => {
      for (const part of globSync(`${file}*`)) rmSync(part);
    },
  ],
  [
    'replaced',
    (file: string) => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
])('database file %s under the running API: nothing is acknowledged, and health is 503', async (_fault, change) => {
  const testApi = await createTestApi();
  const token = await signIn(testApi);
  change(join(testApi.dataDir, 'demo.sqlite'));
  const { err } = await enrolIn(testApi, token, '500001');

  expect(err).toEqual(unavailable);
  await expect.poll(async () => (await testApi.api.inject('/api/health')).statusCode).toBe(503);
});

test('database file removed after the clock was set back: reads notice it', async () => {
  const testApi = await createTestApi();
  await testApi.call(callPaths.getClassList, listRequest);
  vi.setSystemTime(Date.now() - 365 * 24 * 3_600_000);
  onTestFinished(() => {
    vi.useRealTimers();
  });
  rmSync(join(testApi.dataDir, 'demo.sqlite'));

  await expect.poll(async () => (await testApi.api.inject('/api/health')).statusCode).toBe(503);
});

test('SQLite ends a transaction by itself: its own cause is told, 503', async () => {
  const { clock, dataDir } = await createTestApi();
  const context = await openContext({ dataDir }, { warn: () => undefined });
  onTestFinished(() => context.db.destroy());
  await sql`create trigger test_full before insert on enrolments begin select raise(rollback, 'test'); end`.execute(
    context.db,
  );
  const [member] = await context.db.selectFrom('members').select('id').execute();

  await expect(createTestSeats(context.db, clock.read).enrol(member?.id ?? '', '500001')).rejects.toThrow('test');
  await expect(createTestSeats(context.db, clock.read).enrol(member?.id ?? '', '500001')).rejects.toThrow('test');
});
