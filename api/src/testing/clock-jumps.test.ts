import { callPaths, ownCallPaths } from '@agile-languages/shared/api';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { createContext } from '../context.ts';
import { watchClock } from '../core/steady-clock.ts';
import { countRows } from '../database/page.ts';
import type { Database } from '../database/schema.ts';
import { upkeep } from '../resources/enrolment/upkeep.ts';
import { insertMessage } from '../resources/message/table.ts';
import { createCredentials, createLink } from '../resources/staff/credentials.ts';
import { staffByEmail } from '../resources/staff/table.ts';
import { createPartnerSessionRepository } from '../security/partner-session-repository.ts';
import { signIn, testActivation, testLogin } from './test-calls.ts';
import { createTrainer } from './test-classes.ts';
import { hour, minute } from './test-clock.ts';
import { createTestDesk } from './test-desk.ts';
import { onEachEngine } from './test-engines.ts';
import { addTestMembers } from './test-rows.ts';

const trainer = { email: 'trainer@example.com', password: 'trainer123', code: '' };
const listRequest = { startLimit: 0, limit: 10, fkClassId: '', fkDpLangId: '' };
const testMessage = {
  lib_version: '1',
  user_id: '1',
  service_id: '1',
  template_id: 'test',
  template_params: { fullName: 'Test Visitor', email: 'visitor@example.com', message: 'Test' },
};

const day = 24 * hour;
const lengths = [
  ['an hour', hour],
  ['a day', day],
  ['a year', 365 * day],
] as const;
const jumps = lengths.flatMap(([name, length]) => [
  [`${name} forward`, length] as const,
  [`${name} back`, -length] as const,
]);
const isOfDay = ([name]: (typeof jumps)[number]) => name.startsWith('a day');
const rings = [
  [jumps.filter(isOfDay), {}],
  [jumps.filter((jump) => !isOfDay(jump)), { tags: 'all' }],
] as const;

