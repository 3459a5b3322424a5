import { expect, test } from 'vitest';
import { up } from '../../database/migrations/0051-company-bookings.ts';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers, testMember } from '../../testing/test-rows.ts';
import { createTestSeats } from '../../testing/test-seats.ts';

const company = { company: 'Test & Co', address: 'Test Street 1', taxNumber: 'ATU12345678' };
const contact = { contactName: 'Test Buyer', contactEmail: 'buyer@example.com' };
const taxed = { seats: '6', taxRate: '20', taxMode: 'Added' };

async function createCompany(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { clock, db, desk, onSite, published, token } = trainer;
  const item = await published(taxed);
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => desk(method, path, { token, body });
  const book = (data: object = {}) =>
    call('POST', '/company-bookings', {
      data: { classId: item.id, seats: '4', code: '', ...company, ...contact, ...data },
    });
  const { body: booking } = await book();
  const read = async () => (await call('GET', `/company-bookings/${booking.id}`)).body;
  const act = async (action: string, input: object = {}) =>
    call('POST', `/company-bookings/${booking.id}/${action}`, { version: (await read()).version, ...input });
  const name = (email: string, fullname = 'Test Person', bookingId = booking.id) =>
    call('POST', '/company-seats', { data: { email, fullname, bookingId } });
  const seatsLeft = async () => (await onSite(item.id))[0].seatsLeft;
  const mailsTo = async (recipient: string) =>
    (await db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute()).map(
      ({ subject, text }) => `${subject}\n${text}`,
    );
  const orders = async () => JSON.parse(JSON.stringify((await call('GET', ordersPath(clock.read()))).body));
  const seats = createTestSeats(db, clock.read);
  return { ...trainer, act, book, booking, item, mailsTo, name, orders, read, seats, seatsLeft };
}

const ordersPath = (now: Date) => {
  const month = now.toISOString().slice(0, 7);
  return `/orders.json?from=${month}&until=${month}`;
};

