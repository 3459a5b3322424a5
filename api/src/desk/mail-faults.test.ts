import { expect, test } from 'vitest';
import { createTrainer } from '../testing/test-classes.ts';
import { onEachEngine } from '../testing/test-engines.ts';
import { testMember } from '../testing/test-rows.ts';

onEachEngine((engine) => {
  test('mail that was given up: said in the list and on the page of whom it went to, in every list with addresses', async () => {
    const { clock, db, desk, enrol, published, signInAs } = await createTrainer({ engine });
    const token = await signInAs('owner');
    const item = await published();
    const post = (path: string, data: object) => desk('POST', path, { token, body: { data } });
    const buyer = {
      company: 'Test & Co',
      address: '',
      taxNumber: '',
      contactName: '',
      contactEmail: 'buyer@example.com',
    };
    const booked = await post('/company-bookings', { classId: item.id, seats: '2', code: '', ...buyer });
    await post('/company-seats', { email: 'ann@example.com', fullname: 'Ann', bookingId: booked.body.id });
    await post('/staff', { email: 'new@example.com', fullname: 'New', role: 'editor' });
    await enrol(item.id, 'test-one');
    await db.insertInto('members').values(testMember('test-seatless')).execute();
    const accepted = { memberId: 'test-seatless', email: 'test-seatless@example.com', fullname: 'Seatless' };
    const key = { keyHash: 'test', passCodeHash: '', triesLeft: 0, revokedAt: null, renewsMemberId: null };
    const times = { createdAt: item.startsAt, expiresAt: item.startsAt };
    await db
      .insertInto('invitations')
      .values({ ...accepted, ...key, ...times, classId: item.id })
      .execute();
    const message = { createdAt: item.startsAt, name: 'Mia', email: 'mia@example.com', text: 'Hello', state: 'new' };
    await db
      .insertInto('messages')
      .values({ ...message, id: 'm', answer: '', changedAt: '', changedBy: '' })
      .execute();
    const mail = { sender: 'a@example.com', subject: 'Test', text: '', html: '', createdAt: item.startsAt };
    const queue = { sentAt: null, nextTryAt: null, tries: 3, fault: 'EENVELOPE 550' };
    const addresses = ['buyer', 'ann', 'new', 'mia', 'test-one', 'test-seatless'].map((name) => `${name}@example.com`);
    await db.deleteFrom('mails').execute();
    await db
      .insertInto('mails')
      .values(addresses.map((recipient) => ({ ...mail, ...queue, id: recipient, recipient })))
      .execute();

    for (const [list, title] of [
      ['company-bookings', 'Test & Co'],
      ['company-seats', 'Ann'],
      ['staff', 'New'],
      ['messages', 'Mia'],
      ['members', 'Test Member test-one'],
      ['invitations', 'Ann'],
      ['enrolments', 'Test Member test-one'],
      ['bookings', 'Test Member test-one'],
      ['bookings', 'Test & Co'],
    ]) {
      const { rows } = (await desk('GET', `/${list}`, { token })).body;
      const row = rows.find((each: { title: string }) => each.title === title);
      expect([list, row?.mailFault]).toEqual([list, 'A mail was given up: EENVELOPE 550']);
      const { body } = await desk('GET', `/${list}/${row.id}`, { token });
      expect([list, body.mailFault]).toEqual([list, row.mailFault]);
    }
    const { lists } = (await desk('GET', '/search?q=test-one', { token })).body;
    const mailFault = 'A mail was given up: EENVELOPE 550';
    expect(lists).toMatchObject([{ list: 'members', rows: [{ mailFault }] }]);
    const soon = new Date(clock.read().getTime() + 2 * 86_400_000).toISOString();
    await db.updateTable('classes').set({ startsAt: soon }).execute();
    await db.updateTable('invitations').set({ expiresAt: soon }).where('memberId', 'is', null).execute();
    const ended = { payment: 'Paid', endedAt: item.startsAt };
    await db.updateTable('bookings').set(ended).where('memberId', '=', 'test-one').execute();
    expect((await desk('GET', '/today', { token })).body).toMatchObject({
      seatless: [{ id: 'test-seatless', mailFault }],
      messages: [{ id: 'm', mailFault }],
      invitations: [{ fullname: 'Demo Newcomer' }, { fullname: 'Ann', mailFault }],
      companies: [{ company: 'Test & Co', mailFault }],
      refunds: [{ name: 'Test Member test-one', mailFault }],
    });
    const page = (await desk('GET', `/company-bookings/${booked.body.id}`, { token })).body;
    const body = { version: page.version, data: { ...buyer, address: 'Test Street 1' } };
    const saved = await desk('PUT', `/company-bookings/${page.id}`, { token, body });
    expect([saved.status, saved.body.mailFault]).toEqual([200, page.mailFault]);
    await db.updateTable('mails').set({ sentAt: item.startsAt, fault: null }).execute();
    expect((await desk('GET', '/messages', { token })).body.rows[0].mailFault).toBeUndefined();
  });
});
