import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { perform } from '../../core/perform.ts';
import { createTrainer } from '../../testing/test-classes.ts';
import { testDeskOrigin } from '../../testing/test-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { testMember } from '../../testing/test-rows.ts';
import { createTestSeats } from '../../testing/test-seats.ts';
import { payByApp } from './actions.ts';

const taxed = { taxRate: '20', taxMode: 'Added', taxNote: 'Test note' };

async function createBooked(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { db, desk, token, clock } = trainer;
  const item = await trainer.published(taxed);
  await trainer.enrol(item.id, 'test-first');
  const bookings = () => db.selectFrom('bookings').selectAll().orderBy('bookedAt').orderBy('id').execute();
  const [booked] = await bookings();
  const save = (data: object, version = 1) =>
    desk('PUT', `/bookings/${booked?.id}`, { token, body: { version, data } });
  const seats = createTestSeats(db, clock.read);
  return { ...trainer, booked, bookings, item, save, seats };
}

onEachEngine((engine) => {
  test('seat: what was agreed is kept, whatever the class costs later', async () => {
    const { booked, bookings, item, put, db, published, enrol, seats } = await createBooked({ engine });
    expect(booked).toMatchObject({
      ...{ memberId: 'test-first', classId: item.id, isAgreed: 1, payment: 'Open', endedAt: '' },
      ...{ price: '480', currency: 'EUR', ...taxed, tax: '96', due: '576' },
    });
    await put(`/${item.id}`, { version: item.version, data: { price: '600', taxRate: '' } });
    await seats.move('test-first', item.id, (await published({ price: '90' })).id);
    const [moved, ...others] = await bookings();
    expect(others).toEqual([]);
    expect(moved).toMatchObject({ id: booked?.id, price: '480', due: '576' });
    const mail = await db
      .selectFrom('mails')
      .select('text')
      .where('recipient', '=', 'test-first@example.com')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(mail?.text).toContain('Price: 480 EUR plus 20% tax: 576 EUR. Test note');
    await enrol(item.id, 'test-second');
    expect((await bookings()).find(({ memberId }) => memberId === 'test-second')).toMatchObject({ due: '600' });
  });

  test('seat given back and taken again: the first booking has ended, the second is another one', async () => {
    const { booked, bookings, item, seats } = await createBooked({ engine });
    await seats.cancel('test-first', item.id);
    expect((await bookings())[0]).toMatchObject({ id: booked?.id, endedAt: expect.stringContaining('T'), version: 2 });
    await seats.enrolByTrainer('test-first', item.id);
    expect((await bookings()).filter(({ endedAt }) => endedAt === '')).toHaveLength(1);
    expect(await bookings()).toHaveLength(2);
  });

  test('seat from the waiting list, and class that is cancelled: booked, then ended', async () => {
    const { bookings, db, desk, item, postClass, put, seats, token } = await createBooked({ engine });
    await put(`/${item.id}`, { version: item.version, data: { seats: '1' } });
    await db.insertInto('members').values(testMember('test-second')).execute();
    const place = { email: 'test-second@example.com', classId: item.id };
    await desk('POST', '/enrolments/wait', { token, body: { data: place } });
    await seats.cancel('test-first', item.id);
    const second = (await bookings()).find(({ memberId }) => memberId === 'test-second');
    expect(second).toMatchObject({ due: '576', endedAt: '' });
    await postClass(`/${item.id}/cancel`, { version: item.version + 1 });
    expect((await bookings()).map(({ endedAt }) => endedAt !== '')).toEqual([true, true]);
  });

  test('seat of a cancelled class: not moved, so that nobody has a seat without a booking', async () => {
    const { bookings, db, item, postClass, published, seats } = await createBooked({ engine });
    const other = await published();
    await postClass(`/${item.id}/cancel`, { version: item.version });
    expect(await seats.move('test-first', item.id, other.id)).toBe(
      'This class was cancelled. Enrol the member in the other class.',
    );
    expect(await db.selectFrom('enrolments').select('classId').execute()).toEqual([{ classId: item.id }]);
    expect(await bookings()).toMatchObject([{ classId: item.id, endedAt: expect.stringContaining('T') }]);
    expect(await seats.enrolByTrainer('test-first', other.id)).toBe('enrolled');
    expect(await bookings()).toHaveLength(2);
  });

  test('booking with nothing to pay: counts as paid, as ended once its seat is given back', async () => {
    const { desk, enrol, item, published, save, seats, token } = await createBooked({ engine });
    const free = await published({ price: '0' });
    await enrol(free.id, 'test-second');
    const { rows } = (await desk('GET', `/bookings?class=${free.id}`, { token })).body;
    expect(rows).toMatchObject([{ due: '0', state: 'paid', data: { payment: 'Open' } }]);
    const total = async (state: string) => (await desk('GET', `/bookings?state=${state}`, { token })).body.total;
    const totals = () => Promise.all(['open', 'paid', 'back', 'ended'].map(total));
    expect(await totals()).toEqual([1, 1, 0, 0]);
    await save({ payment: 'Paid' });
    expect(await totals()).toEqual([0, 2, 0, 0]);
    const paid = { version: rows[0].version, data: { payment: 'Paid' } };
    expect((await desk('PUT', `/bookings/${rows[0].id}`, { token, body: paid })).status).toBe(200);
    await seats.cancel('test-second', free.id);
    await seats.cancel('test-first', item.id);
    expect(await totals()).toEqual([0, 0, 1, 1]);
  });

  test('booking changed: tax computed anew, paid today, one line in its history', async () => {
    const { booked, clock, desk, save, token } = await createBooked({ engine });
    const buyer = { company: 'Test & Co', address: 'Test Street 1', taxNumber: 'ATU12345678' };
    const { body } = await save({ ...buyer, price: '400', payment: 'Paid', paymentReference: 'Test transfer' });
    const paidOn = clock.read().toISOString().slice(0, 10);
    const today = paidOn.replaceAll('-', '');
    expect(body).toMatchObject({ state: 'paid', version: 2, tax: '80', due: '480', isAgreed: true });
    expect(body.data).toMatchObject({ ...buyer, payment: 'Paid', paidOn: today });
    const { rows } = (await desk('GET', `/bookings/${booked?.id}/history`, { token })).body;
    expect(rows).toMatchObject([{ action: 'booking changed' }]);
    expect(rows[0].detail).toContain(
      `Company, Address, Tax number, Payment: Open to Paid, Payment date: ${paidOn} added`,
    );
    expect(rows[0].detail).not.toMatch(/ATU|Test & Co|Test transfer/);
    expect((await save({ payment: 'Open' }, 2)).body).toMatchObject({ state: 'open', data: { paidOn: '' } });
  });

  test('member erased: bookings stay, without who has paid', async () => {
    const { bookings, desk, save, seats, token } = await createBooked({ engine });
    await save({ company: 'Test & Co', address: 'Test Street 1', taxNumber: 'ATU1', paymentNote: 'Test' });
    await seats.erase('test-first');
    const buyer = { company: '', address: '', taxNumber: '', paymentNote: '' };
    expect(await bookings()).toMatchObject([{ ...buyer, due: '576', endedAt: expect.stringContaining('T') }]);
    expect((await desk('GET', '/bookings', { token })).body.rows).toMatchObject([{ title: 'Erased member' }]);
  });

  test('booking of an erased member: payments are noted, and nothing of who pays is written any more', async () => {
    const { bookings, booked, db, save, seats, clock } = await createBooked({ engine });
    await seats.erase('test-first');
    const { version = 0 } = (await bookings())[0] ?? {};
    expect(
      (await save({ payment: 'Paid', paymentReference: 'TX Test', company: 'Test' }, version)).body.faults,
    ).toEqual([
      { field: 'company', fault: 'This person was erased: nothing more is kept of who pays.' },
      { field: 'paymentReference', fault: 'This person was erased: nothing more is kept of who pays.' },
    ]);
    const told = { payment: 'Paid', paymentReference: 'TX Test', paymentNote: 'Test' };
    const context = createContext(db, { clock: clock.read });
    const author = { email: '', address: '' };
    await perform(context, payByApp, { id: booked?.id ?? '', version }, { data: told }, author);
    expect(await bookings()).toMatchObject([{ payment: 'Paid', paymentReference: '', paymentNote: '' }]);
  });

  test('seat for which nothing is to be paid: paid, wherever it is shown', async () => {
    const { desk, enrol, published, token } = await createBooked({ engine });
    const free = await published({ price: '0' });
    await enrol(free.id, 'test-second');
    const { rows } = (await desk('GET', `/classes/${free.id}/participants`, { token })).body;
    expect(rows).toMatchObject([{ due: '0 EUR', payment: 'Paid' }]);
    const { classes } = (await desk('GET', '/members/test-second', { token })).body;
    expect(classes).toMatchObject([{ payment: 'Paid' }]);
    const file = (await desk('GET', `/classes/${free.id}/participants.csv`, { token })).body;
    expect(file).toContain('0 EUR,Paid');
  });
});

