import { historyOf } from '../../core/audit.ts';
import { dataOf } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { id } from '../../http/schemas.ts';
import { companyBookingActions, create } from './actions.ts';
import { buyerFields, type CompanyBookingData, companyBookingFields } from './fields.ts';
import {
  type CompanyBookingRecord,
  type CompanyBookingState,
  companyBookingPage,
  companyBookingStates,
  companyBookingStore,
  namedIn,
  stateOf,
} from './table.ts';

export interface CompanyBookingRow
  extends ListedRow,
    Pick<CompanyBookingRecord, 'classId' | 'className' | 'bookedAt' | 'currency' | 'due' | 'seats'> {
  state: CompanyBookingState;
  payment: string;
  named: number;
}

const told = [
  'booking',
  'class name',
  'named',
  'to be paid',
  'currency',
  'payment',
  'booked at (utc)',
  'ended at (utc)',
];

const dataIn = (record: CompanyBookingRecord): CompanyBookingData => {
  const { classId, seats, code } = record;
  return { ...dataOf(buyerFields, record), classId, seats: String(seats), code };
};

export const companyBookingResource = defineResource<CompanyBookingRecord, CompanyBookingRow>({
  name: 'company-booking',
  list: 'company-bookings',
  isComplete: true,
  roles: ['owner', 'trainer'],
  fields: companyBookingFields,
  store: companyBookingStore,
  actions: companyBookingActions,
  states: ['all', ...companyBookingStates],
  usualState: 'all',
  filters: { class: id },
  page: (db, now, { words, state, class: classId }, request) =>
    companyBookingPage(
      db,
      now,
      { words, state: state as CompanyBookingState | 'all', classId: classId || undefined },
      request,
    ),
  row: (record, now) => ({
    ...{ id: record.id, title: record.company, state: stateOf(record, now), version: record.version },
    ...{ classId: record.classId, className: record.className, bookedAt: record.bookedAt },
    ...{ seats: record.seats, named: namedIn(record, now) },
    ...{ due: record.due, currency: record.currency, payment: record.payment },
  }),
  reader: ({ contactEmail }) => contactEmail,
  data: dataIn,
  history: async (db, key, most) => {
    const record = await companyBookingStore.read(db, key);
    return record && historyOf(db, companyBookingStore.subjectOf(record), most);
  },
  sheet: async (_db, records, now) => [
    [...Object.values(companyBookingFields).map(({ label }) => label), ...told],
    ...records.map((record) => {
      const data = dataIn(record);
      return [
        ...(Object.keys(companyBookingFields) as (keyof CompanyBookingData)[]).map((name) => data[name]),
        ...[record.id, record.className, String(namedIn(record, now)), record.due, record.currency, record.payment],
        ...[record.bookedAt, record.endedAt],
      ];
    }),
  ],
  imports: { create, exported: { id: 'Booking', ignored: told.slice(1) } },
  about: ({ className }) => className,
});
