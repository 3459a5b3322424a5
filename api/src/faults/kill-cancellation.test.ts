import { request } from 'node:http';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { createStaffRepository } from '../staff/staff-repository.ts';
import { createStaffSessionRepository } from '../staff/staff-session-repository.ts';
import { type StartedApi, startApi } from '../testing/started-api.ts';
import { testDeskOrigin } from '../testing/test-desk.ts';
import { engines } from '../testing/test-engines.ts';
import { startTestMailServer } from '../testing/test-mail-server.ts';
import { addTestMembers, testClass } from '../testing/test-rows.ts';
import { createTestTrainer } from '../testing/test-trainer.ts';

/** KILL_ROUNDS=20 is the long version. */
const rounds = Number(process.env.KILL_ROUNDS ?? 1);
const enrolled = 100;
const patient = { timeout: 20_000 + rounds * 10_000 };
const now = () => new Date();

describe.each(engines)('on %s', (engine) => {
  test('kill -9 while a class is cancelled and mails go: all or nothing, each mail once', patient, async () => {
    const { db, env: own } = await createTestTrainer(engine);
    const members = await addTestMembers(db, enrolled);
    const token = await signIn(db);
    const { received, url } = await startTestMailServer();
    const env = { ...own, SMTP_URL: url };
    for (let round = 0; round <= rounds; round++) await addFullClass(db, classId(round), members);

    let api = await startApi(env);
    const begun = performance.now();
    expect(await cancel(api, token, classId(0))).toBe(200);
    const usual = performance.now() - begun;
    for (let round = 1; round <= rounds; round++) {
      const cancelling = cancel(api, token, classId(round));
      await killAfter(api, (usual * round) / (rounds + 1));
      if ((await cancelling) === 200) expect(await whole(db, classId(round))).toBe('all');
      api = await startApi(env);
      const found = await whole(db, classId(round));
      expect(await cancel(api, token, classId(round))).toBe(found === 'all' ? 409 : 200);
      expect(await whole(db, classId(round))).toBe('all');
    }
    await expect.poll(() => received.length, { interval: 5, timeout: 10_000 }).toBeGreaterThan(2);
    await killAfter(api, 0);
    await expectEachOnce(db, received);
  });
});

const classId = (round: number) => `test-class-${round}`;

async function signIn(db: Kysely<Database>): Promise<string> {
  const person = { email: 'owner-of-test@example.com', fullname: 'Test Owner', role: 'owner' } as const;
  const { id } = await createStaffRepository(db, now).add(person);
  return createStaffSessionRepository(db, now).open(id, { address: '192.0.2.1', browser: 'Test browser' });
}

async function addFullClass(db: Kysely<Database>, id: string, members: string[]): Promise<void> {
  const name = `Test class ${id}.`;
  await db
    .insertInto('classes')
    .values(testClass({ id, name, seatsTotal: enrolled, seatsLeft: 0 }))
    .execute();
  await db
    .insertInto('enrolments')
    .values(members.map((memberId) => ({ memberId, classId: id, createdAt: '2026-11-02T08:00:00.000Z' })))
    .execute();
}

/** Status of the answer; `undefined` when there was none. */
function cancel({ base }: StartedApi, token: string, id: string): Promise<number | undefined> {
  const { host, origin } = new URL(testDeskOrigin);
  const headers = { 'content-type': 'application/json', host, origin, cookie: `staff=${token}` };
  return new Promise((resolve) => {
    request(new URL(`/desk/api/classes/${id}/cancel`, base), { method: 'POST', headers })
      .on('response', (answer) => resolve(answer.resume().statusCode))
      .on('error', () => resolve(undefined))
      .end(JSON.stringify({ version: 1, reason: 'The trainer is ill.' }));
  });
}

async function killAfter(api: StartedApi, milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  api.process.kill('SIGKILL');
  await api.ended;
}

/** Whether state, mails and entry of the audit log are there, or none of them. In one view of the database. */
const whole = (db: Kysely<Database>, id: string): Promise<'all' | 'nothing'> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (view) => {
      const { state, version } = await view
        .selectFrom('classes')
        .select(['state', 'version'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const mails = await view.selectFrom('mails').select('recipient').where('subject', 'like', `%${id}.`).execute();
      const entries = await view.selectFrom('auditLog').select('action').where('subject', '=', `class ${id}`).execute();
      const isAll = state === 'cancelled';
      expect({
        version,
        recipients: mails.length,
        different: new Set(mails.map(({ recipient }) => recipient)).size,
        entries: entries.length,
      }).toEqual({
        version: isAll ? 2 : 1,
        recipients: isAll ? enrolled : 0,
        different: isAll ? enrolled : 0,
        entries: isAll ? 1 : 0,
      });
      return isAll ? 'all' : 'nothing';
    });

/** Each mail was accepted by the server or still waits. One that was accepted just before the end may do both. */
async function expectEachOnce(db: Kysely<Database>, received: string[]): Promise<void> {
  const mails = await db.selectFrom('mails').select(['id', 'sentAt', 'nextTryAt']).execute();
  const ids = received.map((text) => headerOf(text, 'Message-ID').slice(1).split('@')[0] ?? '');
  const nameOf = (text: string) => `${headerOf(text, 'To')}, ${headerOf(text, 'Subject')}`;
  expect(mails).toHaveLength(enrolled * (rounds + 1));
  expect(mails.filter(({ id, sentAt, nextTryAt }) => (sentAt ? !ids.includes(id) : nextTryAt === null))).toEqual([]);
  expect(mails.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  expect(new Set(received.map(nameOf)).size).toBe(new Set(ids).size);
}

const headerOf = (text: string, name: string): string => new RegExp(`^${name}: (.*)`, 'm').exec(text)?.[1] ?? '';
