import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { createAuditRepository } from '../core/audit.ts';
import { createDeviceCookie } from '../http/device-cookie.ts';
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
    staffCookie: createStaffCookie(origin),
    staffSessions: createStaffSessionRepository(db, clock),
  };
}

/** Only requests of the desk's own pages bring it. */
function createStaffCookie(deskOrigin: string) {
  const secure = deskOrigin.startsWith('https:');
  const name = secure ? '__Host-staff' : 'staff';

  const read = ({ headers }: FastifyRequest): string => parseCookie(headers.cookie ?? '')[name] ?? '';

  /** Until the browser closes; the server ends it earlier. */
  const write = (reply: FastifyReply, token: string) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({ name, value: token, path: '/', httpOnly: true, sameSite: 'strict', secure }),
    );

  const remove = (reply: FastifyReply) =>
    reply.header(
      'set-cookie',
      stringifySetCookie({ name, value: '', maxAge: 0, path: '/', httpOnly: true, sameSite: 'strict', secure }),
    );

  return { read, write, remove };
}
