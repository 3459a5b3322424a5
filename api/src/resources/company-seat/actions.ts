import { Type } from 'typebox';
import { actionsOf, type Result } from '../../core/actions.ts';
import { checkComplete } from '../../core/references.ts';
import { dataSchema } from '../../core/schemas.ts';
import { addressFault } from '../../mail/address-fault.ts';
import { memberByEmail } from '../../security/accounts.ts';
import { companyMail } from '../class/company-mails.ts';
import { seatGivenBackMail } from '../class/mails.ts';
import { companyBookingStore, namedIn } from '../company-booking/table.ts';
import { giveSeatBack, seatOf, tell } from '../enrolment/seats.ts';
import { lockClasses } from '../enrolment/table.ts';
import { sendTo } from '../invitation/actions.ts';
import { revokeInvitations } from '../invitation/table.ts';
import { companySeatFields } from './fields.ts';
import { companySeatPage, companySeatStore } from './table.ts';

const { action, creation } = actionsOf(companySeatStore);

/** A member has the seat at once, anybody else when the invitation is accepted. */
export const name = creation({
  name: 'create',
  command: 'name-company-seat',
  summary: 'Gives a seat of a company booking to a person: a member is enrolled, anybody else invited',
  audit: 'company seat named',
  input: Type.Object({ data: dataSchema(companySeatFields) }),
  async check({ input, context }) {
    const email = companySeatFields.email.clean(input.data.email ?? '');
    const fault = email === '' ? undefined : await addressFault(context, email);
    return fault ? { faults: [{ field: 'email', fault }] } : undefined;
  },
  async run(work): Promise<Result> {
    const { transaction, input } = work;
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
    const same = await companySeatPage(transaction, { bookingId, email }, { offset: 0, limit: 1 });
    if (same.rows[0]) return { unchanged: same.rows[0].id, said: `${email} has a seat of this booking.` };
    if (namedIn(booking) >= booking.seats) return wrong('Every seat of this booking has a name.');
    const of = `booking ${bookingId}, class ${classId}`;
    const member = await memberByEmail(transaction, email);
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
    const { transaction, record, now } = work;
    if (record.state === 'invited') await revokeInvitations(transaction, record.email, now.toISOString());
    else {
      await giveSeatBack(work, record);
      await tell(work, record, seatGivenBackMail);
    }
    const what = `${record.fullname} has no seat any more.`;
    await companyMail(work, 'company-seat-free', { id: record.bookingId, seats: 1, what });
    const said = `${what} It stays with the company.`;
    return { detail: `booking ${record.bookingId}, class ${record.classId}`, said };
  },
});

export const companySeatActions = [name, remove] as const;
