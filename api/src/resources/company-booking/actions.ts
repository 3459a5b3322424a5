import type { Transaction } from 'kysely';
import { Type } from 'typebox';
import { actionsOf, type Work } from '../../core/actions.ts';
import { changesIn, dataOf } from '../../core/fields.ts';
import { checkComplete } from '../../core/references.ts';
import { dataSchema } from '../../core/schemas.ts';
import type { Database } from '../../database/schema.ts';
import { otherTaxNotice } from '../booking/other-tax.ts';
import { taxOf } from '../booking/price.ts';
import { priceNow } from '../booking/price-now.ts';
import { newBookingId } from '../booking/seat-bookings.ts';
import { companyMail } from '../class/company-mails.ts';
import { inSeats } from '../class/mail-parts.ts';
import { giveFreeSeats, movedUp, takeSeats } from '../class/seats.ts';
import { redeemCode } from '../discount/redeem-code.ts';
import { giveSeatBack, tellGivenBack } from '../enrolment/give-back.ts';
import { heldSeats, releaseSeat } from '../enrolment/held-seats.ts';
import { confirmPartnerRequests } from '../key/requests.ts';
import { taxFor } from '../tax/tax-of-buyer.ts';
import { buyerFields, companyBookingFields } from './fields.ts';
import { giveBack } from './give-back.ts';
import { type CompanyBookingRecord, companyBookingStore, lockClassOf, namedIn } from './table.ts';

const { action, creation } = actionsOf(companyBookingStore);

export const create = creation({
  name: 'create',
  summary: 'Books seats of a class for a company, which names people later',
  audit: 'company booking made',
  input: Type.Object({ data: dataSchema(companyBookingFields) }),
  async run(work) {
    const { transaction, input, now } = work;
    const checked = await checkComplete(transaction, companyBookingFields, input.data);
    if ('faults' in checked) return checked;
    const { classId, seats: typed, code, ...buyer } = checked.data;
    const [seats, time] = [Number(typed), now.toISOString()];
    const held = await takeSeats(transaction, { classId, seats, startsAfter: time });
    if (!held) return { faults: [await noSeats(transaction, classId, time)] };
    const { price, currency, taxMode } = priceNow(held, time);
    const priced = { price, currency, taxMode, ...(await taxFor(transaction, held, buyer)) };
    const agreed = code === '' ? priced : await redeemCode(transaction, code, classId, priced, time, { seats });
    if ('fault' in agreed) return { faults: [{ field: 'code', fault: agreed.fault }] };
    const id = newBookingId();
    const money = { ...agreed, ...taxOf({ ...agreed, seats }) };
    const row = { id, memberId: '', classId, bookedAt: time, isAgreed: 1, seats, ...buyer, ...money };
    await transaction.insertInto('bookings').values(row).execute();
    await companyMail(work, 'company-booked', { id, seats });
    await confirmPartnerRequests(transaction, { classId, email: buyer.contactEmail }, now);
    const { company } = buyer;
    const what = `${inSeats(seats)} in class ${classId}`;
    return { id, detail: `booking ${id}, ${what}`, said: `Booked ${what} for ${company}: ${id}.` };
  },
});

async function noSeats(transaction: Transaction<Database>, id: string, now: string) {
  const { seatsLeft, startsAt } = await transaction
    .selectFrom('classes')
    .select(['seatsLeft', 'startsAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return startsAt <= now
    ? { field: 'classId', fault: 'This class has begun.' }
    : { field: 'seats', fault: `has to be ${seatsLeft} at most: no more are left.` };
}

const save = action({
  name: 'save',
  summary: 'Changes company and contact of a company booking',
  audit: 'company booking changed',
  input: Type.Object({ data: dataSchema(buyerFields) }),
  async run({ transaction, record, input }) {
    const before = dataOf(buyerFields, record);
    const checked = await checkComplete(transaction, buyerFields, input.data, before);
    if ('faults' in checked) return checked;
    const { company: _, ...others } = buyerFields;
    const changes = changesIn(buyerFields, before, checked.data, Object.keys(others) as (keyof typeof others)[]);
    if (changes === '') return 'unchanged';
    await transaction.updateTable('bookings').set(checked.data).where('id', '=', record.id).execute();
    return {
      detail: `booking ${record.id}: ${changes}`,
      said: `Changed booking ${record.id}.`,
      ...(await otherTaxNotice(transaction, record.id, before, checked.data)),
    };
  },
});

const back = action({
  name: 'give-back',
  command: 'give-back-company-seats',
  summary: 'Gives seats without a name back; they go to the waiting list or are free',
  audit: 'company seats given back',
  input: Type.Object({ seats: Type.Integer({ minimum: 1, maximum: 1000, title: 'How many' }) }),
  isLong: true,
  lockFirst: lockClassOf,
  async run(work) {
    const { record, input, now } = work;
    if (record.endedAt) return { fault: hasEnded };
    const nameless = record.seats - namedIn(record, now.toISOString());
    if (input.seats > nameless)
      return { fault: `${nameless} of its ${record.seats} seats have no name. Take names out first.` };
    return given(work, input.seats);
  },
});

const cancel = action({
  name: 'cancel',
  summary: 'Gives all seats of a company booking back, and mails the people whose names they have',
  audit: 'company booking cancelled',
  input: Type.Object({}),
  isLong: true,
  lockFirst: lockClassOf,
  async run(work) {
    const { transaction, record } = work;
    if (record.endedAt) return { fault: hasEnded };
    const seats = await transaction
      .selectFrom('enrolments')
      .select(['memberId', 'classId'])
      .where('classId', '=', record.classId)
      .where('bookingId', '=', record.id)
      .execute();
    for (const seat of seats) {
      const given = await giveSeatBack(work, seat);
      if (given) await tellGivenBack(work, seat, given.withAgreed);
    }
    await releaseSeats(work);
    return given(work, record.seats);
  },
});

async function releaseSeats(work: Work<CompanyBookingRecord, unknown>): Promise<void> {
  const { transaction, record, log } = work;
  for (const invitation of await heldSeats(transaction, [record.id])) {
    const { hasAccepted } = await releaseSeat(work, invitation, record.company);
    if (hasAccepted) continue;
    const detail = `booking ${record.id}, which was cancelled`;
    await log({ action: 'invitation revoked', subject: invitation.email, detail });
  }
}

const hasEnded = 'This booking has ended.';

async function given(work: Work<CompanyBookingRecord, unknown>, seats: number) {
  await giveBack(work, seats);
  const names = await giveFreeSeats(work, work.record.classId);
  await companyMail(work, 'company-given-back', { id: work.record.id, seats });
  const said = `${inSeats(seats)} ${seats === 1 ? 'was' : 'were'} given back.`;
  const detail = `booking ${work.record.id}, class ${work.record.classId}, seats: ${seats}`;
  return { detail, said, notice: movedUp(work.record.classId, names) };
}

export const companyBookingActions = [create, save, back, cancel] as const;
