/** @module-tag all */
import { request } from 'node:http';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { insertStaff } from '../resources/staff/table.ts';
import { createStaffSessionRepository } from '../security/staff-session-repository.ts';
import { holdAuditLog } from './hold-audit-log.ts';
import { headerOf } from './kill-mails.ts';
import { killWithItsJobs, type StartedApi, startApi } from './started-api.ts';
import { createTestApi } from './test-api.ts';
import { testDeskOrigin } from './test-desk.ts';
import { onEachEngine } from './test-engines.ts';
import { startTestMailServer } from './test-mail-server.ts';
import { addTestMembers, testClass } from './test-rows.ts';
import { createTestTrainer } from './test-trainer.ts';

const enrolled = 100;
const id = 'test-class';
const path = `/desk/api/classes/${id}/cancel`;
const now = () => new Date();

onEachEngine((engine) => {
  test('kill -9 while a class is cancelled, and while its mails go: all or nothing, each mail once', async () => {
    const { db, dataDir, env: own } = await createTestTrainer(engine);
    const { received, url } = await startTestMailServer();
    const env = { ...own, SMTP_URL: url };
    const token = await signIn(db);
    await addFullClass(db);

    const first = await startApi(env, { isGroup: true });
    const end = () => killWithItsJobs(first);
    let answer: Promise<number | undefined> = Promise.resolve(undefined);
    const begin = () => {
      answer = cancel(first, token);
    };
    const file = `${dataDir}/provider.sqlite`;
    await holdAuditLog({ db, file, engine, when: sql`new.action = 'class cancelled'` }, begin, end);
    expect(await answer).toBeUndefined();
    await expectWhole(db, 'nothing');

    const { api } = await createTestApi({ dataDir, databaseUrl: own.DATABASE_URL, demo: false, clock: now });
    expect((await api.inject({ ...requestOf(token), url: path })).statusCode).toBe(200);
    await expectWhole(db, 'all');

    const second = await startApi(env, { isGroup: true });
    expect(await cancel(second, token)).toBe(409);
    await expect.poll(() => received.length, { interval: 5 }).toBeGreaterThan(2);
    await killWithItsJobs(second);
    await expectWhole(db, 'all');
    await expectEachOnce(db, received);
  });
});

async function signIn(db: Kysely<Database>): Promise<string> {
  const person = { email: 'owner-of-test@example.com', fullname: 'Test Owner', role: 'owner' } as const;
  const id = await insertStaff(db, person, now());
  return createStaffSessionRepository(db, now).open(id, { address: '192.0.2.1', browser: 'Test browser' });
}

async function addFullClass(db: Kysely<Database>): Promise<void> {
  const members = await addTestMembers(db, enrolled);
  await db
    .insertInto('classes')
    .values(testClass({ id, seatsTotal: enrolled, seatsLeft: 0 }))
    .execute();
  await db
    .insertInto('enrolments')
    .values(members.map((memberId) => ({ memberId, classId: id, createdAt: '2026-11-02T08:00:00.000Z' })))
    .execute();
}

function requestOf(token: string) {
  const { host, origin } = new URL(testDeskOrigin);
  const headers = { 'content-type': 'application/json', host, origin, cookie: `staff=${token}` };
  return { method: 'POST', headers, payload: JSON.stringify({ version: 1, reason: 'The trainer is ill.' }) } as const;
}

function cancel({ base }: StartedApi, token: string): Promise<number | undefined> {
  const { method, headers, payload } = requestOf(token);
  return new Promise((resolve) => {
    request(new URL(path, base), { method, headers })
      .on('response', (answer) => resolve(answer.resume().statusCode))
      .on('error', () => resolve(undefined))
      .end(payload);
  });
}

async function expectWhole(db: Kysely<Database>, expected: 'all' | 'nothing'): Promise<void> {
  const { state } = await db.selectFrom('classes').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  const mails = await db.selectFrom('mails').select('recipient').execute();
  const entries = await db.selectFrom('auditLog').select('action').where('subject', '=', `class ${id}`).execute();
  const recipients = new Set(mails.map(({ recipient }) => recipient)).size;
  expect({ state, mails: mails.length, recipients, entries: entries.length }).toEqual(
    expected === 'all'
      ? { state: 'cancelled', mails: enrolled, recipients: enrolled, entries: 1 }
      : { state: 'published', mails: 0, recipients: 0, entries: 0 },
  );
}

async function expectEachOnce(db: Kysely<Database>, received: string[]): Promise<void> {
  const mails = await db.selectFrom('mails').select(['id', 'sentAt', 'nextTryAt']).execute();
  const ids = received.map((text) => headerOf(text, 'Message-ID').slice(1).split('@')[0] ?? '');
  const nameOf = (text: string) => `${headerOf(text, 'To')}, ${headerOf(text, 'Subject')}`;
  expect(mails.filter(({ id, sentAt, nextTryAt }) => (sentAt ? !ids.includes(id) : nextTryAt === null))).toEqual([]);
  expect(mails.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(new Set(received.map(nameOf)).size).toBe(new Set(ids).size);
}
