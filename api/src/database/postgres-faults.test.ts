/** @module-tag all */
import { callPaths } from '@agile-languages/shared/api';
import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../api.ts';
import { startLosingProxy } from '../testing/losing-proxy.ts';
import { createTestApi } from '../testing/test-api.ts';
import { enrolIn, seatsLeftOf, signIn, testActivation } from '../testing/test-calls.ts';
import { createTestLocation, onPostgresServer, openTestDatabaseAt } from '../testing/test-engines.ts';
import type { Database } from './schema.ts';

const unavailable = 'The service is not available at the moment. Please try again in a minute.';
const listRequest = { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' };

async function createPostgresApi() {
  const testApi = await createTestApi({ engine: 'PostgreSQL' });
  const db = await openTestDatabaseAt(testApi.location);
  return { ...testApi, db, name: await nameOf(db) };
}

const nameOf = async (db: Kysely<Database>): Promise<string> =>
  (await sql<{ name: string }>`select current_database() as name`.execute(db)).rows[0]?.name ?? '';

async function createProxiedApi() {
  const location = await createTestLocation('PostgreSQL');
  const proxy = await startLosingProxy('url' in location ? location.url : '');
  const testApi = await createTestApi({ databaseUrl: proxy.url });
  return { testApi, proxy, db: await openTestDatabaseAt(location) };
}

test('enrolment committed, answer lost: the second try finds the first', async () => {
  const { testApi, proxy, db } = await createProxiedApi();
  const token = await signIn(testApi);
  proxy.loseNextCommit();
  const lost = await enrolIn(testApi, token, '500001');
  const enrolled = await db.selectFrom('enrolments').selectAll().execute();
  const again = await enrolIn(testApi, token, '500001');
  expect(lost.err).toEqual([{ val: unavailable }]);
  expect(enrolled).toHaveLength(1);
  expect(again.err).toEqual([]);
  expect(await db.selectFrom('enrolments').selectAll().execute()).toEqual(enrolled);
  expect(await seatsLeftOf(testApi, '500001')).toBe(4);
});

test('activation committed, answer lost: the second try signs in, one member', async () => {
  const { testApi, proxy, db } = await createProxiedApi();
  proxy.loseNextCommit();
  const lost = await testApi.call(callPaths.passreg, testActivation);
  const again = await testApi.call(callPaths.passreg, testActivation);
  const members = await db.selectFrom('members').where('email', '=', 'newcomer@example.com').selectAll().execute();
  expect(lost.err).toEqual([{ val: unavailable }]);
  expect(again.kv).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), fkClassId: '500001' });
  expect(members).toHaveLength(1);
});

test('a hundred rivals for the last seat through the API: exactly one gets it', async () => {
  const testApi = await createTestApi({ engine: 'PostgreSQL' });
  const db = await openTestDatabaseAt(testApi.location);
  const tokens = await testApi.signInRivals(db, 100);
  const answers = await Promise.all(tokens.map((token) => enrolIn(testApi, token, '500017')));
  expect(answers.filter(({ err }) => err.length === 0)).toHaveLength(1);
  expect(answers.filter(({ err }) => err[0]?.val.startsWith('This class has no seat left.'))).toHaveLength(99);
  expect(await seatsLeftOf(testApi, '500017')).toBe(0);
});

test('a server that ends the connections and takes no more is 503, and all is well when it is back', async () => {
  const { name, post } = await createPostgresApi();
  await onPostgresServer(
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
  );
  const away = await post(`/api/${callPaths.getClassList}`, { kv: listRequest });
  await onPostgresServer(`alter database ${name} allow_connections true`);
  expect(away).toEqual({ status: 503, body: { err: [{ val: unavailable }], id: expect.any(String) } });
  const back = async () => (await post(`/api/${callPaths.getClassList}`, { kv: listRequest })).status;
  await expect.poll(back).toBe(200);
});

test('a read-only server: writes are 503, reads are 200', async () => {
  const testApi = await createPostgresApi();
  const token = await signIn(testApi);
  await onPostgresServer(
    `alter database ${testApi.name} set default_transaction_read_only = on`,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${testApi.name}'`,
  );
  const read = async () => (await testApi.post(`/api/${callPaths.getClassList}`, { kv: listRequest })).status;
  await expect.poll(read).toBe(200);
  const write = await enrolIn(testApi, token, '500001');
  expect(write.err).toEqual([{ val: unavailable }]);
  expect(await read()).toBe(200);
});

test('a full disk in the middle of an enrolment is 503 and leaves no part of it', async () => {
  const testApi = await createPostgresApi();
  const { db } = testApi;
  const token = await signIn(testApi);
  await sql`
    create function test_full() returns trigger language plpgsql as
      $$ begin raise exception 'test: no space left on device' using errcode = '53100'; end $$
  `.execute(db);
  await sql`create trigger test_full before update on classes for each row execute function test_full()`.execute(db);
  const full = await enrolIn(testApi, token, '500001');
  await sql`drop trigger test_full on classes`.execute(db);
  expect(full.err).toEqual([{ val: unavailable }]);
  expect(await db.selectFrom('enrolments').selectAll().execute()).toEqual([]);
  expect((await enrolIn(testApi, token, '500001')).err).toEqual([]);
});

test('a locked table is 503 after five seconds, not a wait without end', async () => {
  const testApi = await createPostgresApi();
  const token = await signIn(testApi);
  const other = new Client({ connectionString: 'url' in testApi.location ? testApi.location.url : '' });
  await other.connect();
  onTestFinished(() => other.end());
  await other.query('begin; lock table enrolments in access exclusive mode');
  const locked = await enrolIn(testApi, token, '500001');
  await other.query('rollback');
  expect(locked.err).toEqual([{ val: unavailable }]);
  expect((await enrolIn(testApi, token, '500001')).err).toEqual([]);
});

test('a server out of reach, a wrong password and a missing database stop the start with one sentence', async () => {
  const location = await createTestLocation('PostgreSQL');
  const url = 'url' in location ? location.url : '';
  const start = (change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return createApi({ databaseUrl: address.href, logLevel: 'silent' });
  };
  await expect(start((address) => (address.port = '1'))).rejects.toThrow(
    /^The database test_\w+ on 127\.0\.0\.1:1 cannot be reached\./,
  );
  await expect(start((address) => (address.password = 'test-wrong'))).rejects.toThrow(/refuses this user\./);
  await expect(start((address) => (address.pathname = '/test_nothing'))).rejects.toThrow(/does not exist\./);
});

test('two processes that start at once on an empty database make one demonstration', async () => {
  const location = await createTestLocation('PostgreSQL');
  const databaseUrl = 'url' in location ? location.url : '';
  await Promise.all([createTestApi({ databaseUrl }), createTestApi({ databaseUrl })]);
  const db = await openTestDatabaseAt(location);
  expect(await db.selectFrom('classes').selectAll().execute()).toHaveLength(34);
});