onEachEngine((engine) => {
  test('company booking: seats are taken, the price is agreed for all, the contact is told', async () => {
    const { booking, mailsTo, orders, seatsLeft } = await createCompany({ engine });
    expect(booking).toMatchObject({ title: 'Test & Co', state: 'open', seats: 4, named: 0, due: '2304' });
    expect(await seatsLeft()).toBe(2);
    const [mail] = await mailsTo('buyer@example.com');
    expect(mail).toContain('Test & Co has booked 4 seats in the class “Test class”.');
    expect(mail).toContain('Price: 480 EUR each plus 20% tax: 576 EUR');
    expect(mail).toContain('To be paid: 2304 EUR');
    expect(mail).toContain(`\nBooking: ${booking.id}\n`);
    expect(await orders()).toMatchObject([
      {
        kind: 'booking',
        booking: booking.id,
        company: 'Test & Co',
        seats: '4',
        net: '1920',
        tax: '384',
        total: '2304',
      },
    ]);
  });

  test('company seat of a member: enrolled at once, with a mail; given back it stays with the company', async () => {
    const { api, db, desk, item, mailsTo, name, read, seats, seatsLeft, token } = await createCompany({ engine });
    const [member = ''] = await addTestMembers(db, 1);
    expect((await name(`${member}@example.com`)).body).toMatchObject({ state: 'enrolled', memberId: member });
    expect(await read()).toMatchObject({ named: 1 });
    expect(await seatsLeft()).toBe(2);
    expect((await mailsTo(`${member}@example.com`))[0]).toContain('Price: paid by Test & Co');
    const { rows } = (await desk('GET', `/classes/${item.id}/participants`, { token })).body;
    expect(rows).toMatchObject([{ memberId: member, due: 'paid by Test & Co' }]);
    const { classes } = (await desk('GET', `/members/${member}`, { token })).body;
    expect(classes).toMatchObject([{ agreed: 'paid by Test & Co', paidBy: 'Test & Co' }]);
    const link = /\/app\/places\/\S+/.exec((await mailsTo(`${member}@example.com`))[0] ?? '')?.[0] ?? '';
    const { body: place } = await api.inject(link);
    expect(place).toContain('It stays with Test &amp; Co, for somebody else.');
    expect(place).not.toContain('of the price');
    await seats.cancel(member, item.id);
    expect(await read()).toMatchObject({ named: 0, seats: 4, state: 'open' });
    expect(await seatsLeft()).toBe(2);
  });

  test('company seat of somebody new: invited, and enrolled in the seat that is kept although the class is full', async () => {
    const { book, db, mailsTo, name, read, seats, item } = await createCompany({ engine });
    await book({ company: 'Other', seats: '2' });
    expect((await name('new@example.com', 'Test New')).body).toMatchObject({ state: 'invited' });
    expect((await mailsTo('new@example.com'))[0]).toContain('Price: paid by Test & Co');
    expect(await read()).toMatchObject({ named: 1 });
    const [member = ''] = await addTestMembers(db, 1);
    await db.updateTable('invitations').set({ memberId: member }).where('email', '=', 'new@example.com').execute();
    expect(await seats.enrol(member, item.id)).toBe('enrolled');
    expect(await read()).toMatchObject({ named: 1 });
    const own = await db.selectFrom('bookings').selectAll().where('memberId', '!=', '').execute();
    expect(own).toEqual([]);
  });

  test('company seats given back: to who waits, with a credit for those alone; the rest is not touched', {
    tags: ['all'],
  }, async () => {
    const { act, book, db, desk, item, mailsTo, name, orders, read, seats, seatsLeft, token } = await createCompany({
      engine,
    });
    const [waiting = '', member = ''] = await addTestMembers(db, 2);
    await book({ company: 'Other', seats: '2' });
    await desk('POST', '/enrolments/wait', {
      token,
      body: { data: { email: `${waiting}@example.com`, classId: item.id } },
    });
    await name(`${member}@example.com`);
    expect(await act('give-back', { seats: 4 })).toMatchObject({
      status: 409,
      sentence: '3 of its 4 seats have no name. Take names out first.',
    });
    await act('give-back', { seats: 2 });
    expect(await read()).toMatchObject({ seats: 2, named: 1, due: '1152' });
    expect(await seatsLeft()).toBe(1);
    expect(await seats.enrol(waiting, item.id)).toBe('enrolled');
    expect((await mailsTo('buyer@example.com')).at(-1)).toContain('Test & Co has given back 2 seats in the class');
    const lines = (await orders()).filter((line: { company: string }) => line.company === 'Test & Co');
    expect(lines).toMatchObject([
      { kind: 'booking', seats: '4', total: '2304' },
      { kind: 'credit', seats: '-2', total: '-1152', booking: lines[0].booking },
    ]);
  });

  test('company booking cancelled: everybody is told, and every seat is free', async () => {
    const { act, db, mailsTo, name, read, seatsLeft } = await createCompany({ engine });
    const [member = ''] = await addTestMembers(db, 1);
    await name(`${member}@example.com`);
    await name('new@example.com');
    await act('cancel');
    expect(await read()).toMatchObject({ state: 'ended', named: 0 });
    expect(await seatsLeft()).toBe(6);
    expect((await mailsTo(`${member}@example.com`)).at(-1)).toMatch(
      /You have no seat any more.*Price: paid by Test & Co\n/s,
    );
    expect(await db.selectFrom('enrolments').selectAll().execute()).toEqual([]);
  });

  test('company booking with a discount code: a use for each seat, or none is booked', { tags: ['all'] }, async () => {
    const { book, desk, orders, read, seatsLeft, token } = await createCompany({ engine });
    const discount = { code: 'TEAM-50', kind: 'Percent', value: '50', mostUses: '2' };
    await desk('POST', '/discounts', { token, body: { data: discount } });
    const uses = async () => (await desk('GET', '/discounts/TEAM-50', { token })).body.uses;
    const { body: cheap } = await book({ seats: '1', code: 'team-50' });
    expect(cheap).toMatchObject({ due: '288' });
    expect(await book({ seats: '2' })).toMatchObject({
      status: 422,
      sentence: 'Seats has to be 1 at most: no more are left.',
    });
    await desk('PUT', '/discounts/TEAM-50', { token, body: { version: 1, data: { mostUses: '1' } } });
    expect(await book({ seats: '1', code: 'team-50' })).toMatchObject({ status: 422 });
    expect([await uses(), await seatsLeft(), (await read()).seats]).toEqual([1, 1, 4]);
    await desk('POST', `/company-bookings/${cheap.id}/cancel`, { token, body: { version: cheap.version } });
    const discounts = (await orders()).map(({ discount }: { discount: string }) => discount);
    expect(discounts.toSorted()).toEqual(['', '-240', '240']);
  });

  test('database of an earlier version: each booking has one seat, of its member, and orders say the same', {
    tags: ['all'],
  }, async () => {
    const { db, orders, published, enrol } = await createCompany({ engine });
    await enrol((await published()).id, 'test-first');
    await db.deleteFrom('bookings').where('memberId', '=', '').execute();
    const before = await orders();
    await db.schema.dropIndex('invitations_by_booking').execute();
    for (const column of ['seats', 'splitFrom', 'contactName', 'contactEmail'])
      await db.schema.alterTable('bookings').dropColumn(column).execute();
    for (const table of ['enrolments', 'invitations'] as const)
      await db.schema.alterTable(table).dropColumn('bookingId').execute();
    await up(db);
    await up(db);
    expect(await orders()).toEqual(before);
    expect(before).toMatchObject([{ member: 'Test Member test-first', seats: '1', total: '480' }]);
  });

  test('class moved and cancelled: the contact is told what was agreed, without the link of the meeting', async () => {
    const { db, item, mailsTo, postClass, read } = await createCompany({ engine });
    const data = { start: '2027-03-09T18:30', price: '900', meetingLink: 'https://meet.example/secret' };
    await postClass(`/${item.id}/move`, { version: item.version, data });
    await postClass(`/${item.id}/cancel`, { version: item.version + 1 });
    const [, moved, cancelled] = await mailsTo('buyer@example.com');
    expect(moved).toContain('has other times');
    expect(moved).toContain('Price: 480 EUR each plus 20% tax: 576 EUR');
    expect(moved).toContain('Test & Co keeps 4 seats.');
    expect(moved).not.toContain('meet.example');
    expect(cancelled).toContain('will not be held');
    expect(await read()).toMatchObject({ state: 'ended' });
    const mails = db.selectFrom('mails').select('calendar').where('recipient', '=', 'buyer@example.com');
    const calendars = await mails.orderBy('id').execute();
    expect(calendars.map(({ calendar }) => /METHOD:(\w+)/.exec(calendar ?? '')?.[1])).toEqual([
      'PUBLISH',
      'PUBLISH',
      'CANCEL',
    ]);
    for (const { calendar } of calendars) expect(calendar).not.toContain('meet.example');
  });

  test('company seat given back, taken out, its person erased: the contact is told that it has no name', {
    tags: ['all'],
  }, async () => {
    const { db, desk, item, mailsTo, name, seats, token } = await createCompany({ engine });
    const members = await addTestMembers(db, 3);
    for (const member of members) await name(`${member}@example.com`);
    const [first = '', second = '', third = ''] = members;
    await seats.cancel(first, item.id);
    const said = (await mailsTo('buyer@example.com')).at(-1);
    expect(said).toContain('has no seat any more. The seat stays with Test & Co.');
    await desk('POST', `/company-seats/${item.id}~${second}/remove`, { token, body: {} });
    await name('new@example.com', 'Test New');
    const [{ id }] = (await desk('GET', '/company-seats?state=invited', { token })).body.rows;
    await desk('POST', `/company-seats/${id}/remove`, { token, body: {} });
    await seats.erase(third);
    const told = (await mailsTo('buyer@example.com')).map((mail) => /^(.*) has no seat any more/m.exec(mail)?.[1]);
    expect(told.slice(1)).toEqual([expect.any(String), expect.any(String), 'Test New', 'A person']);
  });
});

