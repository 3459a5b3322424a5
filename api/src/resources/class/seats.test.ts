import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { minute } from '../../testing/test-clock.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';

const invitedInDemo = 'newcomer@example.com';

const begin = (db: Kysely<Database>, id: string) =>
  db
    .updateTable('classes')
    .set({ startsAt: '2026-08-04T16:30:00.000Z', localStart: '2026-08-04T18:30:00+02:00' })
    .where('id', '=', id)
    .execute();

type Options = Parameters<typeof createTrainer>[0];

async function createFullClass(options: Options = {}) {
  const trainer = await createTrainer(options);
  const item = await trainer.published({ seats: '1' });
  await trainer.enrol(item.id, 'test-first');
  await trainer.db.deleteFrom('mails').where('recipient', '=', 'test-first@example.com').execute();
  const members = await addTestMembers(trainer.db, 2);
  const people = await trainer.db.selectFrom('members').selectAll().where('id', 'in', members).orderBy('id').execute();
  const seatsOf = async (memberId: string) =>
    (await trainer.db.selectFrom('enrolments').selectAll().where('memberId', '=', memberId).execute()).map(
      ({ classId }) => classId,
    );
  const mails = () =>
    trainer.db
      .selectFrom('mails')
      .select(['recipient', 'subject'])
      .where('recipient', '!=', invitedInDemo)
      .orderBy('id')
      .execute();
  const call = (method: 'POST' | 'DELETE' | 'PUT', path: string, body?: object) =>
    trainer.desk(method, path, { token: trainer.token, ...(body && { body }) });
  const wait = (classId: string, email?: string) => call('POST', '/enrolments/wait', { data: { email, classId } });
  return { ...trainer, call, item, mails, people, seatsOf, wait };
}

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

  test('class with other times: one mail to each member, with the sessions at their new times', async () => {
    const { db, enrol, get, postClass, published } = await createTrainer({ engine, demo: true });
    const item = await published();
    await enrol(item.id, 'test-first', 'test-second');
    await db.deleteFrom('mails').execute();
    const data = { ...testData, start: '2027-04-07T19:00', pattern: '3 x 2 h, Wed 19:00' };
    const same = await postClass(`/${item.id}/move`, { version: item.version, data: testData, reason: '' });
    expect(same.sentence).toBe('Times and place are the same as before.');

    const preview = (
      await postClass(`/${item.id}/move?dry=1`, { version: item.version, data, reason: 'The room is <not> free.' })
    ).body;
    expect(preview).toMatchObject({ recipients: 2, subject: 'New times: Test class' });
    expect((await get(`/${item.id}`)).data.start).toBe(testData.start);

    const moved = await postClass(`/${item.id}/move`, {
      version: item.version,
      data,
      reason: 'The room is <not> free.',
    });
    expect(moved.body).toMatchObject({ data: { start: '2027-04-07T19:00' }, version: item.version + 1 });
    const mails = await db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '!=', invitedInDemo)
      .orderBy('recipient')
      .execute();
    expect(mails.map(({ recipient }) => recipient)).toEqual(['test-first@example.com', 'test-second@example.com']);
    const [mail] = mails;
    const unsigned = (text = '') => text.replaceAll(/(\/app\/places\/\d+\/test-first\/)[\w-]{20,}/g, '$1example');
    expect(mail?.subject).toBe(preview.subject);
    expect([unsigned(mail?.text), unsigned(mail?.html)]).toEqual([preview.text, preview.html]);
    expect(mail?.text).toContain('Wednesday 7 April 2027, 19:00 (Europe/Vienna)');
    expect(mail?.html).toContain('The room is &lt;not&gt; free.');
    expect(mail?.calendar).toMatch(new RegExp(`SEQUENCE:${item.version + 1 + 2}\\r`));
    expect(mail?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(3);
    expect(mail?.calendar.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    expect((await get(`/${item.id}/history`)).rows[0]).toMatchObject({ action: 'class moved' });
  });

  test('class that is postponed: each session a week later by the clock of the class, told to participants and who waits', async () => {
    const { call, db, get, item, mails, people, postClass, wait } = await createFullClass({ engine, demo: true });
    // The clocks change on 28 March.
    const data = { ...testData, seats: '1', start: '2027-03-23T18:30', pattern: '1 x 2 h, Tue 18:30' };
    const { version } = (await call('PUT', `/classes/${item.id}`, { version: item.version, data, alsoUntold: true }))
      .body;
    await wait(item.id, people[0]?.email);
    await db.deleteFrom('mails').execute();

    const { body } = await postClass(`/${item.id}/postpone`, { version, reason: 'The trainer is ill.' });
    expect(body).toMatchObject({ localStart: '2027-03-30T18:30:00+02:00', endsAt: '2027-03-30T18:30:00.000Z' });
    expect(await mails()).toEqual([
      { recipient: 'test-first@example.com', subject: 'New times: Test class' },
      { recipient: people[0]?.email, subject: 'New times: Test class' },
    ]);
    const detail = 'First session: 2027-03-23T18:30 to 2027-03-30T18:30, mails: 2';
    expect((await get(`/${item.id}/history`)).rows[0]).toMatchObject({ action: 'class postponed', detail });

    const again = await postClass(`/${item.id}/postpone`, { version });
    expect(again).toMatchObject({ status: 409, body: { record: { version: body.version } } });
    expect((await get(`/${item.id}`)).data.start).toBe('2027-03-30T18:30');
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

test('class that is a draft, cancelled or has begun, or hours that the week after has not: not postponed, in a sentence', {
  tags: ['all'],
}, async () => {
  const { clock, postClass, published } = await createTrainer();
  const sentenceFor = async (id: string, version: number) =>
    (await postClass(`/${id}/postpone`, { version, reason: '' })).sentence;
  const sentence = 'Only a class on the site that has not begun can be postponed.';
  const draft = (await postClass('', { data: testData })).body;
  expect(await sentenceFor(draft.id, draft.version)).toBe(sentence);

  const early = await published({ start: '2027-03-21T02:30', pattern: '1 x 2 h, Sun 02:30' });
  expect(await sentenceFor(early.id, early.version)).toContain('2027-03-28T02:30 is no time in "Europe/Vienna"');

  const item = await published({ start: '2026-11-21T10:20', pattern: '1 x 2 h, Sat 10:20' });
  clock.advance(25 * minute);
  expect(await sentenceFor(item.id, item.version)).toBe(sentence);
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
