import type { Kysely } from 'kysely';
import type { Work } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { type EarlyPriced, priceNow } from '../booking/price-now.ts';
import { withPromisedPrice } from './promised-price.ts';
import type { ClassRecord } from './reads.ts';
import { everybodyOf, type Reader } from './seats.ts';

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

/** Everybody whom a change of the class concerns, contacts of companies aside, with the class as it is priced for them where nothing is agreed. */
export async function peopleToTell(
  db: Kysely<Database>,
  record: ClassRecord,
  now: Date,
): Promise<(Reader & { priced: ClassRecord & EarlyPriced })[]> {
  const known = await everybodyOf(db, record.id);
  const invited = await waitingInvitations(db)
    .where('classId', '=', record.id)
    .where('expiresAt', '>', now.toISOString())
    .execute();
  const people = known.map((reader) => ({ ...reader, priced: priceNow(record, now.toISOString()) }));
  for (const person of people.filter(({ role }) => role === 'waiting'))
    person.priced = await withPromisedPrice(db, record, now, { code: person.code });
  for (const { email, fullname, ...invitation } of invited) {
    const priced = await withPromisedPrice(db, record, now, invitation);
    people.push({ email, fullname, memberId: '', role: 'invited', priced });
  }
  return people;
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
