export const invitationStates = ['open', 'expired', 'accepted', 'withdrawn'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What has become of an invitation. */
export function invitationState(
  { memberId, revokedAt, expiresAt }: { memberId: string | null; revokedAt: string | null; expiresAt: string },
  now: string,
): InvitationState {
  if (memberId) return 'accepted';
  if (revokedAt) return 'withdrawn';
  return expiresAt > now ? 'open' : 'expired';
}
