import { historyOf } from '../../core/audit.ts';
import { countryName, countryOf } from '../../core/countries.ts';
import { cellsOf, dataOf } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { create, save, taxActions } from './actions.ts';
import { taxFields } from './fields.ts';
import { subjectOf, type TaxRecord, taxPage, taxStore } from './table.ts';

export const taxResource = defineResource<TaxRecord, ListedRow>({
  name: 'tax',
  list: 'taxes',
  commandId: { option: 'country', help: 'Code of the country', missing: (code) => `There is no tax of ${code}.` },
  isComplete: true,
  roles: ['owner', 'trainer'],
  fields: taxFields,
  store: taxStore,
  actions: taxActions,
  states: ['all'],
  usualState: 'all',
  filters: {},
  page: (db, _now, { words }, request) => taxPage(db, words, request),
  row: ({ country, version }) => ({ id: country, title: countryName(country), state: 'all', version }),
  data: (record) => dataOf(taxFields, record),
  history: (db, country, most) => historyOf(db, subjectOf({ country }), most),
  sheet: async (_db, records) => [
    Object.values(taxFields).map(({ label }) => label),
    ...records.map((record) => cellsOf(taxFields, record)),
  ],
  imports: { create, change: save, idOf: ({ country = '' }) => countryOf(country) },
  isUnsearched: true,
});
