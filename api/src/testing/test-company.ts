import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { addPeople } from './test-people.ts';

export const testCompany = {
  ...{
    classId: 'test-open',
    seats: '3',
    company: 'Test & Co',
    address: 'Test Street 1',
    country: 'DE',
    taxNumber: 'ATU1',
  },
  ...{ contactName: 'Test Buyer', contactEmail: 'buyer@example.com' },
};

export async function addCompany(db: Kysely<Database>) {
  await addPeople(db);
  const { classId, seats, ...buyer } = testCompany;
  const agreed = {
    price: '480',
    currency: 'EUR',
    tax: '0',
    due: '1440',
    isAgreed: 1,
    bookedAt: '2026-11-02T08:00:00.000Z',
  };
  await db
    .insertInto('bookings')
    .values({ ...buyer, ...agreed, id: 'testcompany', memberId: '', classId, seats: Number(seats) })
    .execute();
  const at = { classId, createdAt: '2026-11-02T08:00:00.000Z', bookingId: 'testcompany' };
  await db
    .insertInto('enrolments')
    .values({ ...at, memberId: 'test-first' })
    .execute();
}
