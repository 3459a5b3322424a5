import type { Kysely } from 'kysely';
import type { Work } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { bookingsOf, moveBooking } from '../booking/seat-bookings.ts';
import { stopWaiting } from '../class/people.ts';
import { readClass } from '../class/reads.ts';
import { remindedWith } from '../class/reminders.ts';
import { freeSeat, hasSeat, takeSeats } from '../class/seats.ts';
import { isOver } from '../class/states.ts';
import { addPartnerEnrolment } from '../key/visits.ts';
import { heldSeatOf } from './table.ts';

interface Move {
  memberId: string;
  from: string;
  to: string;
}

/** Returns why not; then the transaction has to be taken back. */
export async function moveSeat(
  { transaction, now }: Pick<Work<unknown, unknown>, 'transaction' | 'now'>,
  { memberId, from, to }: Move,
): Promise<string | undefined> {
  if (from === to) return 'That is the same class.';
  if (await isCancelled(transaction, from)) return 'This class was cancelled. Enrol the member in the other class.';
  if (await isOfCompany(transaction, memberId, from))
    return 'This seat was booked by a company. Take the name out there, and enrol the member in the other class.';
  if (await hasSeat(transaction, memberId, to)) return 'The member has a seat in that class already.';
  const held = await heldSeatOf(transaction, { memberId, classId: to });
  if (held)
    return `The member has a seat of ${held.company} in that class. Enrol the member in it, and give this one back.`;
  const target = await readClass(transaction, to);
  if (target && isOver(target, now)) return 'That class is over.';
  const remindedAt = target && remindedWith(target, now, { isTold: true });
  const left = await transaction
    .updateTable('enrolments')
    .set({ classId: to, remindedAt })
    .where('memberId', '=', memberId)
    .where('classId', '=', from)
    .executeTakeFirstOrThrow();
  if (left.numUpdatedRows !== 1n) return 'The member has no seat in this class any more.';
  const taken = await takeSeats(transaction, { classId: to, seats: 1 });
  if (!taken) return 'That class has no free seat on the site.';
  await freeSeat(transaction, from);
  await moveBooking(transaction, memberId, from, to);
  const moved = await transaction
    .updateTable('partnerEnrolments')
    .set({ classId: to })
    .where('memberId', '=', memberId)
    .where('classId', '=', from)
    .where('cancelledAt', 'is', null)
    .executeTakeFirstOrThrow();
  const place = await stopWaiting(transaction, to, memberId);
  if (place && moved.numUpdatedRows === 0n) {
    const agreed = (await bookingsOf(transaction, to, memberId)).get(memberId);
    const { price, currency } = agreed ?? {};
    await addPartnerEnrolment(transaction, { memberId, classId: to, price, currency }, { place }, now);
  }
  return undefined;
}

const isOfCompany = async (db: Kysely<Database>, memberId: string, classId: string): Promise<boolean> =>
  (await db
    .selectFrom('enrolments')
    .select('bookingId')
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .where('bookingId', '!=', '')
    .executeTakeFirst()) !== undefined;

/** Its bookings have ended, so that none could move along. */
const isCancelled = async (db: Kysely<Database>, id: string): Promise<boolean> =>
  (await db.selectFrom('classes').select('state').where('id', '=', id).executeTakeFirst())?.state === 'cancelled';
