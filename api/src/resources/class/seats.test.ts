import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { testData } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { createFullClass } from '../../testing/test-full-class.ts';

const begin = (db: Kysely<Database>, id: string) =>
  db
    .updateTable('classes')
    .set({ startsAt: '2026-08-04T16:30:00.000Z', localStart: '2026-08-04T18:30:00+02:00' })
    .where('id', '=', id)
    .execute();

onEachEngine((engine) => {
  test('waiting list: a seat that is given back goes to who waits longest, with a mail', async () => {
    const { call, clock, get, item, mails, people, seatsOf, wait } = await createFullClass({ engine, demo: true });
    const [longest, second] = people;
    for (const person of [longest, second]) {
      expect((await wait(item.id, person?.email.toUpperCase())).status).toBe(200);
      clock.advance(1000);
    }
    expect((await wait(item.id, longest?.email)).sentence).toContain('waits already');
    expect((await get(`/${item.id}/waiting`)).rows).toMatchObject([
      { email: longest?.email },
      { email: second?.email },
    ]);

    const { body } = await call('POST', `/enrolments/${item.id}~test-first/cancel`);
    expect(body.said).toBe(`The seat goes to ${longest?.fullname}, who waited longest.`);
    expect(await seatsOf('test-first')).toEqual([]);
    expect(await seatsOf(longest?.id ?? '')).toEqual([item.id]);
    expect((await get(`/${item.id}`)).seatsLeft).toBe(0);
    expect((await mails()).map(({ recipient, subject }) => `${recipient}: ${subject}`)).toEqual([
      `${longest?.email}: You are on the waiting list: Test class`,
      `${second?.email}: You are on the waiting list: Test class`,
      'test-first@example.com: Your seat was given back: Test class',
      `${longest?.email}: You have a seat: Test class`,
    ]);

    expect((await call('POST', `/enrolments/${item.id}~${second?.id}/leave`)).status).toBe(200);
    expect((await get(`/${item.id}/waiting`)).rows).toEqual([]);
  });

  test('seat that is given back while somebody is put on the waiting list: it is not kept from who waits', async () => {
    const { call, get, item, people, wait } = await createFullClass({ engine, demo: true });
    const [waits] = people;
    await Promise.all([wait(item.id, waits?.email), call('POST', `/enrolments/${item.id}~test-first/cancel`)]);

    const waiting = (await get(`/${item.id}/waiting`)).rows.length;
    expect([waiting, (await get(`/${item.id}`)).seatsLeft]).not.toEqual([1, 1]);
  });

  test('more seats: they go to the waiting list first', async () => {
    const { get, item, mails, people, put, wait } = await createFullClass({ engine, demo: true });
    for (const { email } of people) await wait(item.id, email);
    const data = { ...testData, seats: '4' };
    const saved = (await put(`/${item.id}`, { version: item.version, data })).body;

    const names = people.map(({ fullname }) => fullname).join(', ');
    const notice = `2 members move up from the waiting list and are told by mail: ${names}.`;
    expect(saved).toMatchObject({ seatsTotal: 4, seatsLeft: 1, notice });
    expect((await mails()).filter(({ subject }) => subject.startsWith('You have a seat'))).toHaveLength(2);
    expect((await get(`/${item.id}/waiting`)).rows).toEqual([]);
  });

  test('more seats together with new times: they go to the waiting list first', { tags: ['all'] }, async () => {
    const { get, item, mails, people, postClass, wait } = await createFullClass({ engine, demo: true });
    for (const { email } of people) await wait(item.id, email);
    const data = { ...testData, seats: '4', start: '2027-03-09T18:30' };
    const moved = (await postClass(`/${item.id}/move`, { version: item.version, data, reason: '' })).body;

    expect(moved).toMatchObject({ seatsTotal: 4, seatsLeft: 1, notice: expect.stringContaining('2 members move up') });
    expect((await mails()).filter(({ subject }) => subject.startsWith('You have a seat'))).toHaveLength(2);
    expect((await get(`/${item.id}/waiting`)).rows).toEqual([]);
  });

  test('enrolment that is moved: a seat there, the one here goes to the waiting list', async () => {
    const { call, db, get, item, people, published, seatsOf, wait } = await createFullClass({ engine, demo: true });
    const [waiting] = people;
    const other = await published({ name: 'Other class', seats: '1' });
    await wait(item.id, waiting?.email);
    const moved = await call('POST', `/enrolments/${item.id}~test-first/move`, { to: other.id });

    expect(moved.body.notice).toBe(
      `1 member moves up from the waiting list and is told by mail: ${waiting?.fullname}.`,
    );
    expect(await seatsOf('test-first')).toEqual([other.id]);
    expect(await seatsOf(waiting?.id ?? '')).toEqual([item.id]);
    expect((await get(`/${other.id}`)).seatsLeft).toBe(0);

    const refused = await call('POST', `/enrolments/${item.id}~${waiting?.id}/move`, { to: other.id });
    expect(refused.sentence).toBe('That class has no free seat on the site.');
    expect(await seatsOf(waiting?.id ?? '')).toEqual([item.id]);

    const past = { startsAt: '2026-08-04T16:30:00.000Z', endsAt: '2026-09-01T18:30:00.000Z', seatsLeft: 1 };
    await db.updateTable('classes').set(past).where('id', '=', other.id).execute();
    const over = await call('POST', `/enrolments/${item.id}~${waiting?.id}/move`, { to: other.id });
    expect(over.sentence).toBe('That class is over.');
    expect(await seatsOf(waiting?.id ?? '')).toEqual([item.id]);
  });

  test('class that is over: nobody is enrolled in it any more, and who has a seat keeps it', async () => {
    const { api, call, db, item, people, seatsOf, token } = await createFullClass({ engine, demo: true });
    const [late] = people;
    const times = { startsAt: '2026-08-04T16:30:00.000Z', endsAt: '2026-09-01T18:30:00.000Z' };
    await db
      .updateTable('classes')
      .set({ ...times, seatsLeft: 1 })
      .where('id', '=', item.id)
      .execute();
    const enrol = (email = '') => call('POST', '/enrolments', { data: { email, classId: item.id } });
    expect((await enrol(late?.email)).sentence).toBe('This class is over.');
    const { body } = await api.inject({
      ...{ method: 'POST', url: '/desk/api/import/enrolments', payload: `E-mail,Class\n${late?.email},${item.id}\n` },
      headers: {
        ...{ host: 'localhost:3000', origin: 'http://localhost:3000', cookie: `staff=${token}` },
        'content-type': 'text/csv',
      },
    });
    expect(JSON.parse(body).faults).toEqual([{ row: 2, column: '', fault: 'This class is over.' }]);
    expect(await seatsOf(late?.id ?? '')).toEqual([]);
    expect((await enrol('test-first@example.com')).status).toBe(200);
  });

  test('attendance: marked by session, taken back, in the list and in the file', async () => {
    const { call, db, desk, get, item, token } = await createFullClass({ engine, demo: true });
    const mark = (session: number, isPresent: boolean, memberId = 'test-first') =>
      call('POST', `/enrolments/${item.id}~${memberId}/mark`, { session, isPresent });
    expect((await mark(1, true)).sentence).toBe('This session has not begun.');
    await begin(db, item.id);
    await mark(1, true);
    await mark(3, true);
    await mark(2, true);
    await mark(2, false);
    expect(await get(`/${item.id}/participants`)).toMatchObject({
      sessions: { length: 5 },
      rows: [{ memberId: 'test-first', attended: [1, 3] }],
    });
    expect((await mark(6, true)).sentence).toBe('This session is not there any more.');
    expect((await mark(1, true, 'nobody')).status).toBe(404);
    expect((await desk('GET', `/classes/${item.id}/participants.csv`, { token })).body).toContain(
      ',"1 (2026-08-04), 3 (2026-08-18)",',
    );
  });
});

test('waiting list of a class with a free seat, or for nobody: refused in a sentence', async () => {
  const { people, published, wait } = await createFullClass();
  const open = await published();

  expect((await wait(open.id, people[0]?.email)).sentence).toContain('has a free seat');
  expect((await wait(open.id, 'nobody@example.com')).sentence).toContain('no member');
});

test('member who is erased: the seat goes to the waiting list, and nothing of waiting or attendance stays', async () => {
  const { db, desk, item, mails, people, seatsOf, signInAs, wait } = await createFullClass();
  const owner = await signInAs('owner');
  await wait(item.id, people[0]?.email);
  await db.insertInto('attendance').values({ classId: item.id, memberId: 'test-first', session: 1 }).execute();
  const erased = await desk('POST', '/members/test-first/erase', { token: owner });

  expect(erased.body.notice).toContain(`is told by mail: ${people[0]?.fullname}.`);

  expect(await seatsOf(people[0]?.id ?? '')).toEqual([item.id]);
  expect((await mails()).at(-1)).toEqual({ recipient: people[0]?.email, subject: 'You have a seat: Test class' });
  expect(await db.selectFrom('attendance').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);
});
