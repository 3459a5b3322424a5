import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { noStaff } from '../../core/audit.ts';
import { text } from '../../http/schemas.ts';
import { readableSessions } from '../../schedule/session-ids.ts';
import { markAttendance } from '../class/attendance.ts';
import { reminderMail, seatMail, waitingEndedMail } from '../class/mails.ts';
import { countWaitedInVain, stopWaiting } from '../class/people.ts';
import { readClass, shownClass } from '../class/reads.ts';
import { countCalendar, giveFreeSeats, movedUp } from '../class/seats.ts';
import { discountCodeOf } from '../discount/fields.ts';
import { faultOfHeldCode } from '../discount/redeem-code.ts';
import { confirmPartnerRequests } from '../key/requests.ts';
import { giveUp } from './give-back.ts';
import { moveSeat } from './move-seat.ts';
import { tell } from './news.ts';
import { memberIn, person, putOnList, seatOf } from './seats.ts';
import { enrolmentId, enrolmentStore, heldSeatOf, keysOf, lockClasses } from './table.ts';

const { action, creation } = actionsOf(enrolmentStore);

const nothing = Type.Object({});

export const enrol = creation({
  name: 'create',
  command: 'enrol',
  summary: 'Gives a member a seat in a class, also in one that has begun and is not over',
  audit: 'member enrolled',
  input: person,
  async run(work) {
    const named = await memberIn(work);
    if (!('classId' in named)) return named;
    await lockClasses(work.transaction, [named.classId]);
    const held = await heldSeatOf(work.transaction, named);
    const code = work.input.data.code?.trim();
    if (held && code)
      return { faults: [{ field: 'code', fault: `The seat is one of ${held.company}, without a code.` }] };
    const seat = await seatOf(work, named, 'staff', held ? { bookingId: held.bookingId } : { code });
    const said = `${work.input.data.email} has a seat in class ${named.classId}.`;
    if (seat && 'fault' in seat) return seat;
    if (seat) {
      await confirmPartnerRequests(
        work.transaction,
        { ...named, email: (work.input.data.email ?? '').trim() },
        work.now,
      );
      return { ...seat, said };
    }
    const isThere = (await shownClass(work.transaction, named.classId)) !== undefined;
    return { fault: isThere ? 'This class has no seat left.' : `There is no class ${named.classId} on the site.` };
  },
});

const cancel = action({
  name: 'cancel',
  summary: 'Gives the seat of a member back',
  audit: 'enrolment cancelled',
  input: nothing,
  run: (work) => giveUp(work),
});

/** It stays the same enrolment, also for its partner. */
const move = action({
  name: 'move',
  summary: 'Moves the seat of a member to another class',
  audit: 'member moved',
  input: Type.Object({ to: text(64, { title: 'The other class' }) }),
  lockFirst: (transaction, id, { to }) => lockClasses(transaction, [keysOf(id).classId, to.trim()]),
  async run(work) {
    const { record, input, transaction } = work;
    const { classId: from, memberId } = record;
    const to = input.to.trim();
    const fault = await moveSeat(work, { memberId, from, to });
    if (fault) return { fault };
    const movedFrom = await readClass(transaction, from);
    await tell(work, { memberId, classId: to }, (news) => seatMail(news, movedFrom ? { movedFrom } : 'staff'));
    const notice = movedUp(from, await giveFreeSeats(work, from));
    return { id: enrolmentId({ memberId, classId: to }), detail: `class ${from} to class ${to}`, notice };
  },
});

const mark = action({
  name: 'mark',
  command: 'mark-attendance',
  summary: 'Notes that a member was in a session of a class, or was not',
  audit: 'attendance marked',
  input: Type.Object({
    session: Type.Integer({ minimum: 1, maximum: 1000, title: 'Number of the session, from 1 on' }),
    start: Type.Optional(text(24, { title: 'When it begins, so that it is this one', description: 'In UTC' })),
    isPresent: Type.Boolean({ title: 'The member was there' }),
  }),
  onCommandLine: { isPresent: false },
  async run({ transaction, record: { classId, memberId, state }, input: { session: number, start, isPresent }, now }) {
    const found = await readClass(transaction, classId);
    const held = found && readableSessions(found)[number - 1];
    if (!held) return { fault: 'This session is not there any more.' };
    if (start !== undefined && held.start.toISOString() !== start)
      return { fault: 'The sessions of this class have other times by now. Load the page again.' };
    if (held.start > now) return { fault: 'This session has not begun.' };
    if (state !== 'enrolled') return { fault: 'This enrolment is not there any more.' };
    await markAttendance(transaction, { classId, memberId, session: held.id }, isPresent);
    return { detail: `class ${classId}, session ${number} on ${held.day}: ${isPresent ? 'present' : 'not present'}` };
  },
});

const wait = creation({
  name: 'wait',
  command: 'join-waiting-list',
  summary: 'Puts a member on the waiting list of a full class',
  audit: 'member waits',
  input: person,
  async run(work) {
    const named = await memberIn(work);
    if (!('classId' in named)) return named;
    const code = discountCodeOf(work.input.data.code ?? '');
    const { transaction, now } = work;
    await lockClasses(transaction, [named.classId]);
    const fault = code && (await faultOfHeldCode(transaction, code, named.classId, now.toISOString()));
    if (fault) return { faults: [{ field: 'code', fault }] };
    const place = await putOnList(work, named, code);
    if (place === 'present') return { fault: 'The member waits already.' };
    if (place !== 'added') return place;
    return { id: enrolmentId(named), detail: `class ${named.classId}${code && `, code ${code}`}` };
  },
});

export const leave = action({
  name: 'leave',
  command: 'leave-waiting-list',
  summary: 'Takes a member off the waiting list of a class',
  audit: 'member waits no more',
  input: nothing,
  async run(work) {
    const { transaction, record, author, now } = work;
    const { classId, memberId } = record;
    if (!(await stopWaiting(transaction, classId, memberId))) return { fault: 'The member waits no more.' };
    if (author.email !== noStaff.email) await tell(work, record, waitingEndedMail);
    const found = await readClass(transaction, classId);
    if (found && found.startsAt <= now.toISOString()) await countWaitedInVain(transaction, classId);
    return { detail: `class ${classId}` };
  },
});

export const remind = action({
  name: 'remind',
  summary: 'Mails a member a reminder of a class that has not begun, once',
  audit: 'member reminded',
  input: nothing,
  async run(work) {
    const { transaction, record, now } = work;
    const { classId, memberId } = record;
    const found = await shownClass(transaction, classId);
    if (!found || found.startsAt <= now.toISOString()) return { fault: 'This class has begun, or is not held.' };
    const { numUpdatedRows } = await transaction
      .updateTable('enrolments')
      .set({ remindedAt: now.toISOString() })
      .where('classId', '=', classId)
      .where('memberId', '=', memberId)
      .where('remindedAt', '=', '')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) return { fault: 'The member has no seat, or was reminded already.' };
    await countCalendar(transaction, classId);
    await tell(work, record, reminderMail);
    return { detail: `class ${classId}` };
  },
});

export const enrolmentActions = [enrol, move, cancel, mark, wait, leave, remind] as const;
