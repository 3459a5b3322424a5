import { callPaths } from '@agile-languages/shared/api';
import SqliteFile from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database/schema.ts';
import { createInvitationRepository } from '../repositories/invitation-repository.ts';
import { createSessionRepository } from '../repositories/session-repository.ts';
import { type StartedApi, startApi } from '../testing/started-api.ts';
import { engines } from '../testing/test-engines.ts';
import { addTestMembers, testClass } from '../testing/test-rows.ts';
import { createTestTrainer } from '../testing/test-trainer.ts';

/** KILL_ROUNDS=50 is the long version. */
const rounds = Number(process.env.KILL_ROUNDS ?? 2);
const perRound = 40;
const seats = 100_000;
const now = () => new Date();

describe.each(engines)('on %s', (engine) => {
  test(`after kill -9 during writes, ${rounds} times, all that was acknowledged is there, once`, patient, async () => {
    const { db, dataDir, env } = await createTestTrainer(engine);
    await db
      .insertInto('classes')
      .values(testClass({ seatsTotal: seats, seatsLeft: seats }))
      .execute();
    const members = await addTestMembers(db, rounds * perRound);
    const acknowledged = new Set<string>();
    const activated: string[] = [];

    for (let round = 0; round < rounds; round++) {
      const rivals = members.slice(round * perRound, (round + 1) * perRound);
      const tokens = await openSessions(db, rivals);
      const keys = await addInvitations(db, round);
      const api = await startApi(env);
      const enrolling = rivals.map(async (id, index) => {
        if (await enrol(api, tokens[index] ?? '')) acknowledged.add(id);
        if (index === round % perRound) api.process.kill('SIGKILL');
      });
      const activating = keys.map(async (key) => {
        if (await activate(api, key)) activated.push(key);
      });
      await Promise.allSettled([...enrolling, ...activating]);
      await api.ended;
      await expectWhole(db, acknowledged, activated);
    }

    expect(acknowledged.size).toBeGreaterThan(0);
    if (engine === 'SQLite') expect(integrityOf(`${dataDir}/provider.sqlite`)).toBe('ok');
    await expectRecovery(db, env, members);
  });
});

const patient = { timeout: 20_000 + rounds * 10_000 };

const openSessions = (db: Kysely<Database>, ids: string[]) =>
  Promise.all(ids.map((id) => createSessionRepository(db, now).open(id)));

async function addInvitations(db: Kysely<Database>, round: number): Promise<string[]> {
  const keys = [0, 1, 2].map((index) => `test-key-${round}-${index}`);
  for (const activationKey of keys)
    await createInvitationRepository(db, now).create({
      activationKey,
      passCode: '123456',
      email: `${activationKey}@example.com`,
      fullname: 'Test Newcomer',
      classId: 'test-class',
      expiresAt: new Date(Date.now() + 3_600_000),
    });
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

/** One statement for each number: a request that is under way may still commit between two statements. */
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
  expect(enrolled).toEqual(expect.arrayContaining([...acknowledged]));
  expect(new Set(enrolled).size).toBe(enrolled.length);
  expect(accepted).toEqual(expect.arrayContaining(activated.map((key) => `${key}@example.com`)));
  for (const { id, memberId } of invitations) expect(id).toBe(memberId);
}

/** A client that got no answer sends its request again. */
async function expectRecovery(db: Kysely<Database>, env: Record<string, string>, members: string[]): Promise<void> {
  const api = await startApi(env);
  const answers: boolean[] = [];
  for (const member of members)
    for (const token of await openSessions(db, [member])) answers.push(await enrol(api, token));
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
