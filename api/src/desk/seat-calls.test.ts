import { describe, expect, test } from 'vitest';
import { engines } from '../testing/test-engines.ts';
import { addTestMembers } from '../testing/test-rows.ts';
import { createTrainer, testData } from './test-class-calls.ts';

const invitedInDemo = 'newcomer@example.com';

type Options = Parameters<typeof createTrainer>[0];

/** A trainer, and a class with one seat, which is taken. */
async function createFullClass(options: Options = {}) {
  const trainer = await createTrainer(options);
  const item = await trainer.published({ seats: '1' });
  await trainer.enrol(item.id, 'test-first');
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
  return { ...trainer, call, item, mails, people, seatsOf };
}

describe.each(engines)('on %s', (engine) => {
  test('waiting list: a seat that is given back goes to who waits longest, with a mail', async () => {
    const { call, clock, get, item, mails, people, postClass, seatsOf } = await createFullClass({ engine, demo: true });
    const [longest, second] = people;
    for (const person of [longest, second]) {
      expect((await postClass(`/${item.id}/waiting`, { email: person?.email.toUpperCase() })).status).toBe(200);
      clock.advance(1000);
    }
    expect((await postClass(`/${item.id}/waiting`, { email: longest?.email })).sentence).toContain('waits already');
    expect((await get(`/${item.id}/waiting`)).rows).toMatchObject([
      { email: longest?.email },
      { email: second?.email },
    ]);

    await call('DELETE', `/members/test-first/enrolments/${item.id}`);
    expect(await seatsOf('test-first')).toEqual([]);
    expect(await seatsOf(longest?.id ?? '')).toEqual([item.id]);
    expect((await get(`/${item.id}`)).seatsLeft).toBe(0);
    expect(await mails()).toEqual([{ recipient: longest?.email, subject: 'You have a seat: Test class' }]);

    expect((await call('DELETE', `/classes/${item.id}/waiting/${second?.id}`)).status).toBe(200);
    expect((await get(`/${item.id}/waiting`)).rows).toEqual([]);
  });

  test('seat that is given back while somebody is put on the waiting list: it is not kept from who waits', async () => {
    const { call, get, item, people, postClass } = await createFullClass({ engine, demo: true });
    const [waits] = people;
    await Promise.all([
      postClass(`/${item.id}/waiting`, { email: waits?.email }),
      call('DELETE', `/members/test-first/enrolments/${item.id}`),
    ]);

    const waiting = (await get(`/${item.id}/waiting`)).rows.length;
    expect([waiting, (await get(`/${item.id}`)).seatsLeft]).not.toEqual([1, 1]);
  });

  test('more seats: they go to the waiting list first', async () => {
    const { get, item, mails, people, postClass, put } = await createFullClass({ engine, demo: true });
    for (const { email } of people) await postClass(`/${item.id}/waiting`, { email });
    const data = { ...testData, seats: '4' };
    const saved = (await put(`/${item.id}`, { version: item.version, data })).body;

    expect(saved).toMatchObject({ seatsTotal: 4, seatsLeft: 1 });
    expect(await mails()).toHaveLength(2);
    expect((await get(`/${item.id}/waiting`)).rows).toEqual([]);
  });

  test('more seats together with new times: they go to the waiting list first', async () => {
    const { get, item, mails, people, postClass } = await createFullClass({ engine, demo: true });
    for (const { email } of people) await postClass(`/${item.id}/waiting`, { email });
    const data = { ...testData, seats: '4', start: '2027-03-09T18:30' };
    const moved = (await postClass(`/${item.id}/move`, { version: item.version, data, reason: '' })).body;

    expect(moved).toMatchObject({ seatsTotal: 4, seatsLeft: 1 });
    expect((await mails()).filter(({ subject }) => subject.startsWith('You have a seat'))).toHaveLength(2);
    expect((await get(`/${item.id}/waiting`)).rows).toEqual([]);
  });

  test('enrolment that is moved: a seat there, the one here goes to the waiting list', async () => {
    const { call, get, item, people, postClass, published, seatsOf } = await createFullClass({ engine, demo: true });
    const [waiting] = people;
    const other = await published({ name: 'Other class', seats: '1' });
    await postClass(`/${item.id}/waiting`, { email: waiting?.email });
    const moved = await call('POST', `/members/test-first/enrolments/${item.id}/move`, { to: other.id });

    expect(moved.status).toBe(200);
    expect(await seatsOf('test-first')).toEqual([other.id]);
    expect(await seatsOf(waiting?.id ?? '')).toEqual([item.id]);
    expect((await get(`/${other.id}`)).seatsLeft).toBe(0);

    const refused = await call('POST', `/members/${waiting?.id}/enrolments/${item.id}/move`, { to: other.id });
    expect(refused.sentence).toBe('That class has no free seat on the site.');
    expect(await seatsOf(waiting?.id ?? '')).toEqual([item.id]);
  });

  test('class with other times: one mail to each member, with the sessions at their new times', async () => {
    const { db, enrol, get, postClass, published } = await createTrainer({ engine, demo: true });
    const item = await published();
    await enrol(item.id, 'test-first', 'test-second');
    const data = { ...testData, start: '2027-04-07T19:00', pattern: '3 x 2 h, Wed 19:00' };
    const same = await postClass(`/${item.id}/move`, { version: item.version, data: testData, reason: '' });
    expect(same.sentence).toBe('The times are the same as before.');

    const preview = (await postClass(`/${item.id}/move-preview`, { data, reason: 'The room is <not> free.' })).body;
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
    expect(mails[0]).toMatchObject({ subject: preview.subject, text: preview.text, html: preview.html });
    const [mail] = mails;
    expect(mail?.text).toContain('Wednesday 7 April 2027, 19:00 (Europe/Vienna)');
    expect(mail?.html).toContain('The room is &lt;not&gt; free.');
    expect(mail?.calendar).toMatch(new RegExp(`SEQUENCE:${item.version + 1}`));
    expect(mail?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(3);
    expect(mail?.calendar.match(/STATUS:CANCELLED/g)).toHaveLength(2);
    expect((await get(`/${item.id}/history`)).rows[0]).toMatchObject({ action: 'class moved' });
  });

  test('attendance: marked by session, taken back, in the list and in the file', async () => {
    const { call, desk, get, item, token } = await createFullClass({ engine, demo: true });
    const mark = (session: number, isPresent: boolean, memberId = 'test-first') =>
      call('PUT', `/classes/${item.id}/attendance`, { memberId, session, isPresent });
    await mark(1, true);
    await mark(3, true);
    await mark(2, true);
    await mark(2, false);
    expect(await get(`/${item.id}/participants`)).toMatchObject({
      sessions: { length: 5 },
      rows: [{ memberId: 'test-first', attended: [1, 3] }],
    });
    expect((await mark(6, true)).status).toBe(404);
    expect((await mark(1, true, 'nobody')).status).toBe(404);
    expect((await desk('GET', `/classes/${item.id}/participants.csv`, { token })).body).toContain(',1 3\r\n');
  });
});

test('waiting list of a class with a free seat, or for nobody: refused in a sentence', async () => {
  const { people, postClass, published } = await createFullClass();
  const open = await published();

  expect((await postClass(`/${open.id}/waiting`, { email: people[0]?.email })).sentence).toContain('has a free seat');
  expect((await postClass(`/${open.id}/waiting`, { email: 'nobody@example.com' })).sentence).toContain('no member');
});

test('member who is erased: the seat goes to the waiting list, and nothing of waiting or attendance stays', async () => {
  const { call, db, desk, item, mails, people, postClass, seatsOf, signInAs } = await createFullClass();
  const owner = await signInAs('owner');
  await postClass(`/${item.id}/waiting`, { email: people[0]?.email });
  await call('PUT', `/classes/${item.id}/attendance`, { memberId: 'test-first', session: 1, isPresent: true });
  await desk('DELETE', '/members/test-first', { token: owner });

  expect(await seatsOf(people[0]?.id ?? '')).toEqual([item.id]);
  expect(await mails()).toMatchObject([{ recipient: people[0]?.email }]);
  expect(await db.selectFrom('attendance').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);
});
