import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely';
import type { Store } from '../../core/actions.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { type BookingRecord, bookingStore, recordColumns } from '../booking/table.ts';
import { heldSeats } from '../enrolment/held-seats.ts';
import { lockClasses } from '../enrolment/table.ts';

export interface CompanyBookingRecord extends BookingRecord {
  enrolled: string | number | bigint | null;
  /** One that is over without a member holds no seat. */
  invited: readonly Pick<Selectable<Database['invitations']>, 'memberId' | 'expiresAt'>[];
}

const records = (db: Kysely<Database>) =>
  db
    .selectFrom('bookings')
    .innerJoin('classes', 'classes.id', 'bookings.classId')
    .leftJoin('taxes', 'taxes.country', 'bookings.country')
    .selectAll('bookings')
    .select(recordColumns)
    .select(({ val }) => [val('').as('fullname'), val('').as('email')])
    .select((eb) => enrolledOf(eb).as('enrolled'))
    .where('bookings.memberId', '=', '')
    .where('bookings.splitFrom', '=', '');

const enrolledOf = (eb: ExpressionBuilder<Database, 'bookings'>) =>
  eb
    .selectFrom('enrolments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('enrolments.classId', '=', 'bookings.classId')
    .whereRef('enrolments.bookingId', '=', 'bookings.id');

const portion = 500;

async function withInvited(
  db: Kysely<Database>,
  rows: readonly Omit<CompanyBookingRecord, 'invited'>[],
): Promise<CompanyBookingRecord[]> {
  const ids = rows.map(({ id }) => id);
  const portions = Array.from({ length: Math.ceil(ids.length / portion) }, (_, at) =>
    ids.slice(at * portion, (at + 1) * portion),
  );
  const seats = await Promise.all(portions.map((part) => heldSeats(db, part)));
  const held = Map.groupBy(seats.flat(), ({ bookingId }) => bookingId);
  return rows.map((row) => ({ ...row, invited: held.get(row.id) ?? [] }));
}

export const companyBookingStore: Store<CompanyBookingRecord> = {
  ...bookingStore,
  read: async (db, id) => (await withInvited(db, await records(db).where('bookings.id', '=', id).execute()))[0],
};

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

export async function companyBookingPage(
  db: Kysely<Database>,
  now: string,
  { words, state, classId }: CompanyBookingFilter,
  request: PageRequest,
): Promise<Page<CompanyBookingRecord>> {
  const query = records(db)
    .$if(classId !== undefined, (found) => found.where('bookings.classId', '=', classId ?? ''))
    .$if(state !== 'all', (found) => found.where('bookings.endedAt', state === 'ended' ? '!=' : '=', ''))
    .$if(state === 'open', (found) => found.where((eb) => eb(countOfNames(eb, now), '<', eb.ref('bookings.seats'))))
    .$if(state === 'named', (found) => found.where((eb) => eb(countOfNames(eb, now), '>=', eb.ref('bookings.seats'))))
    .orderBy('bookings.bookedAt', 'desc')
    .orderBy('bookings.id', 'desc');
  const found = await foundPage(
    query,
    words,
    ({ id, company, contactName, contactEmail, className }) =>
      `${id} ${company} ${contactName} ${contactEmail} ${className}`,
    request,
  );
  return { ...found, rows: await withInvited(db, found.rows) };
}

/** As `namedIn` counts, in a query. */
const countOfNames = (eb: ExpressionBuilder<Database, 'bookings'>, now: string) =>
  eb(
    enrolledOf(eb),
    '+',
    eb
      .selectFrom('invitations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('invitations.bookingId', '=', 'bookings.id')
      .where('invitations.revokedAt', 'is', null)
      .where(({ or, eb }) => or([eb('memberId', 'is not', null), eb('expiresAt', '>', now)])),
  );

/** The next first. */
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

/** Before the booking: actions on its seats lock their class first. */
export async function lockClassOf(transaction: Transaction<Database>, id: string): Promise<void> {
  const found = await transaction.selectFrom('bookings').select('classId').where('id', '=', id).executeTakeFirst();
  if (found) await lockClasses(transaction, [found.classId]);
}
