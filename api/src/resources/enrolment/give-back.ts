import type { Result, Work } from '../../core/actions.ts';
import { agreedIn, bookingsOf, endBookings } from '../booking/seat-bookings.ts';
import { seatFreeMail } from '../class/company-mails.ts';
import { seatGivenBackMail } from '../class/mails.ts';
import type { ClassRecord } from '../class/reads.ts';
import { countCalendar, freeSeat, giveFreeSeats } from '../class/seats.ts';
import { cancelPartnerEnrolment } from '../key/visits.ts';
import { type Named, type Tools, tell } from './news.ts';
import type { EnrolmentRecord } from './table.ts';

export async function giveUp(work: Work<Seated, unknown>, by = ''): Promise<Result> {
  const { classId } = work.record;
  const given = await giveSeatBack(work, work.record);
  if (!given) return { fault: 'The member has no seat in this class any more.' };
  await tellGivenBack(work, work.record, given.withAgreed);
  if (given.staysWith) {
    await seatFreeMail(work, given.staysWith, work.record.fullname);
    return { detail: `class ${classId}${by}`, answer: { said: stays }, said: stays };
  }
  const [givenTo] = await giveFreeSeats(work, classId);
  const said = givenTo ? `The seat goes to ${givenTo}, who waited longest.` : 'The seat is free again.';
  return { detail: `class ${classId}${by}`, answer: { said }, said };
}

const stays = 'The seat stays with the company that has booked it, without a name.';

interface GivenBack {
  /** Booking of the company that keeps the seat; `''` for none. */
  staysWith: string;
  /** What was agreed for the seat. */
  withAgreed: (record: ClassRecord) => ClassRecord;
}

/** A company keeps its seat. */
export async function giveSeatBack(
  { transaction, now }: Pick<Work<unknown, unknown>, 'transaction' | 'now'>,
  { memberId, classId }: Named,
): Promise<false | GivenBack> {
  const booking = (await bookingsOf(transaction, classId, memberId)).get(memberId);
  const deleted = await transaction
    .deleteFrom('enrolments')
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .returning('bookingId')
    .executeTakeFirst();
  if (!deleted) return false;
  if (deleted.bookingId === '') {
    await freeSeat(transaction, classId);
    await endBookings(transaction, { memberId, classId }, now);
  } else await countCalendar(transaction, classId);
  await cancelPartnerEnrolment(transaction, { memberId, classId }, now);
  return { staysWith: deleted.bookingId, withAgreed: (record) => agreedIn(record, booking) };
}

/** The mail has what was agreed for the seat, whose booking has ended by now. */
export const tellGivenBack = (work: Tools, named: Named, withAgreed: GivenBack['withAgreed']): Promise<void> =>
  tell(work, named, (news) => seatGivenBackMail({ ...news, record: withAgreed(news.record) }));

type Seated = Pick<EnrolmentRecord, 'memberId' | 'classId' | 'fullname'>;
