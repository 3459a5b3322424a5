import { Type } from 'typebox';
import { actionsOf } from '../../core/actions.ts';
import { historyOf } from '../../core/audit.ts';
import { changesIn } from '../../core/fields.ts';
import { checkComplete } from '../../core/references.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { dataSchema } from '../../core/schemas.ts';
import { settingsFields } from './fields.ts';
import { newPaymentSecret } from './payment-secret.ts';
import { readSettings, type Settings, settingsId, settingsStore, writeSettings } from './table.ts';

const save = actionsOf(settingsStore).action({
  name: 'save',
  summary: 'Changes settings of the provider; what is not given stays',
  audit: 'settings changed',
  input: Type.Object({ data: dataSchema(settingsFields) }),
  async run({ transaction, record: { data: before, version }, input }) {
    const checked = await checkComplete(transaction, settingsFields, input.data, before);
    if ('faults' in checked) return checked;
    const detail = changesIn(settingsFields, before, checked.data);
    if (detail === '') return 'unchanged';
    await writeSettings(transaction, { version, data: checked.data });
    return { detail };
  },
});

export const settingsResource = defineResource<Settings, ListedRow>({
  name: 'settings',
  list: 'settings',
  commandId: { option: 'id', help: 'provider', onlyId: settingsId },
  isComplete: true,
  roles: ['owner'],
  fields: settingsFields,
  store: settingsStore,
  actions: [save, newPaymentSecret],
  states: ['all'],
  usualState: 'all',
  filters: {},
  page: async (db, _now, _filter, { offset, limit }) => {
    return { rows: [await readSettings(db)].slice(offset, offset + limit), total: 1 };
  },
  row: ({ id, version }) => ({ id, title: 'Settings', state: 'all', version }),
  data: ({ data }) => data,
  history: (db, _id, most) => historyOf(db, 'settings', most),
  isUnsearched: true,
});
