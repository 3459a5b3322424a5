import { historyOf } from '../../core/audit.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { id } from '../../http/schemas.ts';
import { addressesOf, memberByEmail, memberById } from '../../security/accounts.ts';
import { enrol, enrolmentActions } from './actions.ts';
import { enrolmentFields } from './fields.ts';
import {
  type EnrolmentFilter,
  type EnrolmentRecord,
  enrolmentId,
  enrolmentPage,
  enrolmentStates,
  enrolmentStore,
  lockClasses,
} from './table.ts';

export interface EnrolmentRow extends ListedRow, EnrolmentRecord {
  state: EnrolmentRecord['state'];
}

const enrolmentSheet = (records: EnrolmentRecord[]): string[][] => [
  ['class', 'class name', 'start', 'member', 'e-mail', 'enrolled at (UTC)', 'state', 'number'],
  ...records.map((row) => [
    ...[row.classId, row.className, row.localStart, row.fullname, row.email, row.createdAt],
    ...[row.state, enrolmentId(row)],
  ]),
];

export const enrolmentResource = defineResource<EnrolmentRecord, EnrolmentRow>({
  name: 'enrolment',
  list: 'enrolments',
  commandId: {
    option: 'email',
    help: 'E-mail address of the member',
    others: { class: 'Class' },
    async idOf(db, email, { class: classId = '' }) {
      const member = await memberByEmail(db, email);
      const key = enrolmentId({ memberId: member?.id ?? '', classId });
      return (await enrolmentStore.read(db, key)) && key;
    },
    missing: (email) => `${email} neither has a seat in this class nor waits for one.`,
  },
  isComplete: true,
  roles: ['owner', 'trainer'],
  fields: enrolmentFields,
  store: enrolmentStore,
  actions: enrolmentActions,
  states: ['all', ...enrolmentStates],
  usualState: 'enrolled',
  filters: { class: id, member: id },
  page: (db, _now, { words, state, class: classId, member }, request) =>
    enrolmentPage(
      db,
      { words, state: state as EnrolmentFilter['state'], classId: classId || undefined, memberId: member || undefined },
      request,
    ),
  row: (record) => ({ ...record, id: enrolmentId(record), title: record.fullname, version: 0 }),
  data: ({ email, classId }) => ({ email, classId, code: '' }),
  history: async (db, key, most) => {
    const record = await enrolmentStore.read(db, key);
    const member = record && (await memberById(db, record.memberId));
    return member && historyOf(db, await addressesOf(db, member), most, `class ${record.classId}`);
  },
  sheet: async (_db, records) => enrolmentSheet(records),
  imports: {
    create: enrol,
    exported: { id: 'Number', ignored: ['class name', 'start', 'member', 'enrolled at (utc)', 'state'] },
    lockFirst: (transaction, rows) =>
      lockClasses(
        transaction,
        rows.map(({ classId }) => String(classId)),
      ),
  },
  reader: ({ email }) => email,
  isUnsearched: true,
});
