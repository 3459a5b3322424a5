import { dataOf } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { keyActions } from './actions.ts';
import { keyFields } from './fields.ts';
import { hasEnded, keyPage, keyStore, type PartnerKey } from './table.ts';

export interface PartnerKeyRow extends ListedRow, PartnerKey {
  state: KeyState;
  hasEnded: boolean;
}

const keyStates = ['valid', 'ended'] as const;
type KeyState = (typeof keyStates)[number];

export const keyResource = defineResource<PartnerKey, PartnerKeyRow>({
  name: 'key',
  list: 'partner-keys',
  commandName: 'partner-key',
  listCommand: 'partners',
  commandId: { option: 'key', help: 'Key in the pages of the partner', noun: 'valid key' },
  isComplete: true,
  isUnsearched: true,
  roles: ['owner'],
  fields: keyFields,
  store: keyStore,
  actions: keyActions,
  states: ['all', ...keyStates],
  usualState: 'all',
  filters: {},
  page: (db, now, { words, state }, request) =>
    keyPage(db, { words, now, ...(state !== 'all' && { hasEnded: state === 'ended' }) }, request),
  row(record, now) {
    const ended = hasEnded(record, now);
    const { key: id, partnerName, name } = record;
    const title = name === partnerName ? name : `${partnerName}: ${name}`;
    return { ...record, id, title, state: ended ? 'ended' : 'valid', version: 0, hasEnded: ended };
  },
  data: (record) => dataOf(keyFields, record),
});
