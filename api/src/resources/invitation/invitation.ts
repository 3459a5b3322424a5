import { historyOf } from '../../core/audit.ts';
import { defineResource, type ListedRow } from '../../core/resource.ts';
import { invitationActions, invite } from './actions.ts';
import { invitationFields } from './fields.ts';
import { type InvitationFilter, type InvitationState, invitationState, invitationStates } from './states.ts';
import { type InvitationRecord, invitationId, invitationPage, invitationStore, latestWaiting } from './table.ts';

export interface InvitationRow extends ListedRow {
  email: string;
  fullname: string;
  classId: string;
  /** `''` when the class is gone. */
  className: string;
  isRenewal: boolean;
  createdAt: string;
  expiresAt: string;
  state: InvitationState;
}

const told = ['class name', 'invited at (UTC)', 'until (UTC)', 'state'];
const sheetHead = ['name', 'e-mail', 'class', 'discount code', ...told, 'number'];

export const invitationResource = defineResource<InvitationRecord, InvitationRow>({
  name: 'invitation',
  list: 'invitations',
  commandId: {
    option: 'email',
    help: 'E-mail address of the member',
    idOf: async (db, email) => {
      const found = await latestWaiting(db, email);
      return found && invitationId(found);
    },
    missing: (email) => `${email} has no open invitation.`,
  },
  isComplete: true,
  roles: ['owner', 'trainer'],
  fields: invitationFields,
  store: invitationStore,
  actions: invitationActions,
  states: ['waiting', 'all', ...invitationStates],
  usualState: 'waiting',
  filters: {},
  page: (db, now, { words, state }, request) =>
    invitationPage(db, now, { words, state: state as InvitationFilter }, request),
  row: (record, now) => ({
    id: invitationId(record),
    title: record.fullname,
    version: 0,
    state: invitationState(record, now),
    email: record.email,
    fullname: record.fullname,
    classId: record.classId,
    className: record.className ?? '',
    isRenewal: record.renewsMemberId !== null,
    createdAt: record.createdAt,
    expiresAt: record.expiresAt,
  }),
  data: ({ email, fullname, classId, code }) => ({ email, fullname, classId, code }),
  history: async (db, id, most) => {
    const record = await invitationStore.read(db, id);
    return record && historyOf(db, record.email, most);
  },
  sheet: async (_db, records, now) => [
    sheetHead,
    ...records.map((record) => [
      ...[record.fullname, record.email, record.classId, record.code],
      ...[record.className ?? '', record.createdAt, record.expiresAt, invitationState(record, now)],
      invitationId(record),
    ]),
  ],
  reader: ({ email }) => email,
  imports: {
    create: invite,
    exported: { id: 'Number', ignored: told.map((title) => title.toLowerCase()) },
    once: { field: 'email', fault: 'This address is in the file twice.' },
    /** An open invitation to the same class stays, without a mail. */
    find: (transaction, { email, classId }, now) =>
      transaction
        .selectFrom('invitations')
        .selectAll()
        .select((eb) => eb.val<string | null>(null).as('className'))
        .where('email', '=', String(email))
        .where('classId', '=', String(classId))
        .where('memberId', 'is', null)
        .where('revokedAt', 'is', null)
        .where('expiresAt', '>', now)
        .executeTakeFirst(),
    said: ({ added, changed, unchanged }) =>
      `${added} invited, ${changed} to another class than before, ${unchanged} keep their invitation and get no mail.`,
  },
  about: ({ email }) => email,
});
