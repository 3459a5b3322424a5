import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Store } from '../../core/actions.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { type BookingRecord, bookingStore } from '../booking/table.ts';
import { heldSeats } from '../enrolment/held-seats.ts';
import { lockClasses } from '../enrolment/table.ts';

export interface CompanyBookingRecord extends BookingRecord {
  /** Seats with the name of a member. */
  enrolled: string | number | bigint | null;
  /** Invitations that hold a seat; one that is over without a member holds none any more. */
  invited: readonly Pick<Selectable<Database['invitations']>, 'memberId' | 'expiresAt'>[];
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
    ])
    .where('bookings.memberId', '=', '')
    .where('bookings.splitFrom', '=', '');

async function withInvited(
  db: Kysely<Database>,
  rows: readonly Omit<CompanyBookingRecord, 'invited'>[],
): Promise<CompanyBookingRecord[]> {
  const held = Map.groupBy(
    await heldSeats(
      db,
      rows.map(({ id }) => id),
    ),
    ({ bookingId }) => bookingId,
  );
  return rows.map((row) => ({ ...row, invited: held.get(row.id) ?? [] }));
}

export const companyBookingStore: Store<CompanyBookingRecord> = {
  ...bookingStore,
  read: async (db, id) => (await withInvited(db, await records(db).where('bookings.id', '=', id).execute()))[0],
};

/** Seats with a name. */
export const namedIn = ({ enrolled, invited }: CompanyBookingRecord, now: string): number =>
  Number(enrolled) + invited.filter(({ memberId, expiresAt }) => memberId !== null || expiresAt > now).length;

export const companyBookingStates = ['open', 'named', 'ended'] as const;
export type CompanyBookingState = (typeof companyBookingStates)[number];

/** `named`: every seat has a name. */
export function stateOf(record: CompanyBookingRecord, now: string): CompanyBookingState {
  if (record.endedAt) return 'ended';
  return namedIn(record, now) < record.seats ? 'open' : 'named';
}

export async function hasSeatWithoutName(db: Kysely<Database>, id: string, now: string): Promise<boolean> {
  const record = await companyBookingStore.read(db, id);
  return record !== undefined && stateOf(record, now) === 'open';
}

interface CompanyBookingFilter {
  words: string;
  state: CompanyBookingState | 'all';
  classId?: string;
}

/** The latest first. */
export async function companyBookingPage(
  db: Kysely<Database>,
  now: string,
  { words, state, classId }: CompanyBookingFilter,
  { offset, limit }: PageRequest,
): Promise<Page<CompanyBookingRecord>> {
  const query = records(db)
    .$if(classId !== undefined, (found) => found.where('bookings.classId', '=', classId ?? ''))
    .orderBy('bookings.bookedAt', 'desc')
    .orderBy('bookings.id');
  const textOf = ({ id, company, contactName, contactEmail, className }: Omit<CompanyBookingRecord, 'invited'>) =>
    `${id} ${company} ${contactName} ${contactEmail} ${className}`;
  const part = state === 'all' ? { offset, limit } : { offset: 0, limit: most };
  const found = await foundPage(query, words, textOf, part);
  const all = await withInvited(db, found.rows);
  if (state === 'all') return { ...found, rows: all };
  const rows = all.filter((row) => stateOf(row, now) === state);
  return { rows: rows.slice(offset, offset + limit), total: rows.length };
}

const most = 10_000;

/** With seats without a name, of classes that begin from now on within these times; the next first. */
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
  return (await withInvited(db, rows)).filter((row) => stateOf(row, from) === 'open');
}

/** Before the booking: an action that takes seats or gives them back locks their class first. */
export async function lockClassOf(transaction: Transaction<Database>, id: string): Promise<void> {
  const found = await transaction.selectFrom('bookings').select('classId').where('id', '=', id).executeTakeFirst();
  if (found) await lockClasses(transaction, [found.classId]);
}
