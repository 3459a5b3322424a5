import { historyOf } from '../../core/audit.ts';
import { cellsOf, dataOf } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { id } from '../../http/schemas.ts';
import { comesWithASeat, save, takeTax } from './actions.ts';
import { bookingFields } from './fields.ts';
import { type OtherTax, otherTaxOf } from './other-tax.ts';
import {
  type BookingFilter,
  type BookingRecord,
  type BookingState,
  bookingPage,
  bookingStates,
  bookingStore,
  stateOf,
} from './table.ts';

export interface BookingRow
  extends ListedRow,
    Pick<
      BookingRecord,
      | 'seats'
      | 'splitFrom'
      | 'memberId'
      | 'classId'
      | 'className'
      | 'bookedAt'
      | 'currency'
      | 'tax'
      | 'due'
      | 'endedAt'
      | 'code'
      | 'discount'
    > {
  state: BookingState;
  isAgreed: boolean;
  otherTax?: OtherTax;
}

const told = [
  ...['member', 'e-mail', 'class', 'class name', 'booked at (utc)'],
  ...['agreed', 'seats', 'tax', 'to be paid', 'code', 'discount', 'ended at (utc)'],
];

const titleOf = ({ memberId, fullname, company }: BookingRecord): string =>
  memberId === '' ? company : fullname || 'Erased member';

export const bookingResource = defineResource<BookingRecord, BookingRow>({
  name: 'booking',
  list: 'bookings',
  isComplete: false,
  roles: ['owner', 'trainer'],
  fields: bookingFields,
  store: bookingStore,
  actions: [save, takeTax],
  states: ['all', ...bookingStates],
  usualState: 'all',
  filters: { class: id, member: id },
  page: (db, _now, { words, state, class: classId, member }, request) =>
    bookingPage(
      db,
      { words, state: state as BookingFilter['state'], classId: classId || undefined, memberId: member || undefined },
      request,
    ),
  row: (record) => ({
    ...{ id: record.id, title: titleOf(record), state: stateOf(record), version: record.version },
    ...{ memberId: record.memberId, classId: record.classId, className: record.className },
    ...{ bookedAt: record.bookedAt, isAgreed: record.isAgreed === 1, currency: record.currency },
    ...{ tax: record.tax, due: record.due, endedAt: record.endedAt },
    ...{ code: record.code, discount: record.discount, seats: record.seats, splitFrom: record.splitFrom },
    otherTax: otherTaxOf(record),
  }),
  data: (record) => dataOf(bookingFields, record),
  history: async (db, key, most) => {
    const record = await bookingStore.read(db, key);
    return record && historyOf(db, bookingStore.subjectOf(record), most, `booking ${key},`);
  },
  sheet: async (_db, records) => [
    ['Id', 'Version', ...Object.values(bookingFields).map(({ label }) => label), ...told],
    ...records.map((record) => [
      ...[record.id, String(record.version), ...cellsOf(bookingFields, record)],
      ...[record.fullname, record.email, record.classId, record.className, record.bookedAt],
      ...[
        record.isAgreed ? 'yes' : 'no',
        String(record.seats),
        record.tax,
        record.due,
        record.code,
        record.discount,
        record.endedAt,
      ],
    ]),
  ],
  imports: { create: comesWithASeat, change: save, exported: { id: 'Id', ignored: told } },
  reader: ({ email, contactEmail }) => email || contactEmail,
  isUnsearched: true,
});
