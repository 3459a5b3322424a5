import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { soughtIn } from '../../database/kept-words.ts';
import type { Database } from '../../database/schema.ts';
import { onEachEngine, openTestEngine } from '../../testing/test-engines.ts';
import { testClass, testMember } from '../../testing/test-rows.ts';
import { enrolmentPage } from '../enrolment/table.ts';
import { bookingPage } from './table.ts';

/** More than are compared at once, many in the same moment. */
const count = 8100;
const numbers = Array.from({ length: count }, (_, index) => String(index).padStart(5, '0'));
const minuteOf = (number: string) =>
  `2026-11-01T08:${String(Math.floor(Number(number) / 300)).padStart(2, '0')}:00.000Z`;

async function addBookings(db: Kysely<Database>, sought: typeof soughtIn) {
  await db.insertInto('classes').values(testClass()).execute();
  for (let from = 0; from < count; from += 500) {
    const part = numbers.slice(from, from + 500);
    const members = part.map((number) => ({ ...testMember(`m${number}`), fullname: `Zoë Öztürk ${number}` }));
    await db
      .insertInto('members')
      .values(members.map((member) => ({ ...member, sought: sought(member) })))
      .execute();
    await db
      .insertInto('enrolments')
      .values(part.map((number) => ({ classId: 'test-class', memberId: `m${number}`, createdAt: minuteOf(number) })))
      .execute();
    await db
      .insertInto('bookings')
      .values(
        part.map((number) => ({
          ...{ id: `b${number}`, memberId: `m${number}`, classId: 'test-class', bookedAt: minuteOf(number) },
          ...{ price: '480', currency: 'EUR', due: '480', tax: '', isAgreed: 1, payment: 'Paid' },
          endedAt: minuteOf(number),
        })),
      )
      .execute();
  }
}

onEachEngine((engine) => {
  test.each([
    ['as they are compared', soughtIn],
    ['not known', () => ''],
  ])('bookings and seats by words, words of members %s: each once, in order, on every page', async (_, sought) => {
    const db = await openTestEngine(engine);
    await addBookings(db, sought);
    const ids = numbers.map((number) => `b${number}`);
    const found = async (state: 'all' | 'back', offset: number) => {
      const { rows, total } = await bookingPage(db, { words: 'OZTURK zoe', state }, { offset, limit: 3 });
      return [total, ...rows.map(({ id }) => id)];
    };

    for (const offset of [0, 3999, 4000, 8098]) {
      expect(await found('all', offset)).toEqual([count, ...ids.toReversed().slice(offset, offset + 3)]);
      expect(await found('back', offset)).toEqual([count, ...ids.slice(offset, offset + 3)]);
    }
    const seats = await enrolmentPage(db, { words: 'öztürk 04100' }, { offset: 0, limit: 3 });
    expect([seats.total, seats.rows.map(({ memberId }) => memberId)]).toEqual([1, ['m04100']]);
  });
});
