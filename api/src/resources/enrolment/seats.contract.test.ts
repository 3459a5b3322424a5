import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { noStaff } from '../../core/audit.ts';
import { importRecords } from '../../core/imports.ts';
import type { Database } from '../../database/schema.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { type Engine, onEachEngine, openTestEngine } from '../../testing/test-engines.ts';
import { addTestMembers, testClass } from '../../testing/test-rows.ts';
import { createTestSeats } from '../../testing/test-seats.ts';
import { enrol } from './actions.ts';
import { enrolmentResource } from './enrolment.ts';

async function openWithClass(engine: Engine, seatsLeft: number) {
  const db = await openTestEngine(engine);
  await db
    .insertInto('classes')
    .values(testClass({ seatsTotal: 50, seatsLeft }))
    .execute();
  const seatsLeftNow = async () =>
    (await db.selectFrom('classes').select('seatsLeft').executeTakeFirstOrThrow()).seatsLeft;
  const enrolled = () => db.selectFrom('enrolments').selectAll().execute();
  return { db, seats: createTestSeats(db, createTestClock().read), seatsLeftNow, enrolled };
}

async function freedMeanwhile(waits: boolean, isInvited = false) {
  const { db, seats } = await openWithClass('PostgreSQL', 0);
  const [member = ''] = await addTestMembers(db, 1);
  if (isInvited) await addAccepted(db, member);
  const { asked } = await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('classes').set({ seatsLeft: 1 }).execute();
    const asked = seats.enrol(member, 'test-class', '', waits);
    const blocked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await blocked.execute(db)).rows.length).toBe(1);
    return { asked };
  });
  return { answer: await asked, state: (await db.selectFrom('enrolments').select('memberId').execute()).length };
}

const addAccepted = (db: Kysely<Database>, memberId: string) =>
  db
    .insertInto('invitations')
    .values({
      ...{ keyHash: 'test-hash', passCodeHash: 'test-hash', triesLeft: 5, revokedAt: null },
      ...{ email: `${memberId}@example.com`, fullname: 'Test Rival', renewsMemberId: null },
      ...{
        memberId,
        classId: 'test-class',
        createdAt: '2026-11-01T08:00:00.000Z',
        expiresAt: '2026-12-31T08:00:00.000Z',
      },
    })
    .execute();

test('seat that becomes free while a member asks to wait: says so, and takes none', { tags: ['all'] }, async () => {
  const { answer, state } = await freedMeanwhile(true);
  expect([answer, state]).toEqual(['This class has a free seat by now. You can enrol.', 0]);
});

test('seat that becomes free while an invited member enrols: it is taken', { tags: ['all'] }, async () => {
  expect(await freedMeanwhile(false, true)).toEqual({ answer: 'enrolled', state: 1 });
});

onEachEngine((engine) => {
  test('invited member who asks to wait where a seat is free: takes none', async () => {
    const { db, enrolled, seats } = await openWithClass(engine, 1);
    const [member = ''] = await addTestMembers(db, 1);
    await addAccepted(db, member);
    expect(await seats.enrol(member, 'test-class', '', true)).toBe('This class has a free seat by now. You can enrol.');
    expect(await enrolled()).toEqual([]);
  });

  test('a hundred rivals for the last seat: exactly one gets it', async () => {
    const { db, seats, seatsLeftNow, enrolled } = await openWithClass(engine, 1);
    const rivals = await addTestMembers(db, 100);
    const results = await Promise.all(rivals.map((id) => seats.enrol(id, 'test-class')));
    expect(results.filter((result) => result === 'enrolled')).toHaveLength(1);
    expect(
      results.filter((result) => result === 'This class has no seat left. Please choose another class.'),
    ).toHaveLength(99);
    expect(await seatsLeftNow()).toBe(0);
    expect(await enrolled()).toHaveLength(1);
  });

  test('a hundred rivals for ten seats: ten get one', async () => {
    const { db, seats, seatsLeftNow, enrolled } = await openWithClass(engine, 10);
    const rivals = await addTestMembers(db, 100);
    const results = await Promise.all(rivals.map((id) => seats.enrol(id, 'test-class')));
    expect(results.filter((result) => result === 'enrolled')).toHaveLength(10);
    expect(await seatsLeftNow()).toBe(0);
    expect(await enrolled()).toHaveLength(10);
  });

  test.each([10, 1])('one member asks twenty times at once, %i seats: one seat', async (seatsLeft) => {
    const { db, seats, seatsLeftNow, enrolled } = await openWithClass(engine, seatsLeft);
    await addTestMembers(db, 1);
    const asked = Array.from({ length: 20 }, () => seats.enrol('test-rival-0', 'test-class'));
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['enrolled']));
    expect(await seatsLeftNow()).toBe(seatsLeft - 1);
    expect(await enrolled()).toHaveLength(1);
  });

  test('who has the last seat is still enrolled when asking again', async () => {
    const { db, seats } = await openWithClass(engine, 1);
    await addTestMembers(db, 1);
    expect(await seats.enrol('test-rival-0', 'test-class')).toBe('enrolled');
    expect(await seats.enrol('test-rival-0', 'test-class')).toBe('enrolled');
    expect(await seats.enrol('test-rival-0', 'nothing')).toBe('This class does not exist or is no longer offered.');
  });

  test('members move between two classes in both directions at once, and members of both are erased: all of it is done', async () => {
    const { db, seats } = await openWithClass(engine, 40);
    await db
      .insertInto('classes')
      .values(testClass({ id: 'test-other', seatsTotal: 50, seatsLeft: 40 }))
      .execute();
    const members = await addTestMembers(db, 15);
    const [here, there, both] = [members.slice(0, 5), members.slice(5, 10), members.slice(10)];
    for (const id of [...here, ...both]) await seats.enrol(id, 'test-class');
    for (const id of [...there, ...both]) await seats.enrol(id, 'test-other');

    const done = await Promise.all([
      ...here.map((id) => seats.move(id, 'test-class', 'test-other')),
      ...there.map((id) => seats.move(id, 'test-other', 'test-class')),
      ...both.map((id) => seats.erase(id)),
    ]);

    expect(new Set(done)).toEqual(new Set(['enrolled']));
    const left = await db.selectFrom('classes').select('seatsLeft').execute();
    expect(left).toEqual([{ seatsLeft: 35 }, { seatsLeft: 35 }]);
  });

  test('two files give seats in the same two classes, in opposite order, at once: both are done', {
    tags: ['all'],
  }, async () => {
    const { db } = await openWithClass(engine, 50);
    await db
      .insertInto('classes')
      .values(testClass({ id: 'test-other', seatsTotal: 50, seatsLeft: 50 }))
      .execute();
    const members = await addTestMembers(db, 20);
    const fileOf = (people: string[], ...classIds: string[]) =>
      ['E-mail,Class', ...classIds.flatMap((id) => people.map((name) => `${name}@example.com,${id}`))].join('\n');
    const bring = (file: string) =>
      importRecords(
        createContext(db, {}),
        enrolmentResource,
        { create: enrol, ...enrolmentResource.imports },
        Buffer.from(file),
        {
          author: noStaff,
          isDry: false,
        },
      );

    const reports = await Promise.all([
      bring(fileOf(members.slice(0, 10), 'test-class', 'test-other')),
      bring(fileOf(members.slice(10), 'test-other', 'test-class')),
    ]);

    expect(reports).toMatchObject([
      { isDone: true, added: 20, faults: [] },
      { isDone: true, added: 20, faults: [] },
    ]);
  });
});
