import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTestApi, openTestDatabase } from '../testing/test-api.ts';
import { enrolIn, seatsLeftOf, signIn, testActivation } from '../testing/test-calls.ts';
import { hour, minute } from '../testing/test-clock.ts';
import { onEachEngine, openTestDatabaseAt } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';

const done = { kv: {}, tbl: [{ r: [] }], err: [] };
const ended = { kv: {}, tbl: [{ r: [] }], err: [{ val: 'Your sign-in has ended. Please log in again.' }] };

test('takes one seat, and the same one when asked again', async () => {
  const testApi = await createTestApi();
  const token = await signIn(testApi);
  expect(await enrolIn(testApi, token, '500001')).toEqual(done);
  expect(await enrolIn(testApi, token, '500001')).toEqual(done);
  expect(await seatsLeftOf(testApi, '500001')).toBe(4);
});

test('ten parallel calls of one member take one seat', async () => {
  const testApi = await createTestApi();
  const token = await signIn(testApi);
  const answers = await Promise.all(Array.from({ length: 10 }, () => enrolIn(testApi, token, '500001')));
  expect(answers).toEqual(Array.from({ length: 10 }, () => done));
  expect(await seatsLeftOf(testApi, '500001')).toBe(4);
});

test('twenty rivals for the last seat: one gets it', async () => {
  const testApi = await createTestApi();
  const tokens = await testApi.signInRivals(await openTestDatabase(testApi.dataDir), 20);
  const answers = await Promise.all(tokens.map((token) => enrolIn(testApi, token, '500017')));
  expect(answers.filter(({ err }) => err.length === 0)).toHaveLength(1);
  expect(answers.filter(({ err }) => err[0]?.val.startsWith('This class has no seat left.'))).toHaveLength(19);
  expect(await seatsLeftOf(testApi, '500017')).toBe(0);
});

test('a full class and an unknown class are refused with a sentence', async () => {
  const testApi = await createTestApi();
  const token = await signIn(testApi);
  const full = await enrolIn(testApi, token, '500011');
  const unknown = await enrolIn(testApi, token, '1');
  expect(full.err).toEqual([{ val: 'This class has no seat left. Please choose another class.' }]);
  expect(unknown.err).toEqual([{ val: 'This class does not exist or is no longer offered.' }]);
});

onEachEngine((engine) => {
  test('full class, a member who wants to wait: a place on its list, once; no seat where one is free', async () => {
    const testApi = await createTestApi({ engine });
    const db = await openTestDatabaseAt(testApi.location);
    const cookie = await signIn(testApi);
    const wait = (fkClassId: string) =>
      testApi.call(callPaths.enroll, { cookie, apiId: 'GetEnrolledClassInfo', fkClassId, waits: true });
    const first = await wait('500011');
    expect(first.kv.notice).toMatch(/^This class has no seat left\. You are on its waiting list:/);
    expect(await wait('500011')).toEqual(first);
    const waiting = await db.selectFrom('waiting').selectAll().execute();
    expect(waiting).toMatchObject([{ classId: '500011' }]);
    expect(await db.selectFrom('mails').select('id').where('subject', 'like', 'You are on%').execute()).toHaveLength(1);

    expect((await wait('500001')).err).toEqual([{ val: 'This class has a free seat by now. You can enrol.' }]);
    expect(await db.selectFrom('enrolments').select('classId').execute()).toEqual([]);
  });
});

test('a missing or invented token is refused with a sentence', async () => {
  const testApi = await createTestApi();
  expect(await enrolIn(testApi, '', '500001')).toEqual(ended);
  expect(await enrolIn(testApi, 'test-token', '500001')).toEqual(ended);
  expect(await seatsLeftOf(testApi, '500001')).toBe(5);
});

test('a token ends after 30 idle minutes', async () => {
  const testApi = await createTestApi();
  const token = await signIn(testApi);
  testApi.clock.advance(30 * minute - 1);
  expect(await enrolIn(testApi, token, '500001')).toEqual(done);
  testApi.clock.advance(30 * minute);
  expect(await enrolIn(testApi, token, '500001')).toEqual(ended);
});

