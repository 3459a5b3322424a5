import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import { UserError } from '@agile-languages/shared/errors';
import SqliteFile from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createApi } from './api.ts';
import { createTestApi, openTestDatabase } from './testing/test-api.ts';
import { testActivation, testLogin, testNewPassword } from './testing/test-calls.ts';
import { createTestDir } from './testing/test-dir.ts';

test('without the demonstration there is no demo data and no outbox; the app site leads to the site', async () => {
  const { api, call, dataDir } = await createTestApi({ demo: false });
  const classes = await call(callPaths.getClassList, { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' });
  const login = await call(callPaths.login, testLogin);
  expect((await api.inject('/api/site')).json()).toMatchObject({ demo: false });
  expect(classes).toEqual({ kv: { rowCount: '0' }, tbl: [{ r: [] }], err: [] });
  expect(login.err).toHaveLength(1);
  expect((await api.inject('/app/login')).headers.location).toBe('http://localhost:3000/login');
  expect((await api.inject('/app/framework')).headers.location).toBe('http://localhost:3000/simulation');
  const appSite = (await api.inject('/app/redirect')).body;
  expect(appSite).toContain('<h1>Your classes</h1>');
  expect(appSite).not.toMatch(/demo|invented/i);
  expect((await api.inject('/outbox')).statusCode).toBe(404);
  expect(existsSync(join(dataDir, 'demo.sqlite'))).toBe(false);
});

test('the site can ask whether demonstration data is loaded', async () => {
  const { api } = await createTestApi();
  const site = await api.inject('/api/site');
  expect(site.json()).toEqual({ demo: true, content: expect.any(Number), format: expect.any(String) });
  expect(site.headers['cache-control']).toBe('no-cache');
});

test('ready says no while stopping, live and health still yes', async () => {
  const stopping = new AbortController();
  const { api } = await createTestApi({ stopping: stopping.signal });
  const statuses = async () =>
    Promise.all(['live', 'health', 'ready'].map(async (name) => (await api.inject(`/api/${name}`)).statusCode));
  expect(await statuses()).toEqual([200, 200, 200]);
  stopping.abort();
  expect(await statuses()).toEqual([200, 200, 503]);
});

test('health follows the database', async () => {
  const { api, dataDir } = await createTestApi();
  const healthy = await api.inject('/api/health');
  const db = await openTestDatabase(dataDir);
  await db.schema.dropTable('settings').execute();
  const ill = await api.inject('/api/health');
  expect(healthy.json()).toEqual({ status: 'ok' });
  expect(ill.statusCode).toBe(503);
  expect((await api.inject('/api/ready')).statusCode).toBe(503);
  expect((await api.inject('/api/live')).statusCode).toBe(200);
});

test('a fault inside is one generic sentence outside', async () => {
  const { dataDir, post } = await createTestApi();
  const db = await openTestDatabase(dataDir);
  await db.schema.dropTable('faqItems').execute();
  expect(await post(`/api/${callPaths.getFaqList}`, {})).toEqual({
    status: 500,
    body: {
      err: [{ val: 'Something went wrong on our side. Please try again later.' }],
      id: expect.stringMatching(/^[0-9a-f]{8}$/),
    },
  });
});

test('the log knows what happened but no secret', async () => {
  const lines: string[] = [];
  const { api, call } = await createTestApi({
    logLevel: 'debug',
    logStream: { write: (line) => lines.push(line) },
  });
  const { kv } = await call(callPaths.login, testLogin);
  await call(callPaths.login, { ...testLogin, pwd: 'test-wrong-password' });
  await call(callPaths.passreg, { ...testActivation, passCode: '654321' });
  await call(callPaths.passreg, testActivation);
  await api.inject(`/app/redirect?tk=${kv.token}`);
  await api.inject(`/nowhere/${kv.token}`);
  await call(ownCallPaths.changePassword, { cookie: kv.token, pwd: testLogin.pwd, ...testNewPassword });
  await call(ownCallPaths.logout, { cookie: kv.token });
  const log = lines.join('');
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ time: expect.stringMatching(/Z$/), level: expect.any(Number) });
  expect(log).toContain('"from":"127.0.0.1"');
  expect(log).toContain('"msg":"signed in"');
  expect(log).toContain('"msg":"sign-in refused"');
  expect(log).toContain('"msg":"activated"');
  expect(log).toContain('"msg":"password changed"');
  expect(log).toContain('"msg":"signed out"');
  expect(log).not.toContain(kv.token);
  expect(log).not.toContain(testNewPassword.password);
  expect(log).not.toContain(testLogin.username);
  expect(log).not.toContain(testLogin.pwd);
  expect(log).not.toContain('test-wrong-password');
  expect(log).not.toContain(testActivation.activationKey);
  expect(log).not.toContain(testActivation.password);
  expect(log).not.toContain('654321');
});

