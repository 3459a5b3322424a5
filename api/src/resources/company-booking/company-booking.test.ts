import { expect, test } from 'vitest';
import { up } from '../../database/migrations/0051-company-bookings.ts';
import { companyContact, createCompany } from '../../testing/test-company-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers, testMember } from '../../testing/test-rows.ts';

onEachEngine((engine) => {
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
    .values({ ...testMember('test-contact'), email: companyContact.contactEmail })
    .execute();
  const { body } = await desk('GET', '/members/test-contact/export.json', { token: await signInAs('owner') });

  expect(body.bookings.map(({ id }: { id: string }) => id)).toEqual([booking.id]);
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
