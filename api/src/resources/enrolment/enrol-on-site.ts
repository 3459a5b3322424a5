import { Type } from 'typebox';
import { actionsOf, type Result, type Work } from '../../core/actions.ts';
import { id, text } from '../../http/schemas.ts';
import { bookingsOf } from '../booking/seat-bookings.ts';
import { shownClass } from '../class/reads.ts';
import { hasSeat } from '../class/seats.ts';
import { isOver } from '../class/states.ts';
import { discountCodeOf } from '../discount/fields.ts';
import { faultOfCode, faultOfHeldCode } from '../discount/redeem-code.ts';
import type { PartnerVisit } from '../key/visits.ts';
import { tellOf } from './news.ts';
import { putOnList, seatAsBefore, seatOf } from './seats.ts';
import { enrolmentId, enrolmentStore, lockClasses } from './table.ts';

const { creation } = actionsOf(enrolmentStore);

/**
 * A member who was invited may come late, and waits for a full class like a member who asks to wait. A second call has
 * the same result.
 */
export const enrolOnSite = creation({
  name: 'enrol on the site',
  summary: 'Gives a member a seat in a class that has not begun',
  audit: 'member enrolled',
  input: Type.Object({
    memberId: id,
    classId: id,
    partnerKey: id,
    campaign: text(64),
    fields: text(800),
    origin: text(300),
    page: text(2000),
    code: Type.Optional(text(60)),
    waits: Type.Optional(Type.Boolean()),
  }),
  async run(work) {
    const { transaction, input, now } = work;
    const { memberId, classId, code: typed, waits, ...visit } = input;
    const named = { memberId, classId };
    // The company may give the seat back until the class is locked.
    if ((await invitationOf(work))?.bookingId) await lockClasses(transaction, [classId]);
    // A member who comes too late holds no lock.
    const found = await shownClass(transaction, classId);
    if (await hasSeat(transaction, memberId, classId)) return seatAsBefore(transaction, named, 'member', typed);
    if (!found) return { fault: 'This class does not exist or is no longer offered.' };
    const invited = await invitationOf(work);
    const mayBeLate = invited !== undefined;
    if (mayBeLate && isOver(found, now)) return { fault: 'This class is over. Please choose another class.' };
    const startsAfter = mayBeLate ? '' : now.toISOString();
    if (found.startsAt <= startsAfter) return { fault: 'This class has begun. Please choose another class.' };
    const bookingId = invited?.bookingId ?? '';
    const code = bookingId === '' ? await codeOf(work, invited?.code) : { code: '', isHeld: false };
    const isFree = bookingId !== '' || found.seatsLeft > 0;
    if (waits && isFree && bookingId === '') return { fault: freeSeat };
    const take = () => seatOf(work, named, 'member', { startsAfter, ...code, bookingId, visit });
    const taken = isFree ? await take() : undefined;
    if (taken) return taken;
    if (found.startsAt <= now.toISOString())
      return { fault: 'This class has begun and has no seat left. Please choose another class.' };
    if (!mayBeLate && !waits) return { fault: noSeat };
    await lockClasses(transaction, [classId]);
    // Another member may have given a seat back meanwhile.
    const seatsLeft = (await shownClass(transaction, classId))?.seatsLeft ?? 0;
    if (waits && seatsLeft > 0) return { fault: freeSeat };
    return (seatsLeft > 0 ? await take() : undefined) ?? waitFor(work, named, code, visit);
  },
});

const freeSeat = 'This class has a free seat by now. You can enrol.';
const noSeat = 'This class has no seat left. Please choose another class.';

/** The class is locked. */
async function waitFor(
  work: Work<undefined, unknown>,
  named: { memberId: string; classId: string },
  { code, isHeld }: Code,
  visit: PartnerVisit,
): Promise<Result> {
  const { transaction, now } = work;
  const { memberId, classId } = named;
  const id = enrolmentId(named);
  const notice = code === '' ? undefined : { of: id, text: codeKept };
  const place = await transaction
    .selectFrom('waiting')
    .select('code')
    .where('classId', '=', classId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  if (place && (code === '' || place.code === discountCodeOf(code))) return { unchanged: id };
  const fault = code && !isHeld && (await faultOfHeldCode(transaction, code, classId, now.toISOString()));
  if (fault) return { fault };
  if (place)
    await transaction
      .updateTable('waiting')
      .set({ code: discountCodeOf(code) })
      .where('classId', '=', classId)
      .where('memberId', '=', memberId)
      .execute();
  else if ((await putOnList(work, named, code, visit)) !== 'added') return { fault: noSeat };
  else await tellOf(work, named, 'waits for a seat');
  return { id, audit: 'member waits', detail: `class ${classId}, on the site`, notice };
}

const codeKept = 'The discount code is kept: the seat will have it.';

type Asked = Work<undefined, { memberId: string; classId: string }>;

/** The invitation names a booking only while the company's is open. */
const invitationOf = ({ transaction, input: { memberId, classId } }: Asked) =>
  transaction
    .selectFrom('invitations')
    .leftJoin('bookings', (join) =>
      join.onRef('bookings.id', '=', 'invitations.bookingId').on('bookings.endedAt', '=', ''),
    )
    .select(['invitations.code', 'bookings.id as bookingId'])
    .where('invitations.memberId', '=', memberId)
    .where('invitations.classId', '=', classId)
    .where('invitations.renewsMemberId', 'is', null)
    .where('invitations.revokedAt', 'is', null)
    .orderBy('invitations.createdAt', 'desc')
    .executeTakeFirst();

interface Code {
  code: string;
  isHeld: boolean;
}

/**
 * What is typed, or the code of the invitation, which has kept one use; none where the class has another currency now.
 */
async function codeOf({ transaction, input, now }: Asked & { input: { code?: string } }, invited = ''): Promise<Code> {
  const typed = discountCodeOf(input.code ?? '');
  if (typed !== '' && typed !== invited) return { code: typed, isHeld: false };
  const { memberId, classId } = input;
  const isHeld = !(await bookingsOf(transaction, classId, memberId)).has(memberId);
  const fault = invited && (await faultOfCode(transaction, invited, classId, now.toISOString(), { isHeld }));
  return fault ? { code: '', isHeld: false } : { code: invited, isHeld };
}