test('company seats from a file: each with a mail, too many with their row', async () => {
  const { api, booking, token, mailsTo, read } = await createCompany();
  const headers = {
    ...{ host: 'localhost:3000', origin: 'http://localhost:3000', cookie: `staff=${token}` },
    'content-type': 'text/csv',
  };
  const importOf = async (rows: number, query = '') =>
    (
      await api.inject({
        ...{ method: 'POST', url: `/desk/api/import/company-seats${query}`, headers },
        payload: `E-mail,Name,Booking\n${Array.from({ length: rows }, (_, at) => `p${at}@example.com,Test ${at},${booking.id}\n`).join('')}`,
      })
    ).json();
  expect(await importOf(5)).toMatchObject({
    isDone: false,
    faults: [{ row: 6, column: 'Booking', fault: 'Every seat of this booking has a name.' }],
  });
  expect(await importOf(4)).toMatchObject({ isDone: true, added: 4 });
  expect(await read()).toMatchObject({ named: 4, state: 'named' });
  expect(await mailsTo('p3@example.com')).toHaveLength(1);
});

test('seat of a company: not moved to another class by itself', { tags: ['all'] }, async () => {
  const { db, item, name, published, seats } = await createCompany();
  const [member = ''] = await addTestMembers(db, 1);
  await name(`${member}@example.com`);
  expect(await seats.move(member, item.id, (await published()).id)).toContain('This seat was booked by a company.');
});

