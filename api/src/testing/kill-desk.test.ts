/** @module-tag all */
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { insertStaff } from '../resources/staff/table.ts';
import { createStaffSessionRepository } from '../security/staff-session-repository.ts';
import { expectMails } from './kill-mails.ts';
import { killWithItsJobs, type StartedApi, startApi } from './started-api.ts';
import { testDeskOrigin } from './test-desk.ts';
import { onEachEngine } from './test-engines.ts';
import { startTestMailServer } from './test-mail-server.ts';
import { addTestMembers, testClass } from './test-rows.ts';
import { createTestTrainer } from './test-trainer.ts';

/** KILL_ROUNDS=200 is the long version. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const patient = { timeout: 20_000 + rounds * 30_000 };
const enrolled = 30;
const imported = 60;
const works = ['import', 'cancel', 'publish', 'write'] as const;
type Work = (typeof works)[number];

onEachEngine((engine) => {
  test(
    `kill -9 while the desk imports, cancels with mails, publishes and writes to many, ${rounds} times: all of each or nothing, once`,
    patient,
    async () => {
      const { db, env: own } = await createTestTrainer(engine);
      const { received, url } = await startTestMailServer();
      const env = { ...own, SMTP_URL: url };
      const token = await signIn(db);
      const members = await addTestMembers(db, enrolled);
      const counts = { done: 0, acknowledged: 0 };

      for (let round = 0; round < rounds; round++) {
        await addClasses(db, round, members);
        const api = await startApi(env, { isGroup: true });
        const calls = works.map((work) => ask(api, token, requestOf(work, round)));
        await (calls[round % (works.length + 1)] ?? wait((round * 7) % 150));
        await killWithItsJobs(api);
        const answers = await Promise.all(calls);
        for (const [index, work] of works.entries()) {
          const isDone = await expectWhole(db, work, round);
          const answer = answers[index];
          expect([undefined, 200]).toContain(answer);
          if (answer === 200) expect(isDone, `${work} of round ${round}`).toBe(true);
          if (isDone) counts.done += 1;
          if (answer === 200) counts.acknowledged += 1;
        }
      }

      await expectMails(db, received, []);
      if (process.env.KILL_ROUNDS) console.log(`${engine}, ${rounds} rounds: ${JSON.stringify(counts)}`);
    },
  );
});

async function signIn(db: Kysely<Database>): Promise<string> {
  const person = { email: 'owner-of-test@example.com', fullname: 'Test Owner', role: 'owner' } as const;
  const id = await insertStaff(db, person, new Date());
  const sessions = createStaffSessionRepository(db, () => new Date());
  return sessions.open(id, { address: '192.0.2.1', browser: 'Test browser' });
}

const nameOf = (round: number) => `Class ${round}x`;

const subjectOf = (round: number) => `Words of round ${round}x`;

async function addClasses(db: Kysely<Database>, round: number, members: readonly string[]): Promise<void> {
  const classId = `cancel-${round}`;
  const full = { seatsTotal: enrolled, seatsLeft: 0 };
  const written = `write-${round}`;
  await db
    .insertInto('classes')
    .values([
      testClass({ ...full, id: classId, name: nameOf(round), state: 'published' }),
      testClass({ ...full, id: written, name: nameOf(round), state: 'published' }),
      testClass({ id: `publish-${round}`, state: 'draft' }),
    ])
    .execute();
  await db
    .insertInto('enrolments')
    .values(
      [classId, written].flatMap((id) =>
        members.map((memberId) => ({ memberId, classId: id, createdAt: '2026-11-02T08:00:00.000Z' })),
      ),
    )
    .execute();
}

interface DeskRequest {
  path: string;
  type: string;
  body: string;
}

function requestOf(work: Work, round: number): DeskRequest {
  const json = { type: 'application/json' };
  if (work === 'cancel')
    return { ...json, path: `classes/cancel-${round}/cancel`, body: '{"version":1,"reason":"The trainer is ill."}' };
  if (work === 'publish') return { ...json, path: `classes/publish-${round}/publish`, body: '{"version":1}' };
  if (work === 'write') {
    const mail = { to: 'everybody', subject: subjectOf(round), words: 'Words of the test' };
    return { ...json, path: `classes/write-${round}/write`, body: JSON.stringify(mail) };
  }
  const rows = Array.from(
    { length: imported },
    (_, n) => `Question ${n} of round ${round}?,test,<p>Answer</p>,published`,
  );
  return { path: 'import/questions', type: 'text/csv', body: ['Question,Topic,Answer,State', ...rows].join('\n') };
}

function ask({ base }: StartedApi, token: string, { path, type, body }: DeskRequest): Promise<number | undefined> {
  const { host, origin } = new URL(testDeskOrigin);
  const headers = { 'content-type': type, host, origin, cookie: `staff=${token}` };
  return new Promise((resolve) => {
    request(new URL(`/desk/api/${path}`, base), { method: 'POST', headers })
      .on('response', (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode));
        answer.once('error', () => resolve(undefined));
      })
      .on('error', () => resolve(undefined))
      .end(body);
  });
}

async function expectWhole(db: Kysely<Database>, work: Work, round: number): Promise<boolean> {
  if (work === 'import') {
    const { questions } = await db
      .selectFrom('faqItems')
      .select(({ fn }) => fn.countAll<number>().as('questions'))
      .executeTakeFirstOrThrow();
    expect([0, imported]).toContain(Number(questions));
    await db.deleteFrom('faqItems').execute();
    return Number(questions) > 0;
  }
  const id = `${work}-${round}`;
  const { state } = await db.selectFrom('classes').select('state').where('id', '=', id).executeTakeFirstOrThrow();
  const entries = await db.selectFrom('auditLog').select('action').where('subject', '=', `class ${id}`).execute();
  const stateThen = { cancel: 'cancelled', publish: 'published', write: 'published' }[work];
  const isDone = state === stateThen && entries.length > 0;
  expect(entries).toHaveLength(isDone ? 1 : 0);
  if (work !== 'publish') {
    const subject = work === 'cancel' ? `Cancelled: ${nameOf(round)}%` : subjectOf(round);
    const mails = await db.selectFrom('mails').select('recipient').where('subject', 'like', subject).execute();
    expect(mails).toHaveLength(isDone ? enrolled : 0);
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(mails.length);
  }
  return isDone;
}
