import { Type } from 'typebox';
import { actionsOf, type Result } from '../../core/actions.ts';
import { checkComplete } from '../../core/references.ts';
import { dataSchema } from '../../core/schemas.ts';
import { memberByEmail } from '../../security/accounts.ts';
import { seatFreeMail } from '../class/company-mails.ts';
import { companyBookingStore, namedIn } from '../company-booking/table.ts';
import { giveUp } from '../enrolment/give-back.ts';
import { releaseSeat } from '../enrolment/held-seats.ts';
import { seatOf } from '../enrolment/seats.ts';
import { lockClasses } from '../enrolment/table.ts';
import { sendTo } from '../invitation/actions.ts';
import { invitationStore } from '../invitation/table.ts';
import { companySeatFields } from './fields.ts';
import { companySeatPage, companySeatStore } from './table.ts';

const { action, creation } = actionsOf(companySeatStore);

/** A member has the seat at once, anybody else with the accepted invitation. */
export const name = creation({
  name: 'create',
  command: 'name-company-seat',
  summary: 'Gives a seat of a company booking to a person: a member is enrolled, anybody else invited',
  audit: 'company seat named',
  input: Type.Object({ data: dataSchema(companySeatFields) }),
  async run(work): Promise<Result> {
    const { transaction, input, now } = work;
    const checked = await checkComplete(transaction, companySeatFields, input.data);
    if ('faults' in checked) return checked;
    const { email, fullname, bookingId } = checked.data;
    const wrong = (fault: string) => ({ faults: [{ field: 'bookingId', fault }] });
    const found = await companyBookingStore.read(transaction, bookingId);
    if (!found) return wrong(`There is no company booking ${bookingId}.`);
    const { classId } = found;
    await lockClasses(transaction, [classId]);
    const booking = (await companyBookingStore.read(transaction, bookingId)) ?? found;
    if (booking.endedAt) return wrong('This booking has ended.');
    const time = now.toISOString();
    const [same] = (await companySeatPage(transaction, { bookingId, email, now: time }, { offset: 0, limit: 1 })).rows;
    const member = await memberByEmail(transaction, email);
    const hasAccepted = same?.state === 'invited' && member !== undefined;
    if (same && !hasAccepted) return { unchanged: same.id, said: `${email} has a seat of this booking.` };
    if (!same && namedIn(booking, time) >= booking.seats) return wrong('Every seat of this booking has a name.');
    const of = `booking ${bookingId}, class ${classId}`;
    if (!member) {
      const sent = await sendTo(work, { email, fullname, classId, code: '', bookingId });
      return typeof sent === 'object' && 'detail' in sent ? { ...sent, detail: of } : sent;
    }
    const seat = await seatOf(work, { memberId: member.id, classId }, 'staff', { bookingId });
    if (!seat) return { faults: [{ field: 'bookingId', fault: 'This class is not on the site any more.' }] };
    if ('fault' in seat) return seat;
    if ('unchanged' in seat)
      return { faults: [{ field: 'email', fault: 'This member has a seat in the class already.' }] };
    return { id: seat.id, detail: of, said: `${email} has a seat in class ${classId}.` };
  },
});

/** The seat stays with the company. */
const remove = action({
  name: 'remove',
  command: 'clear-company-seat',
  summary: 'Takes the name out of a seat of a company booking; the seat stays with the company',
  audit: 'company seat cleared',
  input: Type.Object({}),
  async run(work) {
    const { transaction, record } = work;
    const { bookingId, classId, fullname } = record;
    if (record.state === 'enrolled') return giveUp(work, `, booking ${bookingId}`);
    const invitation = await invitationStore.read(transaction, record.id);
    if (!invitation) return 'missing';
    const booking = await companyBookingStore.read(transaction, bookingId);
    await releaseSeat(work, invitation, booking?.company ?? '');
    await seatFreeMail(work, bookingId, fullname);
    const said = `${fullname} has no seat any more. It stays with the company.`;
    return { detail: `class ${classId}, booking ${bookingId}`, said };
  },
});

export const companySeatActions = [name, remove] as const;
