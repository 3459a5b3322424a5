import { historyOf } from '../../core/audit.ts';
import { cellsOf, dataOf } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { create, discountActions } from './actions.ts';
import { discountCodeOf, discountFields } from './fields.ts';
import {
  type DiscountRecord,
  type DiscountState,
  discountPage,
  discountStates,
  discountStore,
  stateOf,
  subjectOf,
} from './table.ts';

export interface DiscountRow extends ListedRow {
  state: DiscountState;
  uses: number;
}

export const discountResource = defineResource<DiscountRecord, DiscountRow>({
  name: 'discount',
  list: 'discounts',
  commandId: { option: 'code', help: 'Discount code', missing: (code) => `There is no discount code ${code}.` },
  isComplete: true,
  roles: ['owner', 'trainer'],
  fields: discountFields,
  store: discountStore,
  actions: discountActions,
  states: ['all', ...discountStates],
  usualState: 'all',
  filters: {},
  page: (db, now, { words, state }, request) =>
    discountPage(db, now, { words, state: state as DiscountState | 'all' }, request),
  row: (record, now) => ({
    ...{ id: record.code, title: record.code, state: stateOf(record, now), version: record.version },
    uses: record.uses,
  }),
  data: (record) => dataOf(discountFields, record),
  history: (db, code, most) => historyOf(db, subjectOf({ code }), most),
  sheet: async (_db, records, now) => [
    [...Object.values(discountFields).map(({ label }) => label), 'used', 'state now'],
    ...records.map((record) => [...cellsOf(discountFields, record), ...[String(record.uses), stateOf(record, now)]]),
  ],
  imports: {
    create,
    exported: { ignored: ['used', 'state now'] },
    idOf: ({ code = '' }) => discountCodeOf(code),
  },
  isUnsearched: true,
});
