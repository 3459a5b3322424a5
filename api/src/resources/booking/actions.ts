import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { changesIn, type DataOf, dataOf } from '../../core/fields.ts';
import { checkComplete } from '../../core/references.ts';
import { dataSchema } from '../../core/schemas.ts';
import { bookingFields } from './fields.ts';
import { otherTaxNotice, otherTaxOf } from './other-tax.ts';
import { taxOf } from './price.ts';
import { bookingStore, isErased } from './table.ts';

const { action, creation } = actionsOf(bookingStore);

type BookingData = DataOf<typeof bookingFields>;
/** The audit log tells only that they changed. */
const personal: (keyof BookingData)[] = ['company', 'address', 'taxNumber', 'paymentReference', 'paymentNote'];
const buyerNames: (keyof BookingData)[] = ['company', 'address', 'country', 'taxNumber'];
const agreedNames: (keyof BookingData)[] = ['price', 'currency', 'taxRate', 'taxMode', 'taxNote'];

/** A payment without a day is one of today. */
export const save = action({
  name: 'save',
  summary: 'Changes what was agreed with a seat, who pays, and whether it is paid',
  audit: 'booking changed',
  input: Type.Object({ data: dataSchema(bookingFields) }),
  async run({ transaction, record, input, now }) {
    const before = dataOf(bookingFields, record);
    const isOpen = (input.data.payment ?? before.payment) === 'Open';
    const given = isOpen && input.data.paidOn === undefined ? { ...input.data, paidOn: '' } : input.data;
    const checked = await checkComplete(transaction, bookingFields, given, before);
    if ('faults' in checked) return checked;
    const data = { ...checked.data };
    const forgotten = isErased(record) ? personal.filter((name) => data[name] !== before[name]) : [];
    if (forgotten.length > 0)
      return {
        faults: forgotten.map((field) => ({
          field,
          fault: 'This person was erased: nothing more is kept of who pays.',
        })),
      };
    const ofBuyer = record.memberId === '' ? buyerNames.filter((name) => data[name] !== before[name]) : [];
    if (ofBuyer.length > 0)
      return {
        faults: ofBuyer.map((field) => ({ field, fault: 'Change who buys on the page of the company booking.' })),
      };
    if (data.payment !== 'Open' && (data.paidOn === '' || isOtherState(data, before, input.data)))
      data.paidOn = now.toISOString().slice(0, 10).replaceAll('-', '');
    const changes = changesIn(bookingFields, before, data, personal);
    if (changes === '') return 'unchanged';
    const isAgreed = record.isAgreed || agreedNames.some((name) => before[name] !== data[name]) ? 1 : 0;
    await transaction
      .updateTable('bookings')
      .set({ ...data, ...taxOf({ ...data, seats: record.seats }), isAgreed })
      .where('id', '=', record.id)
      .execute();
    return {
      detail: `booking ${record.id}, class ${record.classId}: ${changes}`,
      said: `Changed booking ${record.id}.`,
      ...(await otherTaxNotice(transaction, record.id, before, data)),
    };
  },
});

/** It is never taken by itself: the first tax was agreed, and perhaps paid. */
export const takeTax = action({
  name: 'tax',
  summary: 'Gives a booking the tax of the country of its buyer, in place of what was agreed',
  audit: 'booking changed',
  input: Type.Object({}),
  async run(work) {
    const other = otherTaxOf(work.record);
    if (!other) return { fault: 'There is no other tax for this buyer.' };
    const { taxRate, taxNote } = other;
    return save.run({ ...work, input: { data: { taxRate, taxNote } } });
  },
});

const isOtherState = (data: BookingData, before: BookingData, given: Partial<BookingData>) =>
  data.payment !== before.payment && (given.paidOn === undefined || given.paidOn === before.paidOn);

export const payByApp = action({
  ...save,
  name: 'pay by the app',
  async run(work) {
    const { payment = 'Given back' } = work.input.data;
    // Calls are told again, also late.
    if (work.record.payment === 'Given back' && payment !== 'Given back')
      return { fault: 'This payment was given back. Only staff can change that.' };
    const { paymentReference: _, paymentNote: __, ...withoutWords } = work.input.data;
    const data = isErased(work.record) ? withoutWords : work.input.data;
    const result = await save.run({ ...work, input: { data } });
    return typeof result === 'object' && 'detail' in result
      ? { ...result, detail: `${result.detail}, by the app` }
      : result;
  },
});

export const comesWithASeat = creation({
  name: 'create',
  summary: 'Refuses a booking without a seat',
  audit: '',
  input: Type.Object({ data: dataSchema(bookingFields) }),
  run: async () => ({ faults: [{ field: 'id', fault: 'A booking comes with a seat. Here it needs its id.' }] }),
});
