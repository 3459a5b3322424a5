import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Work } from '../../core/actions.ts';
import type { Database } from '../../database/schema.ts';
import { type EarlyPriced, priceNow } from '../booking/price-now.ts';
import { everybodyOf, type Reader } from './people.ts';
import { withPromisedPrice } from './promised-price.ts';
import type { ClassRecord } from './reads.ts';

const waitingInvitations = (db: Kysely<Database>) =>
  db
    .selectFrom('invitations')
    .select(['keyHash', 'email', 'fullname', 'code', 'bookingId', 'memberId'])
    .where('memberId', 'is', null)
    .where('revokedAt', 'is', null)
    .where('renewsMemberId', 'is', null)
    .orderBy('createdAt')
    .orderBy('email');

export const openInvitations = (db: Kysely<Database>, classId: string, now: Date) =>
  waitingInvitations(db).where('classId', '=', classId).where('expiresAt', '>', now.toISOString()).execute();

type OfMembers = ExpressionBuilder<Database, 'members'>;

const hadNoSeat = ({ and, not, exists, selectFrom }: OfMembers) =>
  and([
    not(exists(selectFrom('enrolments').select('classId').whereRef('enrolments.memberId', '=', 'members.id'))),
    not(exists(selectFrom('bookings').select('id').whereRef('bookings.memberId', '=', 'members.id'))),
  ]);

const places = ({ selectFrom }: OfMembers) =>
  selectFrom('waiting').select('classId').whereRef('waiting.memberId', '=', 'members.id');

/** The member has or had no seat, and waits for none. */
export const isNowhere = (eb: OfMembers) => eb.and([hadNoSeat(eb), eb.not(eb.exists(places(eb)))]);

const acceptedInvitations = (db: Kysely<Database>, classId: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('members', 'members.id', 'invitations.memberId')
    .select(['invitations.memberId', 'members.email', 'members.fullname', 'invitations.code', 'invitations.bookingId'])
    .where('invitations.classId', '=', classId)
    .where('invitations.renewsMemberId', 'is', null)
    .where('invitations.revokedAt', 'is', null)
    .where(hadNoSeat)
    .where((eb) => eb.not(eb.exists(places(eb).where('waiting.classId', '=', classId))))
    .orderBy('invitations.createdAt')
    .orderBy('members.email')
    .execute();

/** The class is priced for each person where nothing is agreed. */
export async function peopleToTell(
  db: Kysely<Database>,
  record: ClassRecord,
  now: Date,
): Promise<(Reader & { priced: ClassRecord & EarlyPriced })[]> {
  const known = await everybodyOf(db, record.id);
  const accepted = await acceptedInvitations(db, record.id);
  const waiting = await openInvitations(db, record.id, now);
  const people = known.map((reader) => ({ ...reader, priced: priceNow(record, now.toISOString()) }));
  for (const person of people.filter(({ role }) => role === 'waiting'))
    person.priced = await withPromisedPrice(db, record, now, { code: person.code });
  for (const { email, fullname, memberId, ...invitation } of [...accepted, ...waiting]) {
    const priced = await withPromisedPrice(db, record, now, invitation);
    people.push({ email, fullname, memberId: memberId ?? '', role: 'invited', priced });
  }
  return people;
}

export async function endInvitations(
  { transaction, now, log }: Pick<Work<unknown, unknown>, 'transaction' | 'now' | 'log'>,
  classId: string,
  detail: string,
): Promise<void> {
  for (const { keyHash, email } of await waitingInvitations(transaction).where('classId', '=', classId).execute()) {
    await transaction
      .updateTable('invitations')
      .set({ revokedAt: now.toISOString() })
      .where('keyHash', '=', keyHash)
      .execute();
    await log({ action: 'invitation revoked', subject: email, detail });
  }
}
