import { expect, test } from 'vitest';
import { onEachEngine, openTestEngine } from '../testing/test-engines.ts';
import { testClass } from '../testing/test-rows.ts';
import { companyBookingPage } from './company-booking/table.ts';
import { discountPage } from './discount/table.ts';

const count = 10_050;
const at = '2026-11-01T08:00:00.000Z';
const [words, page] = ['', { offset: count - 1, limit: 50 }];

const inParts = async <Row>(rows: Row[], insert: (part: Row[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += 500) await insert(rows.slice(from, from + 500));
};

onEachEngine((engine) => {
  test('more than ten thousand in a state: all are counted, and the last one is there', async () => {
    const db = await openTestEngine(engine);
    await db.insertInto('classes').values(testClass()).execute();
    const numbers = Array.from({ length: count }, (_, index) => String(index).padStart(6, '0'));
    const code = { kind: 'Percent', value: '20', createdAt: at };
    const booking = { classId: 'test-class', memberId: '', bookedAt: at, isAgreed: 1, tax: '0', due: '480' };
    const agreed = { price: '480', currency: 'EUR', taxRate: '', taxMode: 'Included', company: 'Test & Co' };
    await inParts(
      numbers.map((number) => ({ ...code, code: `CODE-${number}` })),
      (part) => db.insertInto('discounts').values(part).execute(),
    );
    await db
      .insertInto('discounts')
      .values({ ...code, code: 'ENDED', createdAt: '2026-10-01', endedAt: at })
      .execute();
    await inParts(
      numbers.map((id) => ({ ...booking, ...agreed, id })),
      (part) => db.insertInto('bookings').values(part).execute(),
    );
    await db
      .insertInto('bookings')
      .values({ ...booking, ...agreed, id: 'ended', bookedAt: '2026-10-01', endedAt: at })
      .execute();

    expect(await discountPage(db, at, { words, state: 'good' }, page)).toMatchObject({
      total: count,
      rows: [{ code: `CODE-${numbers.at(-1)}` }],
    });
    expect(await discountPage(db, at, { words, state: 'ended' }, { offset: 0, limit: 1 })).toMatchObject({ total: 1 });
    expect(await companyBookingPage(db, at, { words, state: 'open' }, page)).toMatchObject({
      total: count,
      rows: [{ id: numbers[0] }],
    });
    expect(await companyBookingPage(db, at, { words, state: 'ended' }, { offset: 0, limit: 1 })).toMatchObject({
      total: 1,
      rows: [{ id: 'ended' }],
    });
  });
});
