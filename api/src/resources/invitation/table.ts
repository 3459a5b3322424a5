import type { Kysely, Selectable, SelectQueryBuilder, Transaction } from 'kysely';
import { lockRows, type Store } from '../../core/actions.ts';
import { pageWith } from '../../database/kept-words.ts';
import type { Page, PageRequest } from '../../database/page.ts';
import type { Database } from '../../database/schema.ts';
import { normaliseEmail } from '../../security/accounts.ts';
import { lockClasses } from '../enrolment/table.ts';
import { type InvitationFilter, isInState } from './states.ts';

export type Invitation = Selectable<Database['invitations']>;

/** `null` when the class is gone. */
export interface InvitationRecord extends Invitation {
  className: string | null;
}

/** Beginning of the hash of its key: it tells invitations apart, and opens nothing. */
export const invitationId = ({ keyHash }: Pick<Invitation, 'keyHash'>) => keyHash.slice(0, 16);

const ofId = <O>(query: SelectQueryBuilder<Database, 'invitations', O>, id: string) =>
  query.where('invitations.keyHash', '>=', id).where('invitations.keyHash', '<', `${id}~`);

export const invitationStore: Store<InvitationRecord> = {
  read: async (db, id) =>
    id.length < 16 ? undefined : ofId(withClass(db.selectFrom('invitations')), id).executeTakeFirst(),
  lock: (transaction, id) => lockRows(transaction, ofId(transaction.selectFrom('invitations').select('keyHash'), id)),
  subjectOf: ({ email }) => email,
};

/** Before the invitation: actions on a seat of a company lock its class first. */
export async function lockClassOf(transaction: Transaction<Database>, id: string): Promise<void> {
  const found = await invitationStore.read(transaction, id);
  if (found?.bookingId) await lockClasses(transaction, [found.classId]);
}

const withClass = <O>(query: SelectQueryBuilder<Database, 'invitations', O>) =>
  query
    .leftJoin('classes', 'classes.id', 'invitations.classId')
    .selectAll('invitations')
    .select('classes.name as className');

export async function invitationPage(
  db: Kysely<Database>,
  now: string,
  { state, words }: { state: InvitationFilter; words: string },
  request: PageRequest,
): Promise<Page<InvitationRecord>> {
  const isByEnd = state === 'waiting' || state === 'open' || state === 'expired';
  const invitations = withClass(db.selectFrom('invitations'))
    .where((eb) => isInState(eb, state, now))
    .orderBy(isByEnd ? 'invitations.expiresAt' : 'invitations.createdAt', isByEnd ? 'asc' : 'desc')
    .orderBy('invitations.keyHash');
  return pageWith(db, 'invitations', invitations, words, request, (query, { createdAt, expiresAt, keyHash }) => {
    const [time, at] = isByEnd ? (['expiresAt', expiresAt] as const) : (['createdAt', createdAt] as const);
    const inIndex = query.where(`invitations.${time}`, isByEnd ? '>=' : '<=', at);
    return inIndex.where(({ and, eb, or }) =>
      or([
        eb(`invitations.${time}`, isByEnd ? '>' : '<', at),
        and([eb(`invitations.${time}`, '=', at), eb('invitations.keyHash', '>', keyHash)]),
      ]),
    );
  });
}

export const latestWaiting = (db: Kysely<Database>, email: string): Promise<Invitation | undefined> =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('email', '=', normaliseEmail(email))
    .where('memberId', 'is', null)
    .where('revokedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();

export const heldSeat = (db: Kysely<Database>, email: string, bookingId: string, now: string) =>
  db
    .selectFrom('invitations')
    .innerJoin('bookings', 'bookings.id', 'invitations.bookingId')
    .innerJoin('classes', 'classes.id', 'invitations.classId')
    .select(['bookings.id', 'bookings.company', 'classes.name'])
    .where('invitations.email', '=', normaliseEmail(email))
    .where('invitations.bookingId', '!=', bookingId)
    .where('invitations.memberId', 'is', null)
    .where('invitations.revokedAt', 'is', null)
    .where('invitations.expiresAt', '>', now)
    .executeTakeFirst();

export async function revokeInvitations(db: Kysely<Database>, email: string, now: string): Promise<number> {
  const ended = await db
    .updateTable('invitations')
    .set({ revokedAt: now })
    .where('email', '=', normaliseEmail(email))
    .where('memberId', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('expiresAt')
    .execute();
  return ended.filter(({ expiresAt }) => expiresAt > now).length;
}

export const classOfMember = async (db: Kysely<Database>, memberId: string): Promise<string> =>
  (
    await db
      .selectFrom('invitations')
      .select('classId')
      .where('memberId', '=', memberId)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.classId ?? '';
