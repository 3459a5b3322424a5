import type { Invitation } from '../resources/invitation/table.ts';

export function invitationFault(invitation: Invitation | undefined, now: Date): string | undefined {
  if (!invitation)
    return 'This activation key is not known. Please compare it with your e-mail or ask your Corporate Trainer.';
  if (invitation.revokedAt) return 'This invitation was withdrawn. Please ask your Corporate Trainer for a new one.';
  if (invitation.expiresAt > now.toISOString() || invitation.memberId) return undefined;
  return 'This invitation has expired. Please ask your Corporate Trainer for a new one.';
}