test('payment of a company booking: for all seats; of those given back it is to be given back', {
  tags: ['all'],
}, async () => {
  const { act, booking, desk, token } = await createCompany();
  const bookings = async (state: string) => (await desk('GET', `/bookings?state=${state}`, { token })).body.rows;
  const [{ version }] = await bookings('open');
  await desk('PUT', `/bookings/${booking.id}`, { token, body: { version, data: { payment: 'Paid' } } });
  await act('give-back', { seats: 1 });
  expect(await bookings('paid')).toMatchObject([{ id: booking.id, seats: 3, due: '1728', title: 'Test & Co' }]);
  expect(await bookings('back')).toMatchObject([{ splitFrom: booking.id, seats: 1, due: '576' }]);
});

test('company of a booking, changed beside what is paid: refused, with the page that changes it', {
  tags: ['all'],
}, async () => {
  const { booking, desk, token } = await createCompany();
  const body = { version: booking.version, data: { company: '' } };

  expect((await desk('PUT', `/bookings/${booking.id}`, { token, body })).body.faults).toEqual([
    { field: 'company', fault: 'Change who buys on the page of the company booking.' },
  ]);
});

test('contact of a company who is a member: the booking is in the export of what is kept of the member', {
  tags: ['all'],
}, async () => {
  const { booking, db, desk, signInAs } = await createCompany();
  await db
    .insertInto('members')
    .values({ ...testMember('test-contact'), email: contact.contactEmail })
    .execute();
  const { body } = await desk('GET', '/members/test-contact/export.json', { token: await signInAs('owner') });

  expect(body.bookings.map(({ id }: { id: string }) => id)).toEqual([booking.id]);
});

test('seats without a name in a class that begins soon: on the first page, until each has one', {
  tags: ['all'],
}, async () => {
  const { book, clock, desk, name, published, signInAs } = await createCompany();
  const soon = new Date(clock.read().getTime() + 5 * 86_400_000).toISOString().slice(0, 10);
  const item = await published({ start: `${soon}T18:30`, pattern: '1 x 2 h' });
  const { body } = await book({ classId: item.id, seats: '2' });
  const today = async () => (await desk('GET', '/today', { token: await signInAs('owner') })).body.companies;
  expect(await today()).toMatchObject([{ id: body.id, company: 'Test & Co', nameless: 2 }]);
  await name('one@example.com', 'Test One', body.id);
  await name('two@example.com', 'Test Two', body.id);
  expect(await today()).toEqual([]);
});

test('report of classes: what a company has booked is taken, and revenue once, named or not', {
  tags: ['all'],
}, async () => {
  const { db, desk, name, signInAs } = await createCompany();
  const [member = ''] = await addTestMembers(db, 1);
  await name(`${member}@example.com`);
  const path = '/class-report?by=month&from=2027-03&until=2027-03';
  const { rows } = (await desk('GET', path, { token: await signInAs('owner') })).body;
  expect(rows).toMatchObject([{ seats: 6, taken: 4, enrolled: 1, revenue: { EUR: 1920 } }]);
});

test('person with a seat of a company, erased: the seat stays with it; the contact is erased with the person', {
  tags: ['all'],
}, async () => {
  const { db, mailsTo, name, read, seats } = await createCompany();
  const [member = ''] = await addTestMembers(db, 1);
  await db
    .updateTable('bookings')
    .set({ contactEmail: `${member}@example.com` })
    .execute();
  await name(`${member}@example.com`);
  expect(await read()).toMatchObject({ named: 1 });
  await seats.erase(member);
  expect(await read()).toMatchObject({ named: 0, seats: 4, title: 'Test & Co' });
  expect((await read()).data).toMatchObject({ company: 'Test & Co', contactName: '', contactEmail: '' });
  expect(await mailsTo(`${member}@example.com`)).toEqual([]);
});
