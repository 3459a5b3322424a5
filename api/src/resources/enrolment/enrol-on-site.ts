import { Type } from 'typebox';
import { actionsOf, type Work } from '../../core/actions.ts';
import { id, text } from '../../http/schemas.ts';
import { shownClass } from '../class/reads.ts';
import { hasSeat } from '../class/seats.ts';
import { faultOfCode } from '../discount/redeem-code.ts';
import { addPartnerEnrolment } from '../key/visits.ts';
import { putOnList, seatAsBefore, seatOf, tellOf } from './seats.ts';
import { enrolmentId, enrolmentStore } from './table.ts';

const { creation } = actionsOf(enrolmentStore);

/**
 * By a member on the site, before the class begins; a member who was invited to it may come late, and waits for a seat
 * when it is full. A second call has the same result.
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
    code: Type.Optional(text(60)),
  }),
  async run(work) {
    const { transaction, input, now } = work;
    const { memberId, classId, code: typed, ...visit } = input;
    const named = { memberId, classId };
    // Before the class is locked: a member who comes too late holds no lock.
    const found = await shownClass(transaction, classId);
    if (await hasSeat(transaction, memberId, classId)) return seatAsBefore(transaction, named, 'member', typed);
    if (!found) return { fault: 'This class does not exist or is no longer offered.' };
    const invited = await invitationOf(work);
    const mayBeLate = invited !== undefined;
    const startsAfter = mayBeLate ? '' : now.toISOString();
    if (found.startsAt <= startsAfter) return { fault: 'This class has begun. Please choose another class.' };
    const bookingId = invited?.bookingId ?? '';
    const own = bookingId === '' ? typed?.trim() || (await goodCode(work, invited?.code)) : '';
    const isFree = bookingId !== '' || found.seatsLeft > 0;
    const taken = isFree ? await seatOf(work, named, 'member', { startsAfter, code: own, bookingId }) : undefined;
    if (!taken) return mayBeLate ? waitFor(work, named) : { fault: noSeat };
    if ('id' in taken && visit.partnerKey !== '') await addPartnerEnrolment(transaction, named, visit, now);
    return taken;
  },
});

const noSeat = 'This class has no seat left. Please choose another class.';

async function waitFor(work: Work<undefined, unknown>, named: { memberId: string; classId: string }) {
  const place = await putOnList(work, named);
  const id = enrolmentId(named);
  if (place === 'present') return { unchanged: id };
  if (place === 'added') await tellOf(work, named, 'waits for a seat');
  return place === 'added'
    ? { id, audit: 'member waits', detail: `class ${named.classId}, on the site` }
    : { fault: noSeat };
}

type Asked = Work<undefined, { memberId: string; classId: string }>;

const invitationOf = ({ transaction, input: { memberId, classId } }: Asked) =>
  transaction
    .selectFrom('invitations')
    .select(['code', 'bookingId'])
    .where('memberId', '=', memberId)
    .where('classId', '=', classId)
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();

/** That of an invitation may have ended since; the seat then has the price without it, as its mail says. */
const goodCode = async ({ transaction, input, now }: Asked, code = ''): Promise<string> =>
  code && !(await faultOfCode(transaction, code, input.classId, now.toISOString())) ? code : '';
