import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

interface Told {
  email: string;
  classId: string;
  payment: string;
}

/**
 * The booking of a payment that is named by member and class, which may have several. Money is given back for one that
 * was paid, an ended one first, and never twice; all else is for the seat that the member has. Default: the newest.
 */
export async function toldBooking(
  db: Kysely<Database>,
  { email, classId, payment }: Told,
): Promise<string | undefined> {
  const bookings = await db
    .selectFrom('bookings')
    .innerJoin('members', 'members.id', 'bookings.memberId')
    .select(['bookings.id', 'bookings.payment', 'bookings.endedAt'])
    .where('members.email', '=', email.trim().toLowerCase())
    .where('bookings.classId', '=', classId)
    .orderBy('bookings.bookedAt', 'desc')
    .execute();
  const of = (state: string) => bookings.filter((booking) => booking.payment === state);
  const ofBack = [...of('Paid').filter(({ endedAt }) => endedAt), ...of('Paid'), ...of('Given back')];
  const ofSeat = bookings.filter(({ endedAt }) => endedAt === '');
  return [...(payment === 'Given back' ? ofBack : []), ...ofSeat, ...bookings][0]?.id;
}
