import { dataOf } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { messageActions } from './actions.ts';
import { type MessageState, messageFields, messageStates } from './fields.ts';
import { type Message, type MessageFilter, messagePage, messageStore } from './table.ts';

export interface MessageRow extends ListedRow, Omit<Message, 'state' | 'className' | 'partnerName'> {
  state: MessageState;
  /** `''` for none, or when the class is gone. */
  className: string;
  /** `''` for none. */
  partnerName: string;
}

export const messageResource = defineResource<Message, MessageRow>({
  name: 'message',
  list: 'messages',
  isComplete: true,
  roles: ['owner', 'trainer'],
  fields: messageFields,
  store: messageStore,
  actions: messageActions,
  states: ['all', ...messageStates],
  usualState: 'new',
  filters: {},
  page: (db, _now, { words, state }, request) =>
    messagePage(db, { words, state: state as MessageFilter['state'] }, request),
  row: (record) => ({
    ...record,
    title: record.name || record.email || 'Somebody',
    version: 0,
    state: record.state as MessageState,
    className: record.className ?? '',
    partnerName: record.partnerName ?? '',
  }),
  reader: ({ email }) => email,
  data: (record) => dataOf(messageFields, record),
  sheet: async (_db, records) => [
    [
      ...['written at (UTC)', 'name', 'e-mail', 'message', 'state', 'done by', 'answer'],
      ...['class', 'partner key', 'campaign'],
    ],
    ...records.map((row) => [
      ...[row.createdAt, row.name, row.email, row.text, row.state, row.changedBy, row.answer],
      ...[row.classId, row.partnerKey, row.campaign],
    ]),
  ],
  about: ({ createdAt }) => createdAt.slice(0, 10),
});
