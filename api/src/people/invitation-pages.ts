import type { Kysely } from 'kysely';
import { lowered, positionIn } from '../database/engine.ts';
import type { Database } from '../database/schema.ts';
import type { Invitation } from '../repositories/invitation-repository.ts';
import type { Page, PageRequest } from '../repositories/page.ts';
import type { InvitationState } from './invitation-state.ts';

export interface InvitationFilter {
  /** `waiting`: open and expired ones, those first that have ended longest ago. */
  state: InvitationState | 'waiting' | 'all';
  /** Part of the name or the address. */
  words: string;
}

/** Invitations with the name of their class. */
export async function invitationPage(
  db: Kysely<Database>,
  now: string,
  filter: InvitationFilter,
  { offset, limit }: PageRequest,
): Promise<Page<Invitation & { className: string | null }>> {
  const isWaiting = filter.state === 'waiting' || filter.state === 'open' || filter.state === 'expired';
  const rows = await filtered(db, now, filter)
    .leftJoin('classes', 'classes.id', 'invitations.classId')
    .selectAll('invitations')
    .select('classes.name as className')
    .orderBy(isWaiting ? 'invitations.expiresAt' : 'invitations.createdAt', isWaiting ? 'asc' : 'desc')
    .orderBy('invitations.keyHash')
    .offset(offset)
    .limit(limit)
    .execute();
  const { total } = await filtered(db, now, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

function filtered(db: Kysely<Database>, now: string, { state, words }: InvitationFilter) {
  const text = lowered(words);
  const isUnused = state === 'waiting' || state === 'open' || state === 'expired';
  return db
    .selectFrom('invitations')
    .$if(isUnused, (query) =>
      query.where('invitations.memberId', 'is', null).where('invitations.revokedAt', 'is', null),
    )
    .$if(state === 'open', (query) => query.where('invitations.expiresAt', '>', now))
    .$if(state === 'expired', (query) => query.where('invitations.expiresAt', '<=', now))
    .$if(state === 'accepted', (query) => query.where('invitations.memberId', 'is not', null))
    .$if(state === 'withdrawn', (query) =>
      query.where('invitations.memberId', 'is', null).where('invitations.revokedAt', 'is not', null),
    )
    .$if(text !== '', (query) =>
      query.where(({ or, eb, fn }) =>
        or([
          eb(fn<number>(positionIn(db), ['invitations.email', eb.val(text)]), '>', 0),
          eb(fn<number>(positionIn(db), [fn('lower', ['invitations.fullname']), eb.val(text)]), '>', 0),
        ]),
      ),
    );
}
