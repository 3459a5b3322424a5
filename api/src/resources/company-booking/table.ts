import type { Kysely, Transaction } from 'kysely';
import type { Store } from '../../core/actions.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { type BookingRecord, bookingStore } from '../booking/table.ts';
import { lockClasses } from '../enrolment/table.ts';

export interface CompanyBookingRecord extends BookingRecord {
  /** Seats with the name of a member, or of somebody who is invited. */
  enrolled: string | number | bigint | null;
  invited: string | number | bigint | null;
}

const records = (db: Kysely<Database>) =>
  db
    .selectFrom('bookings')
    .innerJoin('classes', 'classes.id', 'bookings.classId')
    .selectAll('bookings')
    .select(['classes.name as className', 'classes.startsAt'])
    .select(({ val }) => [val('').as('fullname'), val('').as('email')])
    .select((eb) => [
      eb
        .selectFrom('enrolments')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('enrolments.classId', '=', 'bookings.classId')
        .whereRef('enrolments.bookingId', '=', 'bookings.id')
        .as('enrolled'),
      eb
        .selectFrom('invitations')
        .select(({ fn }) => fn.countAll().as('count'))
        .whereRef('invitations.bookingId', '=', 'bookings.id')
        .where('invitations.revokedAt', 'is', null)
        .as('invited'),
    ])
    .where('bookings.memberId', '=', '')
    .where('bookings.splitFrom', '=', '');

export const companyBookingStore: Store<CompanyBookingRecord> = {
  ...bookingStore,
  read: (db, id) => records(db).where('bookings.id', '=', id).executeTakeFirst(),
};

/** Those with a name, at the moment. */
export const namedIn = ({ enrolled, invited }: CompanyBookingRecord): number => Number(enrolled) + Number(invited);

export const companyBookingStates = ['open', 'named', 'ended'] as const;
export type CompanyBookingState = (typeof companyBookingStates)[number];

/** `named`: every seat has a name. */
export function stateOf(record: CompanyBookingRecord): CompanyBookingState {
  if (record.endedAt) return 'ended';
  return namedIn(record) < record.seats ? 'open' : 'named';
}

interface CompanyBookingFilter {
  words: string;
  state: CompanyBookingState | 'all';
  classId?: string;
}

/** The latest first. */
export async function companyBookingPage(
  db: Kysely<Database>,
  { words, state, classId }: CompanyBookingFilter,
  { offset, limit }: PageRequest,
): Promise<Page<CompanyBookingRecord>> {
  const query = records(db)
    .$if(classId !== undefined, (found) => found.where('bookings.classId', '=', classId ?? ''))
    .orderBy('bookings.bookedAt', 'desc')
    .orderBy('bookings.id');
  const textOf = ({ id, company, contactName, contactEmail, className }: CompanyBookingRecord) =>
    `${id} ${company} ${contactName} ${contactEmail} ${className}`;
  if (state === 'all') return foundPage(query, words, textOf, { offset, limit });
  const { rows: all } = await foundPage(query, words, textOf, { offset: 0, limit: most });
  const rows = all.filter((row) => stateOf(row) === state);
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
}

const most = 10_000;

/** With seats without a name, of classes that begin within these times; the next first. */
export async function openCompanyBookings(
  db: Kysely<Database>,
  [from, until]: readonly [string, string],
): Promise<CompanyBookingRecord[]> {
  const rows = await records(db)
    .where('classes.startsAt', '>', from)
    .where('classes.startsAt', '<', until)
    .where('bookings.endedAt', '=', '')
    .orderBy('classes.startsAt')
    .orderBy('bookings.id')
    .execute();
  return rows.filter((row) => stateOf(row) === 'open');
}

/** Before the booking: whoever takes seats or gives them back locks their class first. */
export async function lockClassOf(transaction: Transaction<Database>, id: string): Promise<void> {
  const found = await transaction.selectFrom('bookings').select('classId').where('id', '=', id).executeTakeFirst();
  if (found) await lockClasses(transaction, [found.classId]);
}