test('what a refused row contained is not in the log', async () => {
  const lines: string[] = [];
  const { dataDir, post } = await createTestApi({ logStream: { write: (line) => lines.push(line) }, logLevel: 'info' });
  const db = await openTestDatabase(dataDir);
  await sql`create trigger test_refuses before insert on sessions begin select raise(abort, 'test refusal'); end`.execute(
    db,
  );
  const { status } = await post(`/api/${callPaths.login}`, { kv: testLogin });
  expect(status).toBe(500);
  expect(lines.join('')).toContain('test refusal');
  expect(lines.join('')).not.toContain(testLogin.pwd);
});

test('a file that is no database stops the start with one sentence', async () => {
  const dataDir = createTestDir();
  writeFileSync(join(dataDir, 'demo.sqlite'), 'test text, long enough to be read as a header'.repeat(100));
  const start = createApi({ dataDir, logLevel: 'silent' });
  await expect(start).rejects.toThrow(UserError);
  await expect(start).rejects.toThrow(/demo\.sqlite is damaged or is no database\./);
});

test('a data folder that is a file stops the start with one sentence', async () => {
  const dataDir = join(createTestDir(), 'data');
  writeFileSync(dataDir, '');
  await expect(createApi({ dataDir, logLevel: 'silent' })).rejects.toThrow(/cannot be opened for writing\./);
});

test('real members and demonstration data never meet', async () => {
  const { api, dataDir } = await createTestApi();
  await api.close();
  renameSync(join(dataDir, 'demo.sqlite'), join(dataDir, 'provider.sqlite'));
  await expect(createApi({ dataDir, demo: false, logLevel: 'silent' })).rejects.toThrow(
    /holds demonstration data with a published password\./,
  );
});

test('a demonstration over other data has no outbox, and its app site names no demonstration', async () => {
  const dataDir = createTestDir();
  const db = await openTestDatabase(dataDir);
  await db.insertInto('partners').values({ slug: 'test-partner', name: 'Test Partner', sequence: 0 }).execute();
  const { api } = await createTestApi({ dataDir });
  expect((await api.inject('/outbox')).statusCode).toBe(404);
  expect((await api.inject('/app/login')).statusCode).toBe(302);
});

test('a database of another version stops the start with one sentence', async () => {
  const { api, dataDir } = await createTestApi();
  await api.close();
  const sqlite = new SqliteFile(join(dataDir, 'demo.sqlite'));
  sqlite.prepare("update kysely_migration set name = '9999-future' where name = '0002-sign-ins'").run();
  sqlite.close();
  await expect(createApi({ dataDir, logLevel: 'silent' })).rejects.toThrow(/made by another version/);
});

test('request id: in the answer and in every line of the log; a trusted proxy may give it', async () => {
  const lines: string[] = [];
  const logStream = { write: (line: string) => lines.push(line) };
  const { api } = await createTestApi({ logLevel: 'info', logStream, trustProxy: '127.0.0.1' });
  const send = (id: string, remoteAddress = '127.0.0.1') =>
    api.inject({
      method: 'POST',
      remoteAddress,
      url: `/api/${callPaths.login}`,
      headers: { 'x-request-id': id },
      payload: { kv: testLogin },
    });

  expect((await send('test-id-1')).headers['x-request-id']).toBe('test-id-1');
  expect(lines.filter((line) => line.includes('"reqId":"test-id-1"'))).toHaveLength(2);
  expect((await send('bad id\u0007')).headers['x-request-id']).toMatch(/^[0-9a-f]{8}$/);
  expect((await send('test-id-2', '192.0.2.7')).headers['x-request-id']).toMatch(/^[0-9a-f]{8}$/);
});
