import { expect, test } from 'vitest';
import { createContext } from '../../context.ts';
import { noStaff } from '../../core/audit.ts';
import { perform } from '../../core/perform.ts';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { leave } from './actions.ts';
import { upkeep } from './upkeep.ts';

async function createSeat(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer({ demo: true, ...options });
  const item = await trainer.published({ pattern: '2 x 2 h, Tue 18:30' });
  await trainer.enrol(item.id, 'test-first');
  const mailsTo = (recipient: string) =>
    trainer.db.selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('id').execute();
  const act = (path: string, body?: object) =>
    trainer.desk('POST', `/enrolments/${item.id}~test-first/${path}`, { token: trainer.token, ...(body && { body }) });
  return { ...trainer, act, item, mailsTo };
}

onEachEngine((engine) => {
  test('seat by staff: one mail with every session in both zones, the price and the calendar file', async () => {
    const { item, mailsTo } = await createSeat({ engine });
    const [mail, ...others] = await mailsTo('test-first@example.com');

    expect(others).toEqual([]);
    expect(mail?.subject).toBe('You have a seat: Test class');
    expect(mail?.text).toContain('Agile Languages has given you a seat in the class “Test class”.');
    expect(mail?.text).toContain('Tuesday 2 March 2027, 18:30 to 20:30 (Europe/Vienna), 17:30 to 19:30 UTC');
    expect(mail?.text).toContain('Tuesday 9 March 2027, 18:30 to 20:30 (Europe/Vienna), 17:30 to 19:30 UTC');
    expect(mail?.text).toContain('Price: 480 EUR');
    expect(mail?.html).toContain('<br>');
    expect(mail?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(2);
    expect(mail?.calendar).toContain(`SEQUENCE:${item.version + 1}\r`);
    expect(mail?.calendar).toContain('CN="Agile Languages"');
  });

  test('seat, who pays for it: mails name its booking, also the reminder and when it is given back', async () => {
    const { act, db, mailsTo } = await createSeat({ engine });
    const { id } = await db.selectFrom('bookings').select('id').executeTakeFirstOrThrow();
    await act('remind', {});
    await act('cancel');
    const texts = (await mailsTo('test-first@example.com')).map(({ text }) => text);
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toContain(`\nBooking: ${id}\n`);
  });

  test('seat in a class with a tax: the mail says the rate and what is to be paid', async () => {
    const { mailsTo, published, enrol } = await createSeat({ engine });
    const item = await published({ taxRate: '20', taxMode: 'Added', taxNote: 'Test note' });
    await enrol(item.id, 'test-second');
    const [mail] = await mailsTo('test-second@example.com');
    expect(mail?.text).toContain('Price: 480 EUR plus 20% tax: 576 EUR. Test note');
  });

  test('seat that is given back: a mail that takes the sessions out of the calendar', async () => {
    const { act, db, mailsTo } = await createSeat({ engine });
    await db.updateTable('classes').set({ price: '700', taxRate: '20', taxMode: 'Added' }).execute();
    expect((await act('cancel')).body.said).toBe('The seat is free again.');
    const mail = (await mailsTo('test-first@example.com')).at(-1);

    expect(mail?.subject).toBe('Your seat was given back: Test class');
    expect(mail?.text).toContain('Tuesday 2 March 2027, 18:30 to 20:30 (Europe/Vienna), 17:30 to 19:30 UTC');
    expect(mail?.text).toContain('Tuesday 9 March 2027, 18:30 to 20:30 (Europe/Vienna), 17:30 to 19:30 UTC');
    expect(mail?.text).toContain('Price: 480 EUR\n');
    expect(mail?.calendar).toContain('METHOD:CANCEL');
  });

  test('place on the waiting list that staff take away: one mail; none when the member leaves or the class begins', async () => {
    const { clock, db, desk, enrol, mailsTo, published, token } = await createSeat({ engine });
    const full = await published({ name: 'Full class', seats: '1' });
    await enrol(full.id, 'test-second');
    const context = createContext(db, { clock: clock.read });
    const at = { id: `${full.id}~test-first` };
    const wait = () =>
      desk('POST', '/enrolments/wait', {
        token,
        body: { data: { email: 'test-first@example.com', classId: full.id } },
      });
    const told = async () =>
      (await mailsTo('test-first@example.com')).filter(({ subject }) => /no longer/.test(subject));
    await wait();
    expect((await perform(context, leave, at, {}, noStaff)).kind).toBe('done');
    await wait();
    expect(await told()).toEqual([]);
    expect((await desk('POST', `/enrolments/${at.id}/leave`, { token, body: {} })).status).toBe(200);
    expect(await told()).toMatchObject([
      { subject: 'You are no longer on the waiting list: Full class', calendar: '' },
    ]);

    await wait();
    clock.advance(365 * 86_400_000);
    await upkeep(context, () => true);
    expect(await db.selectFrom('waiting').selectAll().execute()).toEqual([]);
    expect(await told()).toHaveLength(1);
  });

  test('seat that is moved: one mail, the sessions there are in, those here are out', async () => {
    const { act, mailsTo, published } = await createSeat({ engine });
    const other = await published({ name: 'Other class', start: '2027-04-06T18:30' });
    await act('move', { to: other.id });
    const [, mail, ...others] = await mailsTo('test-first@example.com');

    expect(others).toEqual([]);
    expect(mail?.subject).toBe('You have a seat: Other class');
    expect(mail?.text).toContain('Your seat in the class “Test class” is now one in the class “Other class”.');
    expect(mail?.calendar.match(/STATUS:CONFIRMED/g)).toHaveLength(5);
    expect(mail?.calendar.match(/STATUS:CANCELLED/g)).toHaveLength(2);
  });
});

test('session after midnight in UTC: both days are named', async () => {
  const { mailsTo, published, enrol } = await createSeat();
  const item = await published({
    start: '2027-03-02T20:00',
    timeZone: 'America/Chicago',
    pattern: '1 x 2 h, Tue 20:00',
  });
  await enrol(item.id, 'test-far');

  expect((await mailsTo('test-far@example.com'))[0]?.text).toContain(
    'Tuesday 2 March 2027, 20:00 to 22:00 (America/Chicago), Wednesday 3 March 2027, 02:00 to 04:00 UTC',
  );
});

test('class that is over: a seat that staff enter later brings no mail', async () => {
  const { clock, enrol, item, mailsTo } = await createSeat();
  clock.advance(400 * 86_400_000);
  await enrol(item.id, 'test-late');
  expect(await mailsTo('test-late@example.com')).toEqual([]);
});

test('seat in a class that has begun: the mail says nothing of giving it back', async () => {
  const { clock, db, enrol, item, mailsTo } = await createSeat();
  expect((await mailsTo('test-first@example.com'))[0]?.text).toContain(
    'You can also give it back by the link below, until the class begins.',
  );
  clock.advance(Date.parse('2027-03-03T12:00:00Z') - clock.read().getTime());
  await enrol(item.id, 'test-late');
  const text = (await mailsTo('test-late@example.com'))[0]?.text;
  expect(text).toContain('The first session: Tuesday 2 March 2027, 18:30 (Europe/Vienna).');
  expect(text).not.toContain('begins');
  expect(text).toContain('If you cannot come, please answer this mail');
  expect(text).not.toContain('give it back');

  const later = { startsAt: '2027-03-09T17:30:00.000Z', localStart: '2027-03-09T18:30:00+01:00' };
  await db
    .updateTable('classes')
    .set({ ...later, cancelDays: '14' })
    .where('id', '=', item.id)
    .execute();
  await enrol(item.id, 'test-last');
  expect((await mailsTo('test-last@example.com'))[0]?.text).not.toContain('give it back');
});
