import { expect, test } from 'vitest';
import { up } from '../../database/migrations/0065-tax-by-country.ts';
import { createCompany } from '../../testing/test-company-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';

const germany = { country: 'DE', rate: '19', note: 'VAT of Germany', companyRate: '0', companyNote: 'Reverse charge' };

async function createTaxed(options: Parameters<typeof createCompany>[0] = {}) {
  const company = await createCompany(options);
  const { call, db } = company;
  const add = (data: object = {}) => call('POST', '/taxes', { data: { ...germany, ...data } });
  const bookingOf = async (id: string) => (await call('GET', `/bookings/${id}`)).body;
  const save = async (list: 'bookings' | 'company-bookings', id: string, data: object) =>
    (await call('PUT', `/${list}/${id}`, { version: (await bookingOf(id)).version, data })).body;
  const takeTax = async (id: string) => call('POST', `/bookings/${id}/tax`, { version: (await bookingOf(id)).version });
  const orderOf = async (id: string, kind = 'booking') =>
    (await company.orders()).find(
      (line: { booking: string; kind: string }) => line.booking === id && line.kind === kind,
    );
  const seatOf = async (memberId: string, classId = company.item.id) => {
    await company.enrol(classId, memberId);
    const row = db.selectFrom('bookings').select('id').where('memberId', '=', memberId).where('classId', '=', classId);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  return { ...company, add, bookingOf, orderOf, save, seatOf, takeTax };
}

onEachEngine((engine) => {
  test('company of a country with a tax of its own: its seats, mail, orders and credit have it', async () => {
    const { act, add, book, bookingOf, call, mailsTo, orderOf } = await createTaxed({ engine });
    expect((await add()).body).toMatchObject({ id: 'DE', title: 'Germany' });
    const { body: first } = await book({ seats: '1', country: 'germany', taxNumber: '' });
    expect(await bookingOf(first.id)).toMatchObject({ due: '571.20', tax: '91.20', data: { taxRate: '19' } });
    const { body: second } = await book({ seats: '1', country: 'DE' });
    expect(await bookingOf(second.id)).toMatchObject({ due: '480', tax: '0', data: { taxNote: 'Reverse charge' } });
    expect((await bookingOf(second.id)).otherTax).toBeUndefined();
    expect((await mailsTo('buyer@example.com')).at(-1)).toContain(
      'Price: 480 EUR plus 0% tax: 480 EUR. Reverse charge',
    );
    const ordered = { country: 'DE', taxRate: '0', taxNote: 'Reverse charge', net: '480', tax: '0', total: '480' };
    expect(await orderOf(second.id)).toMatchObject(ordered);
    await act('cancel');
    const { version } = (await call('GET', `/company-bookings/${first.id}`)).body;
    await call('POST', `/company-bookings/${first.id}/cancel`, { version });
    expect(await orderOf(first.id, 'credit')).toMatchObject({ country: 'DE', tax: '-91.20', total: '-571.20' });
  });

  test('list without a country, and class in a room: the tax of the class', async () => {
    const { add, book, bookingOf, call, published } = await createTaxed({ engine });
    const { body: before } = await book({ seats: '1', country: 'DE' });
    expect(await bookingOf(before.id)).toMatchObject({
      due: '576',
      data: { country: 'DE', taxRate: '20', taxNote: '' },
    });
    await add();
    const room = await published({ mode: 'Classroom', venue: 'Room 5', taxRate: '20', taxMode: 'Added' });
    const others = [
      await book({ seats: '1', country: 'FR' }),
      await book({ seats: '1', country: '', classId: room.id }),
      await book({ seats: '1', country: 'DE', classId: room.id }),
    ];
    for (const { body } of others) expect(await bookingOf(body.id)).toMatchObject({ due: '576' });
    expect((await call('GET', '/taxes')).body).toMatchObject({ total: 1, rows: [{ id: 'DE' }] });
  });

  test('buyer of a booking corrected: the tax stays as agreed, is proposed, and is changed when staff take it', async () => {
    const { add, bookingOf, call, orderOf, save, seatOf, takeTax } = await createTaxed({ engine });
    await add();
    const id = await seatOf('test-first');
    await save('bookings', id, { payment: 'Paid' });
    const buyer = { company: 'Test & Co', country: 'DE', taxNumber: 'DE1' };
    const agreed = '480 EUR plus 20% tax: 576 EUR';
    const proposed = '480 EUR plus 0% tax: 480 EUR. Reverse charge';
    const saved = await save('bookings', id, buyer);
    expect(saved).toMatchObject({ due: '576', data: { taxRate: '20' }, otherTax: { agreed, proposed } });
    expect(saved.notice).toBe(
      `Agreed: ${agreed}. For this buyer in Germany: ${proposed}. It stays as agreed until you change the tax of booking ${id}.`,
    );
    expect(await orderOf(id)).toMatchObject({ country: 'DE', total: '576' });
    expect((await takeTax(id)).body).toMatchObject({ due: '480', tax: '0', state: 'paid' });
    expect(await orderOf(id)).toMatchObject({ taxRate: '0', taxNote: 'Reverse charge', total: '480', payment: 'Paid' });
    expect(await takeTax(id)).toMatchObject({ status: 409, sentence: 'There is no other tax for this buyer.' });
    const { rows } = (await call('GET', `/bookings/${id}/history`)).body;
    expect(rows[0].detail).toContain('Tax rate: 20 to 0, Tax note: Reverse charge added');
    expect((await save('bookings', id, { paymentNote: 'Test' })).notice).toBeUndefined();
    expect((await bookingOf(id)).otherTax).toBeUndefined();
  });

  test('tax that is included: what the buyer pays stays, the tax inside is another', async () => {
    const { add, bookingOf, published, save, seatOf, takeTax } = await createTaxed({ engine });
    await add({ companyRate: '', companyNote: '' });
    const item = await published({ taxRate: '20', taxMode: 'Included' });
    const id = await seatOf('test-first', item.id);
    expect(await bookingOf(id)).toMatchObject({ due: '480', tax: '80' });
    expect((await save('bookings', id, { country: 'Deutschland' })).otherTax).toMatchObject({
      proposed: '480 EUR, 19% tax included. VAT of Germany',
    });
    expect((await takeTax(id)).body).toMatchObject({ due: '480', tax: '76.64', data: { country: 'DE' } });
  });

  test('company corrected: seats keep their tax until staff change it; what was given back keeps its own', async () => {
    const { act, add, booking, bookingOf, call, save, takeTax } = await createTaxed({ engine });
    await add();
    await act('give-back', { seats: 1 });
    const saved = await save('company-bookings', booking.id, { country: 'DE' });
    expect(saved).toMatchObject({ due: '1728', notice: expect.stringContaining('480 EUR each plus 0% tax: 480 EUR') });
    expect((await takeTax(booking.id)).body).toMatchObject({ due: '1440', seats: 3 });
    const [ended] = (await call('GET', '/bookings?state=ended')).body.rows;
    expect(ended).toMatchObject({ splitFrom: booking.id, due: '576' });
    expect((await bookingOf(ended.id)).otherTax).toBeUndefined();
  });

  test('company corrected after seats were given back: the orders have a line for each rate, and the sums stay', async () => {
    const { act, add, booking, orders, save, takeTax } = await createTaxed({ engine });
    await add();
    await act('give-back', { seats: 1 });
    await save('company-bookings', booking.id, { country: 'DE' });
    await takeTax(booking.id);
    const split = { kind: 'booking', booking: booking.id };
    expect(await orders()).toMatchObject([
      { ...split, seats: '3', taxRate: '0', net: '1440', tax: '0', total: '1440' },
      { ...split, seats: '1', taxRate: '20', net: '480', tax: '96', total: '576' },
      { kind: 'credit', booking: booking.id, seats: '-1', taxRate: '20', net: '-480', tax: '-96', total: '-576' },
    ]);
    await act('give-back', { seats: 1 });
    expect(await orders()).toMatchObject([
      { ...split, seats: '3', taxRate: '0', tax: '0', total: '1440' },
      { ...split, seats: '1', taxRate: '20', tax: '96', total: '576' },
      { kind: 'credit', seats: '-1', taxRate: '20', total: '-576' },
      { kind: 'credit', seats: '-1', taxRate: '0', total: '-480' },
    ]);
  });

  test('member erased: the tax that was agreed stays, and no other is proposed', async () => {
    const { add, bookingOf, db, save, seatOf, seats, takeTax } = await createTaxed({ engine });
    await add();
    const id = await seatOf('test-first');
    await save('bookings', id, { company: 'Test & Co', country: 'DE', taxNumber: 'DE1' });
    await takeTax(id);
    await db.updateTable('classes').set({ startsAt: '2026-11-20T09:00:00.000Z' }).execute();
    await seats.erase('test-first');
    const kept = await bookingOf(id);
    expect(kept).toMatchObject({ due: '480', data: { country: 'DE', company: '', taxNote: 'Reverse charge' } });
    expect(kept.otherTax).toBeUndefined();
    expect(await takeTax(id)).toMatchObject({ status: 409, sentence: 'There is no other tax for this buyer.' });
  });

  test('rate of a country changed or removed: bookings keep what was agreed', async () => {
    const { add, book, bookingOf, call } = await createTaxed({ engine });
    await add();
    const { body } = await book({ seats: '1', country: 'DE', taxNumber: '' });
    await call('PUT', '/taxes/DE', { version: 1, data: { rate: '16' } });
    const kept = { due: '571.20', data: { taxRate: '19', taxNote: 'VAT of Germany' } };
    expect(await bookingOf(body.id)).toMatchObject(kept);
    expect((await call('POST', '/taxes/DE/remove', { version: 2 })).status).toBe(200);
    expect(await bookingOf(body.id)).toMatchObject(kept);
    expect((await call('GET', '/taxes')).body.total).toBe(0);
  });

  test('database of an earlier version: bookings have no country, and the orders say the same', async () => {
    const { db, orders } = await createTaxed({ engine });
    const before = await orders();
    await db.schema.dropTable('taxes').execute();
    await db.schema.alterTable('bookings').dropColumn('country').execute();
    await up(db);
    await up(db);
    expect(await orders()).toEqual(before);
    expect(before).toMatchObject([{ country: '', total: '2304' }]);
    expect(await db.selectFrom('taxes').selectAll().execute()).toEqual([]);
  });
});

test.each([
  [{ country: 'EU' }, 'Country has to be the code of a country or its name: DE or Germany.'],
  [{ country: '' }, 'Country is needed.'],
  [{ rate: '' }, 'Tax rate is needed.'],
  [{ rate: 'none' }, 'Tax rate has to be a percentage like 19 or 19.50.'],
  [{ rate: '190%' }, 'Tax rate has to be 100 percent at most.'],
  [{ companyRate: '' }, 'Note for companies has no rate beside it.'],
])('new tax %j: %s', async (data, sentence) => {
  const { add } = await createTaxed();
  expect(await add(data)).toMatchObject({ status: 422, sentence });
});

test('tax of a country that has one already, or of another country: refused', async () => {
  const { add, call } = await createTaxed();
  await add();
  expect(await add()).toMatchObject({ status: 422, sentence: 'Country is there already.' });
  expect(await call('PUT', '/taxes/DE', { version: 1, data: { country: 'FR' } })).toMatchObject({
    status: 422,
    sentence: 'Country is not changed: add the other one.',
  });
});

test('country of a company beside what is paid: refused, with the page that changes it', async () => {
  const { booking, save } = await createTaxed();
  expect((await save('bookings', booking.id, { country: 'DE' })).faults).toEqual([
    { field: 'country', fault: 'Change who buys on the page of the company booking.' },
  ]);
});

test.each([
  ['19%', '19'],
  ['19.5 %', '19.50'],
  ['7,5%', '7.50'],
])('rate typed as %j: %s', async (rate, kept) => {
  const { add } = await createTaxed();
  expect((await add({ rate })).body.data).toMatchObject({ rate: kept });
});
