import type { Kysely } from 'kysely';
import { describe } from 'vitest';
import type { Database } from '../../database/schema.ts';
import { tryEveryDoor } from '../../testing/every-door.ts';
import { addPeople } from '../../testing/test-people.ts';
import { bookingResource } from './booking.ts';

describe('every door', () =>
  tryEveryDoor(bookingResource, {
    save: {
      needs: addBooked,
      id: 'testbooked',
      input: {
        data: {
          ...{
            price: '400',
            taxRate: '20',
            taxMode: 'Added',
            company: 'Test & Co',
            taxNumber: 'ATU1',
            payment: 'Paid',
          },
          ...{ paidOn: '20261103', paymentReference: 'Test transfer', paymentNote: 'Test', address: 'Test Street 1' },
          country: 'DE',
        },
      },
    },
    tax: { needs: addTaxed, id: 'testbooked' },
  }));

async function addBooked(db: Kysely<Database>) {
  await addPeople(db);
  const seat = { classId: 'test-full', memberId: 'test-first', bookedAt: '2026-11-02T08:00:00.000Z' };
  const agreed = { price: '480', currency: 'EUR', tax: '0', due: '480', isAgreed: 1 };
  await db
    .insertInto('bookings')
    .values({ ...seat, ...agreed, id: 'testbooked' })
    .execute();
}

async function addTaxed(db: Kysely<Database>) {
  await addBooked(db);
  await db.insertInto('taxes').values({ country: 'DE', rate: '19' }).execute();
  await db.updateTable('bookings').set({ country: 'DE' }).execute();
  await db.updateTable('classes').set({ mode: 'Live online', taxRate: '20' }).execute();
}
