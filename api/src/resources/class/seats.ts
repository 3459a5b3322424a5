import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Work } from '../../core/actions.ts';
import { noStaff } from '../../core/audit.ts';
import type { Database } from '../../database/schema.ts';
import type { Taxed } from '../booking/price.ts';
import { priceNow } from '../booking/price-now.ts';
import { bookSeat } from '../booking/seat-bookings.ts';
import { faultOfCode, redeemCode } from '../discount/redeem-code.ts';
import { addPartnerEnrolment } from '../key/visits.ts';
import { tellProvider } from '../settings/news.ts';
import { seatMail } from './mails.ts';
import { stopWaiting, waitingFor } from './people.ts';
import { placeLinks } from './places.ts';
import { withEndedPrice } from './promised-price.ts';
import { type ClassRecord, readClass } from './reads.ts';

export const hasSeat = async (db: Kysely<Database>, memberId: string, classId: string): Promise<boolean> =>
  (await db
    .selectFrom('enrolments')
    .select('classId')
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .executeTakeFirst()) !== undefined;

interface Seat {
  memberId: string;
  classId: string;
  now: string;
  startsAfter?: string;
  code?: string;
  /** An invitation or a place on the waiting list has kept it. */
  isHeld?: boolean;
  /** Of a company. Default: a free seat. */
  bookingId?: string;
}

