import { expect, test } from 'vitest';
import { createCompany } from '../../testing/test-company-desk.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';

onEachEngine((engine) => {
  test('company booking: seats are taken, the price is agreed for all, the contact is told', async () => {
    const { booking, mailsTo, orders, seatsLeft } = await createCompany({ engine });
    expect(booking).toMatchObject({ title: 'Test & Co', state: 'open', seats: 4, named: 0, due: '2304' });
    expect(await seatsLeft()).toBe(2);
    const [mail] = await mailsTo('buyer@example.com');
    expect(mail).toContain('Test & Co has booked 4 seats in the class “Test class”.');
    expect(mail).toContain('Price: 480 EUR each plus 20% tax: 576 EUR');
    expect(mail).toContain('To be paid: 2,304 EUR');
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

  test('company booking that is paid: mails about it say so, and no longer that it has to be', async () => {
    const { act, booking, call, mailsTo } = await createCompany({ engine });
    const [{ version }] = (await call('GET', '/bookings?state=open')).body.rows;
    const data = { payment: 'Paid' };
    await call('PUT', `/bookings/${booking.id}`, { version, data });
    await act('give-back', { seats: 1 });
    const mail = (await mailsTo('buyer@example.com')).at(-1);
    expect(mail).toContain('Paid for those that stay: 1,728 EUR');
    expect(mail).not.toContain('To be paid');
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
