/** @module-tag all */
import { callPaths } from '@agile-languages/shared/api';
import SqliteFile from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { insertInvitation } from '../resources/invitation/keys.ts';
import { createSessionRepository } from '../security/session-repository.ts';
import { type BackupEnd, tryBackup } from './kill-backup.ts';
import { expectMails, missingIn, repeatedMails, sendMessages } from './kill-mails.ts';
import { type StartedApi, startApi } from './started-api.ts';
import { onEachEngine } from './test-engines.ts';
import { startTestMailServer } from './test-mail-server.ts';
import { addTestMembers, testClass } from './test-rows.ts';
import { createTestTrainer } from './test-trainer.ts';

/** KILL_ROUNDS=200 is the long version. */
const rounds = Number(process.env.KILL_ROUNDS ?? 3);
const perRound = 40;
const moments = ['enrolment', 'activation', 'mail'] as const;
const seats = 100_000;
const now = () => new Date();

onEachEngine((engine) => {
  test(`after kill -9 during writes, ${rounds} times: all that was acknowledged is there, once`, patient, async () => {
    const { db, dataDir, env: own } = await createTestTrainer(engine);
    const { received, url } = await startTestMailServer();
    const env = { ...own, SMTP_URL: url };
    await db
      .insertInto('classes')
      .values(testClass({ seatsTotal: seats, seatsLeft: seats }))
      .execute();
    const members = await addTestMembers(db, rounds * perRound);
    const acknowledged = new Set<string>();
    const activated: string[] = [];
    const written: string[] = [];
    const backups: BackupEnd[] = [];

    for (let round = 0; round < rounds; round++) {
      const rivals = members.slice(round * perRound, (round + 1) * perRound);
      const tokens = await openSessions(db, rivals);
      const keys = await addInvitations(db, round);
      const backup = tryBackup(own, dataDir, round, acknowledged.size);
      const api = await startApi(env);
      const kill = () => api.process.kill('SIGKILL');
      const moment = moments[round % moments.length];
      const enrolling = rivals.map(async (id, index) => {
        if (await enrol(api, tokens[index] ?? '')) acknowledged.add(id);
        if (moment === 'enrolment' && index === round % perRound) kill();
      });
      const activating = keys.map(async (key) => {
        if (await activate(api, key)) activated.push(key);
        if (moment === 'activation') kill();
      });
      const mails = received.length + (round % 5);
      const mailing = moment === 'mail' && until(() => received.length > mails).then(kill);
      const writing = sendMessages(api, round).then((subjects) => written.push(...subjects));
      await Promise.allSettled([...enrolling, ...activating, writing, mailing]);
      kill();
      await api.ended;
      backups.push(await backup);
      await expectWhole(db, acknowledged, activated);
      await expectMails(db, received, written);
      if (engine === 'SQLite') expect(integrityOf(`${dataDir}/provider.sqlite`)).toBe('ok');
    }

    expect(acknowledged.size).toBeGreaterThan(0);
    report(engine, {
      'enrolments acknowledged': acknowledged.size,
      'accounts activated': activated.length,
      'messages acknowledged': written.length,
      'mails accepted': received.length,
      'of them a second time, under the same id': repeatedMails(received),
      'backups finished': backups.filter((end) => end === 'finished').length,
      'backups killed': backups.filter((end) => end === 'killed').length,
    });
    await expectRecovery(db, env, members);
  });
});

const patient = { timeout: 20_000 + rounds * 30_000 };

function report(engine: string, figures: Record<string, number>): void {
  if (process.env.KILL_ROUNDS === undefined) return;
  const parts = Object.entries(figures).map(([name, figure]) => `${name}: ${figure}`);
  console.log([`${engine}, ${rounds} rounds`, ...parts].join('; '));
}

const until = (isReached: () => boolean) => expect.poll(isReached, { interval: 2 }).toBe(true);

const openSessions = (db: Kysely<Database>, ids: string[]) =>
  Promise.all(ids.map((id) => createSessionRepository(db, now).open(id)));

async function addInvitations(db: Kysely<Database>, round: number): Promise<string[]> {
  const keys = [0, 1, 2].map((index) => `test-key-${round}-${index}`);
  for (const activationKey of keys)
    await insertInvitation(
      db,
      {
        activationKey,
        passCode: '123456',
        email: `${activationKey}@example.com`,
        fullname: 'Test Newcomer',
        classId: 'test-class',
        expiresAt: new Date(Date.now() + 3_600_000),
      },
      now(),
    );
  return keys;
}

const enrol = async (api: StartedApi, cookie: string): Promise<boolean> =>
  (await api.post(callPaths.enroll, { cookie, apiId: 'GetEnrolledClassInfo', fkClassId: 'test-class' })).err.length ===
  0;

async function activate(api: StartedApi, activationKey: string): Promise<boolean> {
  const password = 'test-password-1';
  const { kv } = await api.post(callPaths.passreg, {
    activationKey,
    apiId: 'reg',
    passCode: '123456',
    password,
    repassword: password,
  });
  return kv.token !== undefined;
}

/** One statement for each number: an open request may commit between two. */
async function expectWhole(db: Kysely<Database>, acknowledged: Set<string>, activated: string[]): Promise<void> {
  const { seatsLeft, taken } = await db
    .selectFrom('classes')
    .select('seatsLeft')
    .select((eb) =>
      eb
        .selectFrom('enrolments')
        .select(({ fn }) => fn.countAll().as('count'))
        .as('taken'),
    )
    .executeTakeFirstOrThrow();
  const enrolled = (await db.selectFrom('enrolments').select('memberId').execute()).map(({ memberId }) => memberId);
  const invitations = await db
    .selectFrom('invitations')
    .leftJoin('members', 'members.email', 'invitations.email')
    .select(['invitations.email', 'invitations.memberId', 'members.id'])
    .execute();
  const accepted = invitations.filter(({ memberId }) => memberId !== null).map(({ email }) => email);
  expect(seatsLeft).toBe(seats - Number(taken));
  expect(missingIn(enrolled, acknowledged)).toEqual([]);
  expect(new Set(enrolled).size).toBe(enrolled.length);
  const activatedEmails = activated.map((key) => `${key}@example.com`);
  expect(missingIn(accepted, activatedEmails)).toEqual([]);
  for (const { id, memberId } of invitations) expect(id).toBe(memberId);
}

async function expectRecovery(db: Kysely<Database>, env: Record<string, string>, members: string[]): Promise<void> {
  const api = await startApi(env);
  const answers: boolean[] = [];
  for (let start = 0; start < members.length; start += perRound) {
    const tokens = await openSessions(db, members.slice(start, start + perRound));
    answers.push(...(await Promise.all(tokens.map((token) => enrol(api, token)))));
  }
  expect(answers.every(Boolean)).toBe(true);
  await expectWhole(db, new Set(members), []);
}

function integrityOf(file: string): unknown {
  const copy = new SqliteFile(file, { readonly: true });
  try {
    return copy.pragma('integrity_check', { simple: true });
  } finally {
    copy.close();
  }
}
