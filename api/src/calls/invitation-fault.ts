import type { Invitation } from '../repositories/invitation-repository.ts';

/** Why an invitation cannot be used, as a sentence for the visitor; `undefined` when it can. */
export function invitationFault(invitation: Invitation | undefined, now: Date): string | undefined {
  if (!invitation)
    return 'This activation key is not known. Please compare it with your e-mail or ask your Corporate Trainer.';
  if (invitation.revokedAt) return 'This invitation was withdrawn. Please ask your Corporate Trainer for a new one.';
  if (invitation.expiresAt > now.toISOString() || invitation.memberId) return undefined;
  return 'This invitation has expired. Please ask your Corporate Trainer for a new one.';
}
