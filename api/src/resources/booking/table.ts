import { randomInt } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { lockRows, type Store } from '../../core/actions.ts';
import { lastAuthorOf } from '../../core/audit.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import type { BookingsTable } from '../../database/tables/class-tables.ts';
import { giveUseBack } from '../discount/table.ts';
import type { Taxed } from './price.ts';
import { taxOf } from './price.ts';

export interface BookingRecord extends Selectable<BookingsTable> {
  /** `''` for an erased member. */
  fullname: string;
  email: string;
  className: string;
  startsAt: string;
}

interface Seat {
  memberId: string;
  classId: string;
}

const records = (db: Kysely<Database>) =>
  db
    .selectFrom('bookings')
    .innerJoin('classes', 'classes.id', 'bookings.classId')
    .leftJoin('members', 'members.id', 'bookings.memberId')
    .selectAll('bookings')
    .select(['classes.name as className', 'classes.startsAt'])
    .select(({ fn, val }) => [
      fn.coalesce('members.fullname', val('')).as('fullname'),
      fn.coalesce('members.email', val('')).as('email'),
    ]);

const subjectOf = ({ email, memberId }: BookingRecord) => email || `member ${memberId}`;

export const bookingStore: Store<BookingRecord> = {
  read: (db, id) => records(db).where('bookings.id', '=', id).executeTakeFirst(),
  lock: (transaction, id, version) =>
    lockRows(
      transaction,
      transaction
        .selectFrom('bookings')
        .select('id')
        .where('id', '=', id)
        .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0)),
    ),
  raise: (transaction, id) =>
    transaction
      .updateTable('bookings')
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute(),
  subjectOf,
  lastAuthor: (db, record) => lastAuthorOf(db, subjectOf(record)),
};

/** `back`: it was paid, and the seat is given back or the class cancelled. `paid` also: there is nothing to pay. */
export const bookingStates = ['open', 'paid', 'back', 'given back', 'ended'] as const;
export type BookingState = (typeof bookingStates)[number];

/** As migrations and prices write it. */
const nothing = ['0', '0.0', '0.00'];

export function stateOf({ payment, endedAt, due }: Pick<BookingRecord, 'payment' | 'endedAt' | 'due'>): BookingState {
  if (payment === 'Given back') return 'given back';
  if (payment === 'Paid') return endedAt ? 'back' : 'paid';
  if (endedAt) return 'ended';
  return nothing.includes(due) ? 'paid' : 'open';
}

export interface BookingFilter {
  words: string;
  state: BookingState | 'all';
  classId?: string;
  memberId?: string;
}

/** The latest first. */
export function bookingPage(
  db: Kysely<Database>,
  { words, state, classId, memberId }: BookingFilter,
  request: PageRequest,
): Promise<Page<BookingRecord>> {
  const payment = { open: 'Open', ended: 'Open', paid: '', back: 'Paid', 'given back': 'Given back', all: '' }[state];
  const query = records(db)
    .$if(payment !== '', (found) => found.where('bookings.payment', '=', payment))
    .$if(state === 'open', (found) => found.where('bookings.due', 'not in', nothing))
    .$if(state === 'paid', (found) =>
      found.where(({ and, eb, or }) =>
        or([
          eb('bookings.payment', '=', 'Paid'),
          and([eb('bookings.payment', '=', 'Open'), eb('bookings.due', 'in', nothing)]),
        ]),
      ),
    )
    .$if(state === 'open' || state === 'paid', (found) => found.where('bookings.endedAt', '=', ''))
    .$if(state === 'ended' || state === 'back', (found) => found.where('bookings.endedAt', '!=', ''))
    .$if(classId !== undefined, (found) => found.where('bookings.classId', '=', classId ?? ''))
    .$if(memberId !== undefined, (found) => found.where('bookings.memberId', '=', memberId ?? ''))
    .orderBy('bookings.bookedAt', 'desc')
    .orderBy('bookings.id');
  return foundPage(
    query,
    words,
    ({ id, fullname, email, company, paymentReference }) => `${id} ${fullname} ${email} ${company} ${paymentReference}`,
    request,
  );
}

/** With the seat, in its transaction. */
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
): Promise<void> {
  const agreed = { price, currency, taxRate, taxMode, taxNote };
  await transaction
    .insertInto('bookings')
    .values({ id: newId(), memberId, classId, bookedAt: now, isAgreed: 1, code, discount, ...agreed, ...taxOf(agreed) })
    .execute();
}

const signs = 'abcdefghjkmnpqrstuvwxyz23456789';

/** People write it on transfers: no signs that look alike. */
const newId = () => Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('');

/** @param seat Of one member, or of all in a class. Each use of a discount code is given back. */
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
    .returning('code')
    .execute();
  for (const { code } of ended) if (code !== '') await giveUseBack(transaction, code);
}

export const moveBooking = (transaction: Transaction<Database>, memberId: string, from: string, to: string) =>
  transaction
    .updateTable('bookings')
    .set(({ eb }) => ({ classId: to, version: eb('version', '+', 1) }))
    .where('memberId', '=', memberId)
    .where('classId', '=', from)
    .where('endedAt', '=', '')
    .execute();

/** What is kept of the one who pays, and in what words. */
export const forgetBuyer = (transaction: Transaction<Database>, memberId: string) =>
  transaction
    .updateTable('bookings')
    .set({ company: '', address: '', taxNumber: '', paymentReference: '', paymentNote: '' })
    .where('memberId', '=', memberId)
    .execute();

/** Those of the class, by member; of several the last one. */
export async function bookingsOf(
  db: Kysely<Database>,
  classId: string,
  memberId?: string,
): Promise<Map<string, Selectable<BookingsTable>>> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .where('classId', '=', classId)
    .$if(memberId !== undefined, (query) => query.where('memberId', '=', memberId ?? ''))
    .orderBy('bookedAt')
    .execute();
  return new Map(rows.map((row) => [row.memberId, row]));
}

/** In place of the price that the class has now. */
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
  booking: (Taxed & { endedAt: string }) | undefined,
): Record {
  if (!booking || booking.endedAt) return record;
  const { price, currency, taxRate, taxMode, taxNote } = booking;
  return { ...record, price, currency, taxRate, taxMode, taxNote };
}
