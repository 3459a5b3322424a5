import type { Kysely, Transaction } from 'kysely';
import { lockRows, type Store } from '../../core/actions.ts';
import { rowsWith } from '../../database/kept-words.ts';
import { foundPage, type Page, type PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { erasedEmails } from '../../security/accounts.ts';

export const enrolmentStates = ['enrolled', 'waiting'] as const;
type EnrolmentState = (typeof enrolmentStates)[number];

export interface EnrolmentRecord {
  memberId: string;
  fullname: string;
  email: string;
  classId: string;
  className: string;
  localStart: string;
  state: EnrolmentState;
  createdAt: string;
}

const between = '~';

export const enrolmentId = ({ memberId, classId }: Pick<EnrolmentRecord, 'memberId' | 'classId'>) =>
  `${classId}${between}${memberId}`;

export const keysOf = (id: string) => {
  const [classId = '', memberId = ''] = id.split(between);
  return { classId, memberId };
};

export const enrolmentStore: Store<EnrolmentRecord> = {
  async read(db, id) {
    const { classId, memberId } = keysOf(id);
    const seat = await placesIn(db, 'enrolments', { classId, memberId }).executeTakeFirst();
    if (seat) return { ...seat, state: 'enrolled' };
    const place = await placesIn(db, 'waiting', { classId, memberId }).executeTakeFirst();
    return place && { ...place, state: 'waiting' };
  },
  async lock(transaction, id) {
    await lockClasses(transaction, [keysOf(id).classId]);
    return true;
  },
  subjectOf: ({ email }) => email,
};

/** Several are locked at once, before any other row, so that no two transactions wait for each other. */
export const lockClasses = async (transaction: Transaction<Database>, classIds: readonly string[]) =>
  classIds.length > 0 &&
  lockRows(transaction, transaction.selectFrom('classes').select('id').where('id', 'in', classIds).orderBy('id'));

export interface EnrolmentFilter {
  state?: EnrolmentState | 'all';
  classId?: string;
  memberId?: string;
  words?: string;
}

export async function enrolmentPage(
  db: Kysely<Database>,
  filter: EnrolmentFilter,
  { offset, limit }: PageRequest,
): Promise<Page<EnrolmentRecord>> {
  const { state = 'all' } = filter;
  const tables = ({ all: ['enrolments', 'waiting'], enrolled: ['enrolments'], waiting: ['waiting'] } as const)[state];
  const withWords = await rowsWith(db, 'members', filter.words ?? '');
  const rows: EnrolmentRecord[] = [];
  let total = 0;
  for (const table of tables) {
    const state = table === 'waiting' ? 'waiting' : 'enrolled';
    const part = { offset: Math.max(0, offset - total), limit: limit - rows.length };
    const found = await foundPage(
      placesIn(db, table, filter).$if(withWords !== undefined, (query) =>
        query.where(({ lit }) => withWords ?? lit(true)),
      ),
      filter.words ?? '',
      ({ email, fullname }) => `${email} ${fullname}`,
      part,
    );
    total += found.total;
    rows.push(...found.rows.map((row) => ({ ...row, state }) as const));
  }
  return { rows, total };
}

function placesIn(
  db: Kysely<Database>,
  table: 'enrolments' | 'waiting',
  { classId, memberId, words = '' }: EnrolmentFilter,
) {
  return db
    .selectFrom(`${table} as places` as 'enrolments as places')
    .innerJoin('classes', 'classes.id', 'places.classId')
    .innerJoin('members', 'members.id', 'places.memberId')
    .select(['places.classId', 'classes.name as className', 'classes.localStart', 'places.createdAt'])
    .select(['places.memberId', 'members.fullname', 'members.email'])
    .$if(classId !== undefined, (query) => query.where('places.classId', '=', classId ?? ''))
    .$if(memberId !== undefined, (query) => query.where('places.memberId', '=', memberId ?? ''))
    .$if(words !== '', (query) => query.where('members.email', 'not like', erasedEmails))
    .orderBy('places.classId')
    .orderBy('places.createdAt')
    .orderBy('members.email');
}

export const heldSeatOf = (db: Kysely<Database>, { memberId, classId }: { memberId: string; classId: string }) =>
  db
    .selectFrom('invitations')
    .innerJoin('bookings', 'bookings.id', 'invitations.bookingId')
    .select(['bookings.id as bookingId', 'bookings.company'])
    .where('invitations.memberId', '=', memberId)
    .where('invitations.classId', '=', classId)
    .where('bookings.endedAt', '=', '')
    .orderBy('invitations.createdAt', 'desc')
    .executeTakeFirst();
