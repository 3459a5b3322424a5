import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Store } from '../../core/actions.ts';
import { lastAuthorOf } from '../../core/audit.ts';
import { keptRow } from '../../core/kept-row.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import type { BookingsTable } from '../../database/tables/class-tables.ts';
import { erasedEmail } from '../../security/accounts.ts';

export interface BookingRecord extends Selectable<BookingsTable> {
  /** `''` for an erased member. */
  fullname: string;
  email: string;
  className: string;
  startsAt: string;
  mode: string;
  classTaxRate: string;
  classTaxNote: string;
  /** Of the buyer's country; `null` where it has no tax of its own. */
  rate: string | null;
  note: string | null;
  companyRate: string | null;
  companyNote: string | null;
}

export const recordColumns = [
  ...(['classes.name as className', 'classes.startsAt', 'classes.mode'] as const),
  ...(['classes.taxRate as classTaxRate', 'classes.taxNote as classTaxNote'] as const),
  ...(['taxes.rate', 'taxes.note', 'taxes.companyRate', 'taxes.companyNote'] as const),
] as const;

const named = (db: Kysely<Database>) =>
  db
    .selectFrom('bookings')
    .leftJoin('members', 'members.id', 'bookings.memberId')
    .select(({ fn, val }) => [
      fn.coalesce('members.fullname', val('')).as('fullname'),
      fn.coalesce('members.email', val('')).as('email'),
    ]);

const records = (db: Kysely<Database>) =>
  named(db)
    .innerJoin('classes', 'classes.id', 'bookings.classId')
    .leftJoin('taxes', 'taxes.country', 'bookings.country')
    .selectAll('bookings')
    .select(recordColumns);

const subjectOf = ({ id, email, memberId }: BookingRecord) =>
  email || (memberId === '' ? `company booking ${id}` : `member ${memberId}`);

export const bookingStore: Store<BookingRecord> = {
  read: (db, id) => records(db).where('bookings.id', '=', id).executeTakeFirst(),
  ...keptRow('bookings'),
  subjectOf,
  lastAuthor: (db, record) => lastAuthorOf(db, subjectOf(record)),
};

/**
 * `back`: it was paid, and the seat is given back or the class cancelled. `paid`: also when there is nothing to pay.
 */
export const bookingStates = ['open', 'paid', 'back', 'given back', 'ended'] as const;
export type BookingState = (typeof bookingStates)[number];

const nothing = ['0', '0.0', '0.00', '0.000'];

export function stateOf({ payment, endedAt, due }: Pick<BookingRecord, 'payment' | 'endedAt' | 'due'>): BookingState {
  if (payment === 'Given back') return 'given back';
  const isPaid = payment === 'Paid';
  if (endedAt) return isPaid && !nothing.includes(due) ? 'back' : 'ended';
  return isPaid || nothing.includes(due) ? 'paid' : 'open';
}

/** Nothing to pay counts as paid. */
export const paymentOf = ({ payment, due }: Pick<BookingRecord, 'payment' | 'due'>): string =>
  payment === 'Open' && nothing.includes(due) ? 'Paid' : payment;

export interface BookingFilter {
  words: string;
  state: BookingState | 'all';
  classId?: string;
  memberId?: string;
}

/** Words are compared first, so that only the rows of the page are read in full. */
export async function bookingPage(
  db: Kysely<Database>,
  filter: BookingFilter,
  request: PageRequest,
): Promise<Page<BookingRecord>> {
  // What waits longest to be given back comes first.
  const direction = filter.state === 'back' ? 'asc' : 'desc';
  const inOrder = filtered(db, filter)
    .select(['bookings.id', 'bookings.company', 'bookings.paymentReference', 'bookings.bookedAt'])
    .orderBy('bookings.bookedAt', direction)
    .orderBy('bookings.id', direction);
  const { rows: found, total } = await foundPage(
    inOrder,
    filter.words,
    ({ id, fullname, email, company, paymentReference }) => `${id} ${fullname} ${email} ${company} ${paymentReference}`,
    request,
    (query, { bookedAt, id }) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('bookings.bookedAt', 'bookings.id'), direction === 'asc' ? '>' : '<', tuple(bookedAt, id)),
      ),
  );
  const rows = new Map<string, BookingRecord>();
  for (let from = 0; from < found.length; from += portion) {
    const ids = found.slice(from, from + portion).map(({ id }) => id);
    for (const row of await records(db).where('bookings.id', 'in', ids).execute()) rows.set(row.id, row);
  }
  return { rows: found.flatMap(({ id }) => rows.get(id) ?? []), total };
}

const portion = 500;

function filtered(db: Kysely<Database>, { state, classId, memberId }: BookingFilter) {
  const payment = { open: 'Open', ended: '', paid: '', back: 'Paid', 'given back': 'Given back', all: '' }[state];
  return named(db)
    .$if(payment !== '', (found) => found.where('bookings.payment', '=', payment))
    .$if(state === 'open' || state === 'back', (found) => found.where('bookings.due', 'not in', nothing))
    .$if(state === 'ended', (found) =>
      found.where(({ and, eb, or }) =>
        or([
          eb('bookings.payment', '=', 'Open'),
          and([eb('bookings.payment', '=', 'Paid'), eb('bookings.due', 'in', nothing)]),
        ]),
      ),
    )
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
    .$if(memberId !== undefined, (found) => found.where('bookings.memberId', '=', memberId ?? ''));
}

export const isErased = ({ email, memberId }: Pick<BookingRecord, 'email' | 'memberId'>): boolean =>
  memberId !== '' && (email === '' || email === erasedEmail(memberId));

export async function forgetBuyer(
  transaction: Transaction<Database>,
  memberId: string,
  addresses: readonly string[],
): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({ company: '', address: '', taxNumber: '', paymentReference: '', paymentNote: '' })
    .where('memberId', '=', memberId)
    .execute();
  await transaction
    .updateTable('bookings')
    .set({ contactName: '', contactEmail: '' })
    .where('contactEmail', 'in', addresses)
    .execute();
}
