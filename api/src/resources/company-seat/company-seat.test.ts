import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { minute } from '../../testing/test-clock.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';
import { createTestSeats } from '../../testing/test-seats.ts';

const ann = 'ann@example.com';
const buyer = { address: '', taxNumber: '', contactName: '', contactEmail: 'buyer@example.com' };

async function createInvited(options: Parameters<typeof createTrainer>[0]) {
  const trainer = await createTrainer(options);
  const { call, clock, db, desk, published, token } = trainer;
  const item = await published({ seats: '2' });
  const post = (path: string, body: object = {}) => desk('POST', path, { token, body });
  const get = async (path: string) => (await desk('GET', path, { token })).body;
  const book = async (company: string) =>
    (await post('/company-bookings', { data: { classId: item.id, seats: '1', code: '', company, ...buyer } })).body.id;
  const [bookingId] = [await book('Test & Co'), await book('Other & Co')];
  const name = (email: string) => post('/company-seats', { data: { email, fullname: 'Test Ann', bookingId } });
  await name(ann);
  const mailsTo = async (recipient: string) =>
    (await db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()).map(
      ({ subject, text }) => `${subject}\n${text}`,
    );
  async function accept() {
    const mail = (await mailsTo(ann)).at(-1) ?? '';
    const kv = {
      apiId: 'reg',
      activationKey: /\/auth\/([^\s<>]+)/.exec(mail)?.[1] ?? '',
      passCode: /Pass code: (\S+)/.exec(mail)?.[1] ?? '',
      ...{ password: 'test123x', repassword: 'test123x' },
    };
    await call(callPaths.passreg, kv);
    return (await db.selectFrom('members').select('id').where('email', '=', ann).executeTakeFirstOrThrow()).id;
  }
  const booking = () => get(`/company-bookings/${bookingId}`);
  const endBooking = async () => post(`/company-bookings/${bookingId}/cancel`, { version: (await booking()).version });
  const takeOut = async () => post(`/company-seats/${(await get('/company-seats?state=invited')).rows[0].id}/remove`);
  const payers = async () =>
    (await get(`/classes/${item.id}/participants`)).rows.map(({ due }: { due: string }) => due);
  const expire = () => db.updateTable('invitations').set({ expiresAt: clock.read().toISOString() }).execute();
  const seats = createTestSeats(db, clock.read);
  return { ...trainer, accept, booking, endBooking, expire, get, item, mailsTo, name, payers, post, seats, takeOut };
}