onEachEngine((engine) => {
  for (const [rows, ring] of rings)
    test.each(rows)(
      'clock that jumps %s, and is right again: who was in signs in again, nobody waits',
      ring,
      async (_, jump) => {
        const testDesk = await createTestDesk({ engine });
        const { api, call, clock, desk, db } = testDesk;
        const signInsOf = async (cookie: string) =>
          (await call(ownCallPaths.getSignInList, { cookie })).tbl[0].r.map(({ here }: { here: boolean }) => here);
        const guess = () => call(callPaths.login, { ...testLogin, pwd: 'test-wrong-1' });
        const works = async () => {
          const [member, person] = [await signIn(testDesk), await desk('POST', '/sign-in', { body: trainer })];
          expect(await signInsOf(member)).toEqual([true]);
          expect((await desk('GET', '/sign-ins', { token: person.cookie })).body.rows).toHaveLength(1);
          expect((await call(callPaths.getClassList, listRequest)).err).toEqual([]);
          const sent = await api.inject({ method: 'POST', url: '/api/v1.0/email/send', payload: testMessage });
          expect(sent.body).toBe('OK');
          return { member, person };
        };
        const isOver = async ({ member, person }: Awaited<ReturnType<typeof works>>) => {
          expect(await signInsOf(member)).toEqual([]);
          expect((await desk('GET', '/sign-ins', { token: person.cookie })).status).toBe(401);
        };
        const before = await works();
        for (let guesses = 0; guesses < 7; guesses++) await guess();

        clock.advance(jump);
        await isOver(before);
        const meanwhile = await works();
        for (let guesses = 0; guesses < 7; guesses++) await guess();
        clock.advance(2 * hour - jump);
        await isOver(meanwhile);
        await works();

        expect((await call(callPaths.passreg, testActivation)).err).toEqual([]);
        expect(await db.selectFrom('messages').select('id').execute()).toHaveLength(3);
      },
    );

  for (const [rows, ring] of rings)
    test.each(rows)(
      'clock that jumps %s, and is right again: what is due then is done, and nothing before',
      ring,
      async (_, jump) => {
        const { clock, db, enrol, published } = await createTrainer({ engine });
        const context = createContext(db, { clock: clock.read });
        const time = { since: 0 };
        const logged: string[] = [];
        const isSteady = watchClock(clock.read, { error: (text) => logged.push(text) }, () => time.since);
        const live = async (milliseconds: number) => {
          clock.advance(milliseconds);
          time.since += milliseconds;
          await upkeep(context, isSteady);
        };
        const half = Math.abs(jump) / 2;
        const within = (offset: number) => new Date(clock.read().getTime() + offset + half).toISOString();
        const startAt = (id: string, startsAt: string) =>
          db.updateTable('classes').set({ startsAt, endsAt: '' }).where('id', '=', id).execute();
        const reminding = await published({ reminderDays: '7' });
        await enrol(reminding.id, 'test-first');
        await startAt(reminding.id, within(7 * day));
        const waiting = await published();
        const [memberId = ''] = await addTestMembers(db, 1);
        await db
          .insertInto('waiting')
          .values({ classId: waiting.id, memberId, createdAt: within(-half) })
          .execute();
        await startAt(waiting.id, within(0));
        await addOld(db, within(-366 * day));
        await db
          .insertInto('spentTokens')
          .values({ tokenHash: 'test', endsAt: within(0) })
          .execute();
        await db
          .insertInto('settings')
          .values({ name: 'enrolmentsToldUntil', value: within(-half) })
          .execute();
        const before = await kept(db);
        expect(before).toEqual([1, 1, 1, 1, 0]);

        await live(minute);
        clock.advance(jump);
        for (const _minute of [1, 2, 3]) await live(minute);
        expect(await kept(db)).toEqual(before);
        clock.advance(-jump);
        await live(minute);
        expect(await kept(db)).toEqual(before);
        await live(half);
        expect(await kept(db)).toEqual([0, 0, 0, 0, 1]);
        expect(logged).toHaveLength(1);
      },
    );

  test.each(lengths)(
    'links and invitations of a clock that was %s ahead: good for an hour longer at most',
    async (_, jump) => {
      const { clock, db, desk, published, signInAs } = await createTrainer({ engine });
      const { id: classId } = await published();
      await db.updateTable('classes').set({ startsAt: '2029-03-02T18:30:00.000Z' }).where('id', '=', classId).execute();
      const context = createContext(db, { clock: clock.read });
      const credentials = createCredentials(db, clock.read);
      const partnerSessions = createPartnerSessionRepository(db, clock.read);
      await signInAs('trainer', 'test-staff@example.com');
      const { id = '' } = (await staffByEmail(db, 'test-staff@example.com')) ?? {};
      clock.advance(jump);
      const token = await signInAs('owner');
      const data = { email: 'test-invited@example.com', fullname: 'Test Person', classId };
      const invited = (await desk('POST', '/invitations', { token, body: { data } })).body.id;
      const [key, link, device] = [
        await createLink(db, id, clock.read()),
        await partnerSessions.expect('test-partner@example.com'),
        await context.devices.expect(id, hour),
      ];

      clock.advance(-jump);
      await upkeep(context, () => true);
      clock.advance(day + hour + minute);
      expect(await credentials.linkOf(key)).toBeUndefined();
      expect(await partnerSessions.redeem(link)).toBeUndefined();
      expect(await context.devices.ownerOf(device)).toBeUndefined();
      clock.advance(13 * day);
      const again = await signInAs('owner');
      expect((await desk('GET', `/invitations/${invited}`, { token: again })).body).toMatchObject({ state: 'expired' });
    },
  );
});

async function addOld(db: Kysely<Database>, at: string): Promise<void> {
  const entry = { id: '0', at, email: '', action: 'old', subject: '', detail: '', address: '' };
  await db.insertInto('auditLog').values(entry).execute();
  await db.transaction().execute(async (transaction) => {
    const message = { name: 'Test', email: '', text: '', classId: '', partnerKey: '', campaign: '' };
    await insertMessage(transaction, message, new Date(at));
    await transaction.updateTable('messages').set({ state: 'closed' }).execute();
  });
}

const kept = async (db: Kysely<Database>): Promise<number[]> =>
  Promise.all([
    countRows(db.selectFrom('waiting').select('classId')),
    countRows(db.selectFrom('auditLog').select('id').where('action', '=', 'old')),
    countRows(db.selectFrom('messages').select('id')),
    countRows(db.selectFrom('spentTokens').select('tokenHash')),
    countRows(db.selectFrom('mails').select('id').where('subject', '=', 'Soon: Test class')),
  ]);
