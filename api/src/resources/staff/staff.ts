import { dataOf } from '../../core/fields.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import type { Role } from '../../core/roles.ts';
import { staffActions } from './actions.ts';
import { staffFields } from './fields.ts';
import { type StaffRecord, staffByEmail, staffPage, staffStore } from './table.ts';

export interface StaffRow extends ListedRow {
  email: string;
  fullname: string;
  role: Role;
  passkeys: number;
  hasPassword: boolean;
  createdAt: string;
}

export const staffResource = defineResource<StaffRecord, StaffRow>({
  name: 'person',
  list: 'staff',
  commandName: 'staff',
  listCommand: 'staff',
  commandId: {
    option: 'email',
    help: 'E-mail address of the person',
    idOf: async (db, email) => (await staffByEmail(db, email))?.id,
  },
  isComplete: true,
  isUnsearched: true,
  roles: ['owner'],
  fields: staffFields,
  store: staffStore,
  actions: staffActions,
  states: ['all'],
  usualState: 'all',
  filters: {},
  page: (db, _now, { words }, request) => staffPage(db, words, request),
  row: ({ id, email, fullname, role, passkeys, passwordHash, createdAt }) => ({
    ...{ id, title: fullname || email, state: 'all', version: 0 },
    ...{ email, fullname, role, passkeys, hasPassword: passwordHash !== '', createdAt },
  }),
  reader: ({ email }) => email,
  data: (record) => dataOf(staffFields, record),
});