onEachEngine((engine) => {
  test('booking of a company that is cancelled: who has accepted has no seat of it, and no seat too many is taken', async () => {
    const { accept, db, endBooking, item, mailsTo, payers, post, seats } = await createInvited({ engine });
    const member = await accept();
    const [waiting = ''] = await addTestMembers(db, 1);
    await post('/enrolments/wait', { data: { email: `${waiting}@example.com`, classId: item.id } });
    await endBooking();
    expect((await mailsTo(ann)).at(-1)).toMatch(/You have no seat any more.*Price: paid by Test & Co\n/s);
    await seats.enrol(member, item.id);
    expect(await payers()).toEqual(['480 EUR']);
    const place = await db.selectFrom('waiting').select('memberId').execute();
    expect(place).toEqual([{ memberId: member }]);
  });

  test('booking of a company that ended before its invitation: a seat is an ordinary one', async () => {
    const { accept, booking, db, item, payers, seats } = await createInvited({ engine });
    const member = await accept();
    const endedAt = '2026-11-20T08:00:00.000Z';
    await db
      .updateTable('bookings')
      .set({ endedAt })
      .where('id', '=', (await booking()).id)
      .execute();
    expect(await seats.enrol(member, item.id)).toBe('enrolled');
    expect(await payers()).toEqual([]);
    await db.deleteFrom('waiting').execute();
    await db.updateTable('classes').set({ seatsLeft: 1 }).where('id', '=', item.id).execute();
    await seats.enrol(member, item.id);
    expect(await payers()).toEqual(['480 EUR']);
  });

  test('booking of a company that is cancelled while a person enrols: never more people than seats', async () => {
    const { accept, booking, db, endBooking, item, onSite, payers, seats } = await createInvited({ engine });
    const member = await accept();
    await Promise.all([seats.enrol(member, item.id), endBooking()]);
    expect((await booking()).state).toBe('ended');
    expect(await payers()).not.toContain('paid by Test & Co');
    const [{ seatsLeft }] = await onSite(item.id);
    const taken = await db.selectFrom('enrolments').selectAll().execute();
    expect(seatsLeft).toBe(1 - taken.length);
  });

  test('accepted seat of a company that is taken out: the person cannot enrol in it, somebody else can', async () => {
    const { accept, booking, db, item, mailsTo, name, payers, seats, takeOut } = await createInvited({ engine });
    const member = await accept();
    expect((await takeOut()).status).toBe(200);
    expect(await booking()).toMatchObject({ named: 0 });
    expect((await mailsTo('buyer@example.com')).at(-1)).toContain('Test Ann has no seat any more.');
    expect((await mailsTo(ann)).at(-1)).toMatch(/You have no seat any more.*Price: paid by Test & Co\n/s);
    await seats.enrol(member, item.id);
    expect(await payers()).toEqual([]);
    const [other = ''] = await addTestMembers(db, 1);
    expect((await name(`${other}@example.com`)).body).toMatchObject({ state: 'enrolled' });
  });

  test('seat of a company whose name is taken out before it was accepted: the person is told', async () => {
    const { mailsTo, takeOut } = await createInvited({ engine });
    const told = async () => (await mailsTo(ann)).filter((mail) => mail.startsWith('Your invitation has ended'));
    await takeOut();
    expect(await told()).toHaveLength(1);
    expect((await told())[0]).toContain('Test class');
  });

  test('accepted seat of a company, by the form of the waiting list, as the class is full for others: it is taken', async () => {
    const { accept, item, payers, seats } = await createInvited({ engine });
    const member = await accept();
    expect(await seats.enrol(member, item.id, '', true)).toBe('enrolled');
    expect(await payers()).toEqual(['paid by Test & Co']);
  });

  test('accepted seat of a company, named again: the person is enrolled', async () => {
    const { accept, booking, name, payers } = await createInvited({ engine });
    const member = await accept();
    expect((await name(ann)).body).toMatchObject({ state: 'enrolled', memberId: member });
    expect(await payers()).toEqual(['paid by Test & Co']);
    expect(await booking()).toMatchObject({ named: 1 });
  });

  test('accepted seat of a company, and the person enrolled by staff or put on the list: it is that seat', {
    tags: ['all'],
  }, async () => {
    const { accept, booking, db, item, payers, post } = await createInvited({ engine });
    await accept();
    const enrol = (data: object = {}) => post('/enrolments', { data: { email: ann, classId: item.id, ...data } });
    const waits = await post('/enrolments/wait', { data: { email: ann, classId: item.id } });
    expect(waits.sentence).toBe('The member has a seat of Test & Co. Enrol the member instead.');
    expect((await enrol({ code: 'SPRING-20' })).body.faults).toEqual([
      { field: 'code', fault: 'The seat is one of Test & Co, without a code.' },
    ]);
    expect((await enrol()).status).toBe(200);
    expect(await payers()).toEqual(['paid by Test & Co']);
    expect(await booking()).toMatchObject({ named: 1 });
    expect(await db.selectFrom('classes').select('seatsLeft').where('id', '=', item.id).execute()).toEqual([
      { seatsLeft: 0 },
    ]);
  });

  test('new password between the invitation and the seat: the seat is that of the company', {
    tags: ['all'],
  }, async () => {
    const { accept, booking, clock, item, payers, post, seats } = await createInvited({ engine });
    const member = await accept();
    clock.advance(minute);
    await post(`/members/${member}/renewal`);
    await accept();
    await seats.enrol(member, item.id);
    expect(await payers()).toEqual(['paid by Test & Co']);
    expect(await booking()).toMatchObject({ named: 1 });
  });

  test('class of an accepted seat that is moved, and cancelled: the person is told, until there is a seat', {
    tags: ['all'],
  }, async () => {
    const { accept, item, mailsTo, postClass } = await createInvited({ engine });
    await accept();
    const data = { ...testData, seats: '2', start: '2027-03-09T18:30', meetingLink: 'https://meet.example/test' };
    await postClass(`/${item.id}/move`, { version: item.version, data, reason: '' });
    const moved = (await mailsTo(ann)).at(-1);
    expect(moved).toContain('New times: Test class');
    expect(moved).toContain('Price: paid by Test & Co');
    expect(moved).not.toMatch(/meet\.example|\/app\/places\//);
    await postClass(`/${item.id}/cancel`, { version: item.version + 1, reason: '' });
    expect((await mailsTo(ann)).at(-1)).toContain('Cancelled: Test class');
  });

  test('class that is cancelled: who has given a seat of it back is not told', async () => {
    const { accept, db, item, mailsTo, postClass, seats, takeOut } = await createInvited({ engine });
    const member = await accept();
    await takeOut();
    await db.updateTable('classes').set({ seatsTotal: 3, seatsLeft: 1 }).where('id', '=', item.id).execute();
    expect(await seats.enrol(member, item.id)).toBe('enrolled');
    await seats.cancel(member, item.id);
    const before = await mailsTo(ann);
    await postClass(`/${item.id}/cancel`, { version: item.version, reason: '' });
    expect(await mailsTo(ann)).toEqual(before);
  });

  test('invitation to a seat of a company that is over: the seat has no name, and is given to somebody else', async () => {
    const { booking, db, expire, get, name, post } = await createInvited({ engine });
    const [{ id }] = (await get('/invitations?state=open')).rows;
    await expire();
    expect(await booking()).toMatchObject({ named: 0, state: 'open' });
    expect((await get('/company-seats')).rows).toEqual([]);
    const data = { email: ann, fullname: 'Test Ann', classId: (await booking()).classId, code: '' };
    expect((await post('/invitations?dry=1', { data })).status).toBe(200);
    const [other = ''] = await addTestMembers(db, 1);
    await name(`${other}@example.com`);
    const again = await post(`/invitations/${id}/again`);
    expect(again.sentence).toBe(`Every seat of booking ${(await booking()).id} has a name by now.`);
  });

  test('invitation to a seat of a company that is over: sent again it holds the seat that nobody has', async () => {
    const { booking, expire, get, post } = await createInvited({ engine });
    const [{ id }] = (await get('/invitations?state=open')).rows;
    await expire();
    expect((await post(`/invitations/${id}/again`)).status).toBe(200);
    expect(await booking()).toMatchObject({ named: 1 });
  });

  test('invitation to a seat of a company, revoked: the contact is told that the seat has no name', async () => {
    const { booking, get, mailsTo, post } = await createInvited({ engine });
    const [{ id }] = (await get('/invitations?state=open')).rows;
    await post(`/invitations/${id}/revoke`);
    expect((await mailsTo('buyer@example.com')).at(-1)).toContain('Test Ann has no seat any more.');
    expect(await booking()).toMatchObject({ named: 0 });
  });
});
