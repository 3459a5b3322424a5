import { callPaths } from '@agile-languages/shared/api';
import { expect, test } from 'vitest';
import { createTrainer } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { addTestMembers } from '../../testing/test-rows.ts';
import { createTestSeats } from '../../testing/test-seats.ts';

const spring = { code: 'spring-20', kind: 'Percent', value: '20' };

async function createDiscount(options: Parameters<typeof createTrainer>[0] = {}) {
  const trainer = await createTrainer(options);
  const { call, clock, db, desk, published, token } = trainer;
  const make = (data: object = {}) => desk('POST', '/discounts', { token, body: { data: { ...spring, ...data } } });
  const item = await published({ seats: '20', taxRate: '10', taxMode: 'Added' });
  const members = await addTestMembers(db, 6);
  const seats = createTestSeats(db, clock.read);
  const enrol = (memberId: string, code: string, classId = item.id) =>
    desk('POST', '/enrolments', { token, body: { data: { email: `${memberId}@example.com`, classId, code } } });
  const bookings = () => db.selectFrom('bookings').selectAll().orderBy('bookedAt').execute();
  const used = async () => (await desk('GET', '/discounts/SPRING-20', { token })).body.uses;
  const asksForCode = async (classId = item.id) =>
    (await call(callPaths.getClassList, { startLimit: 0, limit: 1, fkClassId: classId, fkDpLangId: '' })).tbl[0].r[0]
      .discount;
  return { ...trainer, asksForCode, bookings, enrolWith: enrol, item, make, members, seats, used };
}

onEachEngine((engine) => {
  test('discount code: taken off the price before tax, kept with the seat, given back with it', async () => {
    const { bookings, db, enrolWith, item, make, members, seats, used } = await createDiscount({ engine });
    const [first = ''] = members;
    expect((await make()).body).toMatchObject({ id: 'SPRING-20', state: 'good', uses: 0 });
    expect((await enrolWith(first, ' spring-20 ')).status).toBe(200);
    const agreed = { code: 'SPRING-20', discount: '96', price: '384', tax: '38.40', due: '422.40' };
    expect(await bookings()).toMatchObject([agreed]);
    const mails = await db.selectFrom('mails').select('text').where('recipient', '=', `${first}@example.com`).execute();
    expect(mails[0]?.text).toContain('Price: 384 EUR plus 10% tax: 422.40 EUR');
    expect(await used()).toBe(1);
    await seats.cancel(first, item.id);
    expect(await used()).toBe(0);
  });

  test('member who has a seat gives a code: it is not used and a sentence says so; the code of the seat is fine', async () => {
    const { bookings, enrolWith, item, make, members, seats, used } = await createDiscount({ engine });
    const [first = '', second = ''] = members;
    await make();
    await seats.enrol(first, item.id);
    const sentence = 'The member has a seat already; the code was not used.';
    expect(await enrolWith(first, 'SPRING-20')).toMatchObject({ status: 409, sentence });
    expect(await seats.enrol(first, item.id, 'spring-20')).toBe('You have a seat already; the code was not used.');
    expect(await seats.enrol(first, item.id)).toBe('enrolled');
    expect(await bookings()).toMatchObject([{ code: '' }]);
    expect(await used()).toBe(0);
    expect(await seats.enrol(second, item.id, 'SPRING-20')).toBe('enrolled');
    expect(await seats.enrol(second, item.id, ' spring-20')).toBe('enrolled');
    expect((await enrolWith(second, 'SPRING-20')).status).toBe(200);
    expect(await used()).toBe(1);
  });

  test('discount code for two seats, asked for six times at once: two seats, and no other is taken', async () => {
    const { asksForCode, bookings, enrolWith, make, members, used } = await createDiscount({ engine });
    await make({ mostUses: '2' });
    expect(await asksForCode()).toBe('code');
    const answers = await Promise.all(members.map((member) => enrolWith(member, 'SPRING-20')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = answers.filter(({ status }) => status !== 200).map(({ sentence }) => sentence);
    expect(new Set(refused)).toEqual(new Set(['The discount code SPRING-20 is used up.']));
    expect(await bookings()).toHaveLength(2);
    expect(await used()).toBe(2);
    expect(await asksForCode()).toBeUndefined();
  });
});

test.each([
  [{}, 'SPRING', 'There is no discount code SPRING.'],
  [{ until: '20200101' }, 'SPRING-20', 'The discount code SPRING-20 has ended.'],
  [{ kind: 'Amount', currency: 'CHF' }, 'SPRING-20', 'The discount code SPRING-20 is for prices in CHF.'],
])('discount %j, code %s: %s', async (data, code, sentence) => {
  const { bookings, enrolWith, make, members } = await createDiscount();
  await make(data);
  expect(await enrolWith(members[0] ?? '', code)).toMatchObject({ status: 409, sentence });
  expect(await bookings()).toEqual([]);
});

test('waiting list: keeps a good discount code, which the seat has', async () => {
  const { bookings, db, desk, item, make, members, seats, token, used } = await createDiscount();
  const [first = '', second = ''] = members;
  await make({ mostUses: '1' });
  await seats.enrol(first, item.id);
  await db.updateTable('classes').set({ seatsTotal: 1, seatsLeft: 0 }).where('id', '=', item.id).execute();
  const wait = (code: string) =>
    desk('POST', '/enrolments/wait', {
      token,
      body: { data: { email: `${second}@example.com`, classId: item.id, code } },
    });
  expect(await wait('SPRNG')).toMatchObject({
    status: 422,
    sentence: 'There is no discount code SPRNG.',
  });
  expect(await wait('spring-20')).toMatchObject({ status: 200 });
  await seats.cancel(first, item.id);
  const ofSecond = (await bookings()).filter(({ memberId }: { memberId: string }) => memberId === second);
  expect(ofSecond).toMatchObject([{ code: 'SPRING-20', price: '384' }]);
  expect(await used()).toBe(1);
});

test('discount for some classes: check-out of these asks for it, others refuse it', async () => {
  const { asksForCode, desk, enrolWith, item, make, members, published, token } = await createDiscount();
  const other = await published({ name: 'Other class' });
  expect(await asksForCode()).toBeUndefined();
  await make({ classIds: item.id, kind: 'Amount', value: '1000', currency: 'EUR' });
  expect([await asksForCode(), await asksForCode(other.id)]).toEqual(['code', undefined]);
  expect(await enrolWith(members[0] ?? '', 'SPRING-20', other.id)).toMatchObject({
    sentence: 'The discount code SPRING-20 is not for this class.',
  });
  await desk('POST', '/discounts/SPRING-20/end', { token, body: { version: 1 } });
  expect(await asksForCode()).toBeUndefined();
});

test.each([
  [{ value: '101' }, 'Value has to be 100 percent at most.'],
  [{ value: '0' }, 'Value has to be more than 0.'],
  [{ code: 'a!' }, 'Code has to be 3 to 30 letters, digits or hyphens.'],
  [{ kind: 'Amount' }, 'Currency is needed for an amount.'],
  [{ classIds: '1' }, 'There is no class 1.'],
])('new discount %j: %s', async (data, sentence) => {
  const { make } = await createDiscount();
  expect(await make(data)).toMatchObject({ status: 422, sentence });
});
