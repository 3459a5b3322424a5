import { moneyText } from '@agile-languages/shared/formats';
import { expect, test } from 'vitest';
import { createTrainer, testData } from '../../testing/test-classes.ts';
import { onEachEngine } from '../../testing/test-engines.ts';
import { testMember } from '../../testing/test-rows.ts';

onEachEngine((engine) => {
  test.each([
    [
      { currency: 'JPY', price: '48,000', earlyPrice: '40.000', taxRate: '10', taxMode: 'Added' },
      { price: '40000', oldPrice: '48000', due: '44000' },
      { price: '36000', tax: '3600', due: '39600', discount: '4000' },
      { net: '36000', tax: '3600', total: '39600' },
    ],
    [
      { currency: 'KWD', price: '150.125', earlyPrice: '120,5', taxRate: '5', taxMode: 'Added' },
      { price: '120.500', oldPrice: '150.125', due: '126.525' },
      { price: '108.450', tax: '5.423', due: '113.873', discount: '12.050' },
      { net: '108.450', tax: '5.423', total: '113.873' },
    ],
  ])(
    'class in another currency, %j: the same amounts on the site, in the booking, the mail, reports and orders',
    async (typed, shown, booked, ordered) => {
      const { clock, db, desk, onSite, published, signInAs, token } = await createTrainer({ engine });
      const today = clock.read().toISOString().slice(0, 10);
      const item = await published({ ...typed, earlyUntil: today });
      expect((await onSite(item.id))[0]).toMatchObject(shown);
      const code = { code: 'SPRING-10', kind: 'Percent', value: '10' };
      await desk('POST', '/discounts', { token, body: { data: code } });
      const data = { email: 'test-first@example.com', classId: item.id, code: 'SPRING-10' };
      await db.insertInto('members').values(testMember('test-first')).execute();
      expect((await desk('POST', '/enrolments', { token, body: { data } })).status).toBe(200);

      expect(await db.selectFrom('bookings').selectAll().execute()).toMatchObject([booked]);
      const mail = await db.selectFrom('mails').select('text').where('subject', 'like', 'You have%').executeTakeFirst();
      expect(mail?.text).toContain(
        `${moneyText(booked.price, typed.currency)} plus ${typed.taxRate}% tax: ${moneyText(booked.due, typed.currency)}`,
      );
      const month = today.slice(0, 7);
      const owner = await signInAs('owner');
      const lines = (await desk('GET', `/orders.json?from=${month}&until=${month}`, { token })).body;
      expect(JSON.stringify(lines)).toContain(`"total":"${ordered.total}"`);
      const report = (await desk('GET', '/class-report?by=class&from=2027-03&until=2027-03', { token: owner })).body;
      expect(report.rows).toMatchObject([{ revenue: { [typed.currency]: Number(ordered.net) } }]);
    },
  );
});

test.each(['BGN', 'HRK', 'CUC', 'ANG', 'SLL', 'ZWL'])(
  'currency %s, which has ended: refused for a class, a setting and a booking that has another, kept where it is',
  async (currency) => {
    const { enrol, postClass, published, desk, signInAs, token, db } = await createTrainer();
    const sentence = 'Currency has to be a code of ISO 4217 like EUR.';
    expect((await postClass('', { data: { ...testData, currency } })).sentence).toBe(sentence);
    const owner = await signInAs('owner');
    const body = { version: 1, data: { currency } };
    expect((await desk('PUT', '/settings/provider', { token: owner, body })).sentence).toBe(sentence);

    const { id } = await published();
    await enrol(id, 'test-first');
    const booking = await db.selectFrom('bookings').select(['id', 'version']).executeTakeFirstOrThrow();
    const put = (data: object) =>
      desk('PUT', `/bookings/${booking.id}`, { token, body: { version: booking.version, data } });
    expect((await put({ currency })).sentence).toBe(sentence);
    await db.updateTable('bookings').set({ currency }).execute();
    expect((await put({ payment: 'Paid' })).status).toBe(200);
  },
);
