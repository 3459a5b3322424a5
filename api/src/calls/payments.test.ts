import { expect, test } from 'vitest';
import { signatureOf } from '../resources/key/signature.ts';
import { createTrainer } from '../testing/test-classes.ts';
import { minute } from '../testing/test-clock.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { createTestSeats } from '../testing/test-seats.ts';

async function createBooked(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { api, clock, db, desk, enrol, published, signInAs } = trainer;
  const item = await published();
  await enrol(item.id, 'test-first');
  const owner = await signInAs('owner');
  const { secret } = (await desk('POST', '/settings/provider/payment-secret', { token: owner, body: {} })).body;
  const tell = async (body: object, signedBy = secret, time = clock.read()) => {
    const payload = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', 'agile-signature': signatureOf(payload, [signedBy], time) };
    const answer = await api.inject({ method: 'POST', url: '/api/payments', headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const booked = () => db.selectFrom('bookings').selectAll().executeTakeFirstOrThrow();
  return { ...trainer, booked, item, owner, secret, tell };
}

onEachEngine((engine) => {
  test('payment told by the app: noted once, with a line in the audit log', async () => {
    const { booked, desk, item, owner, tell } = await createBooked({ engine });
    const { id } = await booked();
    const paid = { booking: id, payment: 'Paid', date: '2026-12-03', reference: 'TX-77' };
    const answer = {
      status: 200,
      body: { booking: id, payment: 'Paid', date: '2026-12-03', due: '480', currency: 'EUR' },
    };
    expect(await tell(paid)).toEqual(answer);
    expect(await tell(paid)).toEqual(answer);
    expect(await booked()).toMatchObject({ payment: 'Paid', paymentReference: 'TX-77', version: 2 });
    const { rows } = (await desk('GET', '/audit?action=booking', { token: owner })).body;
    expect(rows).toMatchObject([{ action: 'booking changed', detail: expect.stringMatching(/by the app$/) }]);
    const seat = { email: 'test-first@example.com', classId: item.id };
    expect((await tell({ ...seat, payment: 'Given back' })).body).toMatchObject({ booking: id, payment: 'Given back' });
  });
});

onEachEngine((engine) => {
  test('seat paid, given back and taken again: money that was given back is noted with the first booking', async () => {
    const { booked, db, clock, item, tell } = await createBooked({ engine });
    const { id } = await booked();
    const seat = { email: 'test-first@example.com', classId: item.id };
    const seats = createTestSeats(db, clock.read);
    await tell({ ...seat, payment: 'Paid' });
    await seats.cancel('test-first', item.id);
    clock.advance(minute);
    await seats.enrolByTrainer('test-first', item.id);
    const back = { ...seat, payment: 'Given back' };
    expect((await tell(back)).body).toMatchObject({ booking: id, payment: 'Given back' });
    expect((await tell(back)).body).toMatchObject({ booking: id, payment: 'Given back' });
    const paid = (await tell({ ...seat, payment: 'Paid' })).body;
    expect(paid).toMatchObject({ booking: expect.not.stringMatching(id), payment: 'Paid' });
    const payments = await db.selectFrom('bookings').select('payment').orderBy('bookedAt').execute();
    expect(payments).toEqual([{ payment: 'Given back' }, { payment: 'Paid' }]);
  });

  test('late retry of a payment that staff have noted as given back: refused in a sentence, nothing changes', async () => {
    const { booked, desk, owner, tell } = await createBooked({ engine });
    const { id } = await booked();
    const paid = { booking: id, payment: 'Paid', reference: 'TX-77' };
    await tell(paid);
    await desk('PUT', `/bookings/${id}`, { token: owner, body: { version: 2, data: { payment: 'Given back' } } });
    expect(await tell(paid)).toMatchObject({
      status: 422,
      body: { err: [{ val: 'This payment was given back. Only staff can change that.' }] },
    });
    expect(await booked()).toMatchObject({ payment: 'Given back', version: 3 });
    expect((await tell({ booking: id, payment: 'Given back', note: 'Test note' })).status).toBe(200);
  });
});

onEachEngine((engine) => {
  test('call of the app told again: as before while nothing has changed, and refused once staff have opened the payment', async () => {
    const { booked, clock, desk, owner, tell } = await createBooked({ engine });
    const { id } = await booked();
    const [paid, at] = [{ booking: id, payment: 'Paid' }, clock.read()];
    await tell(paid, undefined, at);
    expect((await tell(paid, undefined, at)).status).toBe(200);
    await desk('PUT', `/bookings/${id}`, { token: owner, body: { version: 2, data: { payment: 'Open' } } });
    clock.advance(2 * minute);

    expect(await tell(paid, undefined, at)).toMatchObject({
      status: 409,
      body: { err: [{ val: 'This signature was used already. Sign the call again, with the present time.' }] },
    });
    expect(await booked()).toMatchObject({ payment: 'Open', version: 3 });
    expect((await tell(paid)).body).toMatchObject({ payment: 'Paid' });
  });

  test('call of the app that changed nothing: refused once it would change something', async () => {
    const { booked, clock, desk, owner, tell } = await createBooked({ engine });
    const { id } = await booked();
    const [paid, at] = [{ booking: id, payment: 'Paid' }, clock.read()];
    await desk('PUT', `/bookings/${id}`, { token: owner, body: { version: 1, data: { payment: 'Paid' } } });
    expect((await tell(paid, undefined, at)).status).toBe(200);
    await desk('PUT', `/bookings/${id}`, { token: owner, body: { version: 2, data: { payment: 'Open' } } });

    expect((await tell(paid, undefined, at)).status).toBe(409);
    expect(await booked()).toMatchObject({ payment: 'Open' });
  });
});

test('payment that is not signed by this secret, or signed long ago: refused, nothing changes', async () => {
  const { api, booked, clock, secret, tell } = await createBooked();
  const paid = { booking: (await booked()).id, payment: 'Paid' };
  expect((await tell(paid, 'whsec_other')).status).toBe(401);
  expect((await tell(paid, secret, new Date(clock.read().getTime() - 301_000))).status).toBe(401);
  const headers = { 'content-type': 'application/json' };
  expect((await api.inject({ method: 'POST', url: '/api/payments', headers, payload: paid })).statusCode).toBe(401);
  expect(await booked()).toMatchObject({ payment: 'Open', version: 1 });
});

test.each([
  [{ booking: 'nothing', payment: 'Paid' }, 404, 'There is no such booking.'],
  [{ payment: 'Paid' }, 404, 'There is no such booking.'],
  [{ payment: 'Half' }, 400, expect.stringContaining('payment')],
  [{ payment: 'Paid', amount: 5 }, 400, expect.stringContaining('key')],
  [{ payment: 'Paid', date: '31.02.2026' }, 422, expect.stringContaining('Payment date')],
])('payment told as %j: %i', async (body, status, val) => {
  const { booked, tell } = await createBooked();
  const named = status === 404 ? body : { booking: (await booked()).id, ...body };
  expect(await tell(named)).toMatchObject({ status, body: { err: [{ val }] } });
});
