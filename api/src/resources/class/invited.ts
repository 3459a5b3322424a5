import type { Kysely } from 'kysely';
import type { Work } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import type { EarlyPriced } from '../booking/price-now.ts';
import { priceNow } from '../booking/price-now.ts';
import { priceWith } from '../discount/redeem-code.ts';
import type { ClassRecord } from './reads.ts';
import { contactsOf, everybodyOf, type Reader } from './seats.ts';

/** Invitations that nobody has accepted and nobody has ended; those for a new password are no invitations to a class. */
const waitingInvitations = (db: Kysely<Database>) =>
  db
    .selectFrom('invitations')
    .select(['keyHash', 'email', 'fullname', 'code', 'bookingId', 'expiresAt'])
    .where('memberId', 'is', null)
    .where('revokedAt', 'is', null)
    .where('renewsMemberId', 'is', null)
    .orderBy('createdAt')
    .orderBy('email');

/** Everybody whom a change of the class concerns, with the class as it is priced for them where nothing is agreed. */
export async function peopleToTell(
  db: Kysely<Database>,
  record: ClassRecord,
  now: Date,
): Promise<(Reader & { priced: ClassRecord & EarlyPriced })[]> {
  const priced = priceNow(record, now.toISOString());
  const known = [...(await everybodyOf(db, record.id)), ...(await contactsOf(db, record.id))];
  const invited = await waitingInvitations(db)
    .where('classId', '=', record.id)
    .where('expiresAt', '>', now.toISOString())
    .execute();
  return [
    ...known.map((reader) => ({ ...reader, priced })),
    ...(await Promise.all(
      invited.map(async ({ email, fullname, ...invitation }) => {
        const person = { email, fullname, memberId: '', role: 'invited' as const };
        return { ...person, priced: await pricedFor(db, priced, invitation) };
      }),
    )),
  ];
}

/** As an invitation says it: with its code, or paid by the company whose seat it holds. */
export async function pricedFor<Record extends ClassRecord>(
  db: Kysely<Database>,
  priced: Record,
  { code = '', bookingId = '' }: { code?: string; bookingId?: string },
): Promise<Record> {
  const booking =
    bookingId && (await db.selectFrom('bookings').select('company').where('id', '=', bookingId).executeTakeFirst());
  return { ...(await priceWith(db, code, priced)), ...(booking && { paidBy: booking.company }) };
}

/** @returns whose were open */
export async function endInvitations(
  { transaction, now, log }: Pick<Work<unknown, unknown>, 'transaction' | 'now' | 'log'>,
  { classId = '', bookingId = '' }: { classId?: string; bookingId?: string },
  why: string,
): Promise<{ email: string; fullname: string }[]> {
  const ended = await waitingInvitations(transaction)
    .$if(classId !== '', (query) => query.where('classId', '=', classId))
    .$if(bookingId !== '', (query) => query.where('bookingId', '=', bookingId))
    .execute();
  for (const { keyHash, email } of ended) {
    await transaction
      .updateTable('invitations')
      .set({ revokedAt: now.toISOString() })
      .where('keyHash', '=', keyHash)
      .execute();
    await log({ action: 'invitation revoked', subject: email, detail: why });
  }
  return ended.filter(({ expiresAt }) => expiresAt > now.toISOString());
}