test.each([
  [{ payment: 'Half' }, 'Payment has to be one of: Open, Paid, Given back.'],
  [{ payment: 'Open', paidOn: '20261203' }, 'Payment date is for what was paid.'],
  [{ taxRate: '101' }, 'Tax rate has to be 100 percent at most.'],
  [{ price: '' }, 'Price is needed.'],
])('booking changed to %j: %s', async (data, sentence) => {
  const { save } = await createBooked();
  expect(await save(data)).toMatchObject({ status: 422, sentence });
});

test('bookings: found by state, class, name and reference', async () => {
  const { desk, item, save, token } = await createBooked();
  await save({ payment: 'Paid', paymentReference: 'TX-77' });
  const total = async (query: string) => (await desk('GET', `/bookings?${query}`, { token })).body.total;
  expect(await Promise.all(['', 'state=paid', 'q=tx-77', `class=${item.id}`, 'member=test-first'].map(total))).toEqual([
    1, 1, 1, 1, 1,
  ]);
  expect(await Promise.all(['state=open', 'state=back', 'q=nobody', 'class=1'].map(total))).toEqual([0, 0, 0, 0]);
});

test('payments of a file: each row changes the booking with its id, or none is', async () => {
  const { api, bookings, booked, desk, token } = await createBooked();
  const read = async (payload: string) => {
    const headers = {
      host: 'localhost:3000',
      origin: testDeskOrigin,
      cookie: `staff=${token}`,
      'content-type': 'text/csv',
    };
    return (await api.inject({ method: 'POST', url: '/desk/api/import/bookings', headers, payload })).json();
  };
  const importOf = (rows: string) => read(`Id,Payment,Payment date,Reference\n${rows}`);
  const paid = `${booked?.id},Paid,2026-12-03,TX-77\n`;
  expect((await importOf(`${paid}nothing,Paid,,\n`)).faults).toMatchObject([{ row: 3, column: 'Id' }]);
  expect(await importOf(paid)).toMatchObject({ isDone: true, changed: 1 });
  expect(await bookings()).toMatchObject([{ payment: 'Paid', paidOn: '20261203', paymentReference: 'TX-77' }]);
  expect((await importOf(',Paid,,\n')).faults).toMatchObject([{ row: 2 }]);
  const file = (await desk('GET', '/export/bookings.csv', { token })).body;
  expect(await read(file)).toMatchObject({ unchanged: 1 });
});
