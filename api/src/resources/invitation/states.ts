import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const invitationStates = ['open', 'expired', 'accepted', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

type Row = Pick<Database['invitations'], 'memberId' | 'revokedAt' | 'expiresAt'>;

export function invitationState({ memberId, revokedAt, expiresAt }: Row, now: string): InvitationState {
  if (memberId) return 'accepted';
  if (revokedAt) return 'withdrawn';
  return expiresAt > now ? 'open' : 'expired';
}

/** `waiting`: open and expired ones. */
export type InvitationFilter = InvitationState | 'waiting' | 'all';

export function isInState(
  { and, eb, val }: ExpressionBuilder<Database, 'invitations'>,
  filter: InvitationFilter,
  now: string,
): Expression<SqlBool> {
  const isUsed = eb('invitations.memberId', 'is not', null);
  const isUnused = eb('invitations.memberId', 'is', null);
  const isWaiting = and([isUnused, eb('invitations.revokedAt', 'is', null)]);
  switch (filter) {
    case 'all':
      return eb(val(1), '=', 1);
    case 'waiting':
      return isWaiting;
    case 'open':
      return and([isWaiting, eb('invitations.expiresAt', '>', now)]);
    case 'expired':
      return and([isWaiting, eb('invitations.expiresAt', '<=', now)]);
    case 'accepted':
      return isUsed;
    case 'withdrawn':
      return and([isUnused, eb('invitations.revokedAt', 'is not', null)]);
  }
}
