import { dataOf } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { id } from '../../http/schemas.ts';
import { companySeatActions, name } from './actions.ts';
import { companySeatFields } from './fields.ts';
import { type CompanySeatRecord, companySeatPage, companySeatStates, companySeatStore } from './table.ts';

export interface CompanySeatRow extends ListedRow, CompanySeatRecord {
  state: CompanySeatRecord['state'];
}

export const companySeatResource = defineResource<CompanySeatRecord, CompanySeatRow>({
  name: 'company-seat',
  list: 'company-seats',
  commandId: {
    option: 'email',
    help: 'E-mail address of the person',
    others: { booking: 'Company booking' },
    idOf: async (db, email, { booking = '' }) =>
      (await companySeatPage(db, { bookingId: booking, email }, { offset: 0, limit: 1 })).rows[0]?.id,
    missing: (email) => `${email} has no seat of this booking.`,
  },
  isComplete: true,
  roles: ['owner', 'trainer'],
  fields: companySeatFields,
  store: companySeatStore,
  actions: companySeatActions,
  states: ['all', ...companySeatStates],
  usualState: 'all',
  filters: { booking: id },
  page: (db, now, { words, state, booking }, request) =>
    companySeatPage(
      db,
      { words, state: state as CompanySeatRecord['state'] | 'all', bookingId: booking || undefined, now },
      request,
    ),
  row: (record) => ({ ...record, title: record.fullname, version: 0 }),
  reader: ({ email }) => email,
  data: (record) => dataOf(companySeatFields, record),
  sheet: async (_db, records) => [
    ['E-mail', 'Name', 'Booking', 'state', 'since (UTC)', 'number'],
    ...records.map((row) => [row.email, row.fullname, row.bookingId, row.state, row.createdAt, row.id]),
  ],
  imports: {
    create: name,
    exported: { id: 'Number', ignored: ['state', 'since (utc)'] },
    once: { field: 'email', fault: 'This address is in the file twice.' },
  },
  isUnsearched: true,
});
