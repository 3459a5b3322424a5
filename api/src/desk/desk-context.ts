import type { ApiContext } from '../context.ts';
import { createAuditRepository } from '../core/audit.ts';
import { createDeviceCookie } from '../http/device-cookie.ts';
import { createSessionCookie } from '../http/session-cookie.ts';
import { createCredentials } from '../resources/staff/credentials.ts';
import { createChallenges } from '../security/challenges.ts';
import { createPasskeys } from '../security/passkeys.ts';
import { createStaffSessionRepository } from '../security/staff-session-repository.ts';

export type DeskContext = ReturnType<typeof createDeskContext>;

export function createDeskContext(context: ApiContext, origin: string) {
  const { brand, clock, db } = context;
  return {
    ...context,
    credentials: createCredentials(db, clock),
    deskOrigin: origin,
    deskDeviceCookie: createDeviceCookie(origin, 'staff-device'),
    audit: createAuditRepository(db, clock),
    passkeys: createPasskeys({ origin, brand }, createChallenges(db, clock)),
    staffCookie: createSessionCookie(origin, 'staff'),
    staffSessions: createStaffSessionRepository(db, clock),
  };
}
