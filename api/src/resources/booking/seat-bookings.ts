import { randomInt } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { BookingsTable } from '../../database/tables/class-tables.ts';
import { giveUseBack } from '../discount/table.ts';
import { type Taxed, taxOf } from './price.ts';

interface Seat {
  memberId: string;
  classId: string;
}

export async function bookSeat(
  transaction: Transaction<Database>,
  { memberId, classId }: Seat,
  {
    price,
    currency,
    taxRate,
    taxMode,
    taxNote,
    code = '',
    discount = '',
  }: Taxed & { code?: string; discount?: string },
  now: string,
): Promise<string> {
  const id = newBookingId();
  const agreed = { price, currency, taxRate, taxMode, taxNote };
  await transaction
    .insertInto('bookings')
    .values({
      id,
      memberId,
      classId,
      bookedAt: now,
      isAgreed: 1,
      code,
      discount,
      ...agreed,
      ...taxOf(agreed),
    })
    .execute();
  return id;
}

const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** People write it on transfers: no signs look alike. */
export const newBookingId = (): string => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');

/** Gives each use of a discount code back. */
export async function endBookings(
  transaction: Transaction<Database>,
  { memberId, classId }: { memberId?: string; classId: string },
  now: Date,
): Promise<void> {
  const ended = await transaction
    .updateTable('bookings')
    .set(({ eb }) => ({ endedAt: now.toISOString(), version: eb('version', '+', 1) }))
    .where('classId', '=', classId)
    .where('endedAt', '=', '')
    .$if(memberId !== undefined, (query) => query.where('memberId', '=', memberId ?? ''))
    .returning(['code', 'seats'])
    .execute();
  for (const { code, seats } of ended) if (code !== '') await giveUseBack(transaction, code, seats);
}

export const moveBooking = (transaction: Transaction<Database>, memberId: string, from: string, to: string) =>
  transaction
    .updateTable('bookings')
    .set(({ eb }) => ({ classId: to, version: eb('version', '+', 1) }))
    .where('memberId', '=', memberId)
    .where('classId', '=', from)
    .where('endedAt', '=', '')
    .execute();

/** By member: the last one, or that of the company whose seat the member has. */
export async function bookingsOf(
  db: Kysely<Database>,
  classId: string,
  memberId?: string,
): Promise<Map<string, Selectable<BookingsTable>>> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('classId', '=', classId)
    .where('memberId', '!=', '')
    .$if(memberId !== undefined, (query) => query.where('memberId', '=', memberId ?? ''))
    .orderBy('bookedAt')
    .execute();
  const ofCompanies = await db
    .selectFrom('enrolments')
    .innerJoin('bookings', 'bookings.id', 'enrolments.bookingId')
    .selectAll('bookings')
    .select('enrolments.memberId as holderId')
    .where('enrolments.classId', '=', classId)
    .$if(memberId !== undefined, (query) => query.where('enrolments.memberId', '=', memberId ?? ''))
    .execute();
  return new Map([
    ...rows.map((row) => [row.memberId, row] as const),
    ...ofCompanies.map(({ holderId, ...row }) => [holderId, row] as const),
  ]);
}

export async function withAgreed<Record extends Taxed & { id: string }>(
  db: Kysely<Database>,
  record: Record,
  memberId: string,
): Promise<Record> {
  const booking = (await bookingsOf(db, record.id, memberId)).get(memberId);
  return agreedIn(record, booking);
}

export function agreedIn<Record extends Taxed>(
  record: Record,
  booking: (Taxed & { id: string; endedAt: string; memberId: string; company: string }) | undefined,
): Record {
  if (!booking || booking.endedAt) return record;
  const { id, price, currency, taxRate, taxMode, taxNote, memberId, company } = booking;
  const payer = memberId === '' ? { paidBy: company } : { booking: id };
  return { ...record, price, currency, taxRate, taxMode, taxNote, ...payer };
}
