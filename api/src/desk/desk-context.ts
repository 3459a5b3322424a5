import { createAuditRepository } from '../audit/audit-repository.ts';
import { createRecordRepository } from '../content/record-repository.ts';
import type { ApiContext } from '../context.ts';
import { createChallengeRepository } from '../staff/challenge-repository.ts';
import { createPasskeys } from '../staff/passkeys.ts';
import { createStaffRepository } from '../staff/staff-repository.ts';
import { createStaffSessionRepository } from '../staff/staff-session-repository.ts';
import { createStaffCookie } from './staff-cookie.ts';

/** What the calls of the desk use beside the rest of the API. */
export type DeskContext = ReturnType<typeof createDeskContext>;

/** @param origin Of the desk. */
export function createDeskContext(context: ApiContext, origin: string) {
  const { brand, clock, db } = context;
  return {
    ...context,
    deskOrigin: origin,
    audit: createAuditRepository(db, clock),
    records: createRecordRepository(db, clock),
    passkeys: createPasskeys({ origin, brand }, createChallengeRepository(db, clock)),
    staff: createStaffRepository(db, clock),
    staffCookie: createStaffCookie(origin),
    staffSessions: createStaffSessionRepository(db, clock),
  };
}
