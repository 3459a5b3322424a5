import type { Kysely } from 'kysely';
import type { Store } from '../../core/actions.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { enrolmentId, keysOf, lockClasses } from '../enrolment/table.ts';
import { invitationId } from '../invitation/table.ts';

export const companySeatStates = ['enrolled', 'invited'] as const;
type CompanySeatState = (typeof companySeatStates)[number];

export interface CompanySeatRecord {
  id: string;
  bookingId: string;
  classId: string;
  email: string;
  fullname: string;
  /** `''` until the person is enrolled. */
  memberId: string;
  state: CompanySeatState;
  createdAt: string;
}

const enrolled = (db: Kysely<Database>) =>
  db
    .selectFrom('enrolments')
    .innerJoin('members', 'members.id', 'enrolments.memberId')
    .select(['enrolments.bookingId', 'enrolments.classId', 'enrolments.memberId', 'enrolments.createdAt'])
    .select(['members.email', 'members.fullname'])
    .where('enrolments.bookingId', '!=', '')
    .orderBy('enrolments.createdAt')
    .orderBy('members.email');

const invited = (db: Kysely<Database>) =>
  db
    .selectFrom('invitations')
    .select(['bookingId', 'classId', 'email', 'fullname', 'createdAt', 'keyHash'])
    .where('bookingId', '!=', '')
    .where('revokedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('email');

const ofMember = (row: Omit<CompanySeatRecord, 'id' | 'state'>): CompanySeatRecord => ({
  ...{ ...row, id: enrolmentId(row), state: 'enrolled' },
});
const ofInvitation = ({
  keyHash,
  ...row
}: Omit<CompanySeatRecord, 'id' | 'state' | 'memberId'> & { keyHash: string }): CompanySeatRecord => ({
  ...{ ...row, id: invitationId({ keyHash }), memberId: '', state: 'invited' },
});

export const companySeatStore: Store<CompanySeatRecord> = {
  async read(db, id) {
    if (id.includes('~')) {
      const { classId, memberId } = keysOf(id);
      const row = await enrolled(db)
        .where('enrolments.classId', '=', classId)
        .where('enrolments.memberId', '=', memberId)
        .executeTakeFirst();
      return row && ofMember(row);
    }
    if (id.length < 16) return undefined;
    const row = await invited(db).where('keyHash', '>=', id).where('keyHash', '<', `${id}~`).executeTakeFirst();
    return row && ofInvitation(row);
  },
  async lock(transaction, id) {
    const record = await companySeatStore.read(transaction, id);
    if (record) await lockClasses(transaction, [record.classId]);
    return record !== undefined;
  },
  subjectOf: ({ email }) => email,
};

interface CompanySeatFilter {
  words?: string;
  state?: CompanySeatState | 'all';
  bookingId?: string;
  email?: string;
  /** Default: with those that are over. */
  now?: string;
}

export async function companySeatPage(
  db: Kysely<Database>,
  { words = '', state = 'all', bookingId, email, now }: CompanySeatFilter,
  { offset, limit }: PageRequest,
): Promise<Page<CompanySeatRecord>> {
  const textOf = (row: { email: string; fullname: string }) => `${row.email} ${row.fullname}`;
  const members = enrolled(db)
    .$if(bookingId !== undefined, (query) => query.where('enrolments.bookingId', '=', bookingId ?? ''))
    .$if(email !== undefined, (query) => query.where('members.email', '=', email ?? ''));
  const invitations = invited(db)
    .$if(bookingId !== undefined, (query) => query.where('bookingId', '=', bookingId ?? ''))
    .$if(email !== undefined, (query) => query.where('email', '=', email ?? ''))
    .$if(now !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb('memberId', 'is not', null), eb('expiresAt', '>', now ?? '')])),
    );
  const first =
    state === 'invited' ? { rows: [], total: 0 } : await foundPage(members, words, textOf, { offset, limit });
  const part = { offset: Math.max(0, offset - first.total), limit: limit - first.rows.length };
  const second = state === 'enrolled' ? { rows: [], total: 0 } : await foundPage(invitations, words, textOf, part);
  return {
    rows: [...first.rows.map(ofMember), ...second.rows.map(ofInvitation)],
    total: first.total + second.total,
  };
}
