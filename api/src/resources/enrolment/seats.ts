import type { Kysely } from 'kysely';
import { Type } from 'typebox';
import type { Work } from '../../core/actions.ts';
import type { FieldFault } from '../../core/fields.ts';
import { checkComplete } from '../../core/references.ts';
import { dataSchema } from '../../core/schemas.ts';
import type { Database } from '../../database/schema.ts';
import { memberByEmail } from '../../security/accounts.ts';
import { bookingsOf } from '../booking/seat-bookings.ts';
import { seatMail, waitingMail } from '../class/mails.ts';
import { stopWaiting } from '../class/people.ts';
import { readClass, shownClass } from '../class/reads.ts';
import { hasSeat, noteHadSeat, takeSeat } from '../class/seats.ts';
import { isOver } from '../class/states.ts';
import { discountCodeOf } from '../discount/fields.ts';
import { addPartnerEnrolment, keptVisit, type PartnerVisit } from '../key/visits.ts';
import { enrolmentFields } from './fields.ts';
import { type Named, newsFor, newsOf, type Tools, tell, tellOf } from './news.ts';
import { enrolmentId, heldSeatOf, lockClasses } from './table.ts';

export const person = Type.Object({ data: dataSchema(enrolmentFields) });

export async function memberIn({
  transaction,
  input,
}: Work<undefined, { data: { email?: string; classId?: string } }>): Promise<Named | { faults: FieldFault[] }> {
  const checked = await checkComplete(transaction, enrolmentFields, input.data);
  if ('faults' in checked) return checked;
  const { email, classId } = checked.data;
  const member = await memberByEmail(transaction, email);
  return member
    ? { memberId: member.id, classId }
    : { faults: [{ field: 'email', fault: 'There is no member with this address.' }] };
}

export async function seatOf(
  work: Work<undefined, unknown>,
  named: Named,
  way: 'member' | 'staff',
  { startsAfter, code, isHeld, bookingId, visit }: SeatOptions = {},
): Promise<{ unchanged: string } | { id: string; detail: string } | { fault: string } | undefined> {
  const { transaction, now } = work;
  // Read before the class is locked, so that others wait less.
  const seen = await readClass(transaction, named.classId);
  if (seen && isOver(seen, now) && !(await hasSeat(transaction, named.memberId, named.classId)))
    return { fault: 'This class is over.' };
  const before = await newsOf(work, named, seen);
  const result = await takeSeat(transaction, {
    ...named,
    now: now.toISOString(),
    startsAfter,
    code,
    isHeld,
    bookingId,
  });
  if (result === 'none') return undefined;
  if (typeof result === 'object' && 'fault' in result) return result;
  if (result === 'present') return seatAsBefore(transaction, named, way, code);
  const place = await stopWaiting(transaction, named.classId, named.memberId);
  await addPartnerEnrolment(transaction, { ...named, ...result }, { visit, place: bookingId ? undefined : place }, now);
  const news = before?.record.version === result.version ? before : await newsFor(work, named);
  if (news)
    await work.mail(seatMail({ ...news, record: { ...news.record, priceNews: '', withCode: '', ...result } }, way));
  if (way === 'member') await tellOf(work, named, 'has a seat');
  const by = code ? `, code ${discountCodeOf(code)}` : '';
  return { id: enrolmentId(named), detail: `class ${named.classId}${way === 'member' ? ', on the site' : ''}${by}` };
}

/** Asked again with the code of the seat, it is the same seat. */
export async function seatAsBefore(
  db: Kysely<Database>,
  named: Named,
  way: 'member' | 'staff',
  code = '',
): Promise<{ unchanged: string } | { fault: string }> {
  const used = (await bookingsOf(db, named.classId, named.memberId)).get(named.memberId)?.code;
  if (discountCodeOf(code) === '' || discountCodeOf(code) === used) return { unchanged: enrolmentId(named) };
  return { fault: `${way === 'member' ? 'You have' : 'The member has'} a seat already; the code was not used.` };
}

interface SeatOptions extends Pick<Parameters<typeof takeSeat>[1], 'startsAfter' | 'code' | 'isHeld' | 'bookingId'> {
  visit?: PartnerVisit;
}

/** `present`: the member waits already. */
export async function putOnList(
  work: Tools,
  named: Named,
  code = '',
  visit?: PartnerVisit,
): Promise<'added' | 'present' | { fault: string }> {
  const { transaction, now } = work;
  const { memberId, classId } = named;
  await lockClasses(transaction, [classId]);
  const found = await shownClass(transaction, classId);
  if (!found || found.startsAt <= now.toISOString()) return { fault: 'Nobody can get a seat in this class any more.' };
  if (found.seatsLeft > 0) return { fault: 'This class has a free seat. Enrol the member instead.' };
  if (await hasSeat(transaction, memberId, classId)) return { fault: 'The member has a seat already.' };
  const held = await heldSeatOf(transaction, named);
  if (held) return { fault: `The member has a seat of ${held.company}. Enrol the member instead.` };
  const kept = visit && (await keptVisit(transaction, visit, now));
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('waiting')
    .values({ classId, memberId, createdAt: now.toISOString(), code: discountCodeOf(code), ...kept })
    .onConflict((conflict) => conflict.columns(['classId', 'memberId']).doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return 'present';
  await noteHadSeat(transaction, memberId, classId);
  await tell(work, named, waitingMail);
  return 'added';
}