test('a token in use ends after twelve hours', async () => {
  const testApi = await createTestApi();
  const token = await signIn(testApi);
  for (let quarter = 1; quarter < 48; quarter++) {
    testApi.clock.advance(15 * minute);
    await enrolIn(testApi, token, '500001');
  }
  expect(await enrolIn(testApi, token, '500001')).toEqual(done);
  testApi.clock.advance(12 * hour - 47 * 15 * minute);
  expect(await enrolIn(testApi, token, '500001')).toEqual(ended);
});

onEachEngine((engine) => {
  const begun = [{ val: 'This class has begun. Please choose another class.' }];

  async function createWithClass(startsAt: string, endsAt = '') {
    const testApi = await createTestApi({ engine });
    const db = await openTestDatabaseAt(testApi.location);
    await db.insertInto('classes').values(testClass({ startsAt, endsAt })).execute();
    const enrol = async () => enrolIn(testApi, await signIn(testApi), 'test-class');
    return { ...testApi, db, enrol, seatsLeft: () => seatsLeftOf(testApi, 'test-class') };
  }

  test('class that begins this moment: no seat is taken', async () => {
    const { enrol, seatsLeft } = await createWithClass('2026-11-21T09:00:00.000Z');
    expect((await enrol()).err).toEqual(begun);
    expect(await seatsLeft()).toBe(10);
  });

  test('class that begins in a millisecond: a seat, which stays afterwards', async () => {
    const { clock, enrol, seatsLeft } = await createWithClass('2026-11-21T09:00:00.001Z');
    expect(await enrol()).toEqual(done);
    clock.advance(hour);
    expect(await enrol()).toEqual(done);
    expect(await seatsLeft()).toBe(9);
  });

  test('class that has begun, to which the trainer has invited the member: a seat, with its mail', async () => {
    const { db, seatsLeft, ...testApi } = await createWithClass('2026-11-20T09:00:00.000Z', '2026-12-20T09:00:00.000Z');
    await db.updateTable('invitations').set({ classId: 'test-class' }).execute();
    const { kv } = await testApi.call(callPaths.passreg, testActivation);
    expect(kv.fkClassId).toBe('test-class');
    expect(await enrolIn(testApi, kv.token, 'test-class')).toEqual(done);
    expect(await seatsLeft()).toBe(9);
    expect(await db.selectFrom('mails').select('subject').where('subject', 'like', '%seat%').execute()).toHaveLength(1);
  });

  test('class that is over, to which the trainer has invited the member: no seat, no booking, and a sentence', async () => {
    const { db, seatsLeft, ...testApi } = await createWithClass('2020-11-21T09:00:00.000Z');
    await db.updateTable('invitations').set({ classId: 'test-class' }).execute();
    const { kv } = await testApi.call(callPaths.passreg, testActivation);
    expect((await enrolIn(testApi, kv.token, 'test-class')).err).toEqual([
      { val: 'This class is over. Please choose another class.' },
    ]);
    expect(await seatsLeft()).toBe(10);
    expect(await db.selectFrom('bookings').select('id').where('classId', '=', 'test-class').execute()).toEqual([]);
  });

  test('full class, to which the trainer has invited the member: a place on its waiting list, with one mail', async () => {
    const { db, seatsLeft, ...testApi } = await createWithClass('2030-11-21T09:00:00.000Z');
    await db.updateTable('classes').set({ seatsLeft: 0 }).where('id', '=', 'test-class').execute();
    await db.updateTable('invitations').set({ classId: 'test-class' }).execute();
    const { kv } = await testApi.call(callPaths.passreg, testActivation);
    const first = await enrolIn(testApi, kv.token, 'test-class');
    expect(first.err).toEqual([]);
    expect(first.kv.notice).toMatch(/^This class has no seat left\. You are on its waiting list:/);
    const waiting = await db.selectFrom('waiting').selectAll().execute();
    expect(waiting).toMatchObject([{ classId: 'test-class' }]);

    testApi.clock.advance(minute);
    expect(await enrolIn(testApi, kv.token, 'test-class')).toEqual(first);
    expect(await db.selectFrom('waiting').selectAll().execute()).toEqual(waiting);
    const mails = await db.selectFrom('mails').select('subject').where('subject', 'like', 'You are%').execute();
    expect(mails).toEqual([{ subject: 'You are on the waiting list: Test class' }]);
    expect(await seatsLeft()).toBe(0);
  });
});