/** `present`: the member has one already. */
export async function takeSeat(
  transaction: Transaction<Database>,
  { memberId, classId, now, startsAfter, code = '', isHeld = false, bookingId = '' }: Seat,
): Promise<(Pick<ClassRecord, 'version' | 'calendarsSent'> & Taxed) | { fault: string } | 'present' | 'none'> {
  if (await hasSeat(transaction, memberId, classId)) return 'present';
  const refused = code === '' ? undefined : await faultOfCode(transaction, code, classId, now, { isHeld });
  // Another call of the member may have taken the last use meanwhile.
  if (refused) return (await hasSeat(transaction, memberId, classId)) ? 'present' : { fault: refused };
  const seats = bookingId === '' ? 1 : 0;
  const left = await takeSeats(transaction, { classId, seats, startsAfter, bookingId });
  // Another call of the member may have taken the last seat meanwhile.
  if (!left) return (await hasSeat(transaction, memberId, classId)) ? 'present' : 'none';
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('enrolments')
    .values({ memberId, classId, createdAt: now, bookingId })
    .onConflict((conflict) => conflict.columns(['memberId', 'classId']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) await noteHadSeat(transaction, memberId, classId);
  if (numInsertedOrUpdatedRows === 1n && bookingId !== '') return companySeat(transaction, bookingId, memberId, left);
  if (numInsertedOrUpdatedRows === 1n) {
    const { price, version, calendarsSent, currency, taxRate, taxMode, taxNote } = priceNow(left, now);
    const priced = { version, calendarsSent, price, currency, taxRate, taxMode, taxNote };
    const agreed = code === '' ? priced : await redeemCode(transaction, code, classId, priced, now, { isHeld });
    if ('fault' in agreed) return agreed;
    return { ...agreed, booking: await bookSeat(transaction, { memberId, classId }, agreed, now) };
  }
  if (bookingId === '') await freeSeat(transaction, classId);
  return 'present';
}

/** An invitation that is used again gives no seat that was given back or taken out meanwhile. */
export const noteHadSeat = (transaction: Transaction<Database>, memberId: string, classId: string) =>
  transaction
    .updateTable('invitations')
    .set({ hadSeat: 1 })
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .execute();

/** A conditional update: no engine can sell more than there are. */
export const takeSeats = (
  transaction: Transaction<Database>,
  {
    classId,
    seats,
    startsAfter = '',
    bookingId = '',
  }: Pick<Seat, 'classId' | 'startsAfter' | 'bookingId'> & { seats: number },
) =>
  transaction
    .updateTable('classes')
    .set(({ eb }) => ({ seatsLeft: eb('seatsLeft', '-', seats), ...nextCalendar(eb) }))
    .where('id', '=', classId)
    .where('state', '=', 'published')
    .where('seatsLeft', '>=', seats)
    .where('startsAt', '>', startsAfter)
    .$if(bookingId !== '', (query) => query.where((eb) => eb.exists(openBooking(eb, bookingId))))
    .returning(['version', 'calendarsSent', 'currency', 'mode', 'taxRate', 'taxMode', 'taxNote'])
    .returning(['price', 'oldPrice', 'earlyPrice', 'earlyUntil', 'timeZone'])
    .executeTakeFirst();

const openBooking = ({ selectFrom }: ExpressionBuilder<Database, 'classes'>, id: string) =>
  selectFrom('bookings')
    .select('bookings.id')
    .where('bookings.id', '=', id)
    .where('bookings.endedAt', '=', '')
    .whereRef('bookings.classId', '=', 'classes.id');

async function companySeat(
  transaction: Transaction<Database>,
  bookingId: string,
  memberId: string,
  { version, calendarsSent }: Pick<ClassRecord, 'version' | 'calendarsSent'>,
) {
  await transaction
    .updateTable('invitations')
    .set({ bookingId: '' })
    .where('memberId', '=', memberId)
    .where('bookingId', '=', bookingId)
    .execute();
  const { price, currency, taxRate, taxMode, taxNote, company } = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return { version, calendarsSent, price, currency, taxRate, taxMode, taxNote, paidBy: company };
}

/** A later mail has a newer calendar file. */
const nextCalendar = (eb: ExpressionBuilder<Database, 'classes'>) => ({ calendarsSent: eb('calendarsSent', '+', 1) });

export const countCalendar = (transaction: Transaction<Database>, classId: string) =>
  transaction
    .updateTable('classes')
    .set(({ eb }) => nextCalendar(eb))
    .where('id', '=', classId)
    .execute();

export const freeSeat = (transaction: Transaction<Database>, classId: string, seats = 1) =>
  transaction
    .updateTable('classes')
    .set(({ eb }) => ({ seatsLeft: eb('seatsLeft', '+', seats), ...nextCalendar(eb) }))
    .where('id', '=', classId)
    .where(({ eb }) => eb(eb('seatsLeft', '+', seats), '<=', eb.ref('seatsTotal')))
    .execute();

/** What came of `giveFreeSeats`, also before it is done. */
export const movedUp = (of: string, names: readonly string[]) => {
  if (names.length === 0) return undefined;
  const who = names.length === 1 ? '1 member moves up' : `${names.length} members move up`;
  const text = `${who} from the waiting list and ${names.length === 1 ? 'is' : 'are'} told by mail: ${names.join(', ')}.`;
  return { of, text };
};

/** In the transaction that makes seats free: the longest wait first. Returns their names. */
export async function giveFreeSeats(
  {
    transaction,
    now,
    context,
    mail,
    log,
  }: Pick<Work<unknown, unknown>, 'transaction' | 'now' | 'context' | 'mail' | 'log'>,
  classId: string,
): Promise<string[]> {
  const names: string[] = [];
  const time = now.toISOString();
  const linkTo = await placeLinks(transaction, context);
  for (const member of await waitingFor(transaction, classId)) {
    const isGood =
      member.code !== '' && !(await faultOfCode(transaction, member.code, classId, time, { isHeld: true }));
    const code = isGood ? { code: member.code, isHeld: true } : { code: '' };
    const result = await takeSeat(transaction, { ...member, ...code, classId, now: time, startsAfter: time });
    if (result === 'none') break;
    const place = await stopWaiting(transaction, classId, member.memberId);
    if (typeof result !== 'object') continue;
    await addPartnerEnrolment(transaction, { ...member, ...result, classId }, { place }, now);
    const found = await readClass(transaction, classId);
    if (!found) continue;
    const record = withEndedPrice({ ...found, ...result }, member.createdAt, now);
    await mail(seatMail({ record, to: member, from: context, now, place: linkTo(member, classId) }, 'waiting'));
    const what = 'has a seat from the waiting list';
    await tellProvider({ transaction, context, mail }, { ...member, class: record, what });
    names.push(member.fullname);
    const detail = `class ${classId}, from the waiting list`;
    await log({ action: 'member enrolled', subject: member.email, detail }, noStaff);
  }
  return names;
}
