import { expect, test } from 'vitest';
import { createCompany } from '../../testing/test-company-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';

onEachEngine((engine) => {
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
    const past = { startsAt: '2026-08-04T16:30:00.000Z', endsAt: '2026-09-01T18:30:00.000Z' };
    await db.updateTable('classes').set(past).where('id', '=', item.id).execute();
    expect((await name(`${member}@example.com`)).sentence).toBe('This class is over.');
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
