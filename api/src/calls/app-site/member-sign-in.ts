import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../../context.ts';
import { createSessionCookie } from '../../http/session-cookie.ts';
import { type Member, memberById } from '../../security/accounts.ts';

export const memberHome = '/app/member';
export const memberLogin = `${memberHome}/login`;
export const memberClass = (classId: string): string => `${memberHome}/class/${encodeURIComponent(classId)}`;

export type MemberSignIn = ReturnType<typeof createMemberPageSignIn>;

/** The sign-in of a browser without scripts: the token that pages with scripts keep in storage, in a cookie that no script can read. */
export function createMemberPageSignIn({ db, sessions, siteOrigin }: ApiContext) {
  const cookie = createSessionCookie(siteOrigin, 'member', memberHome);
  const hasCookie = (request: FastifyRequest): boolean => cookie.read(request) !== '';

  /** This use prolongs the sign-in. */
  async function read(request: FastifyRequest): Promise<Member | undefined> {
    const token = cookie.read(request);
    const memberId = token === '' ? undefined : await sessions.memberOf(token);
    return memberId === undefined ? undefined : memberById(db, memberId);
  }

  async function begin(request: FastifyRequest, reply: FastifyReply, token: string): Promise<void> {
    await sessions.end(cookie.read(request));
    cookie.write(reply, token);
  }

  async function end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await sessions.end(cookie.read(request));
    cookie.remove(reply);
    request.log.info('signed out');
  }

  return { hasCookie, read, begin, end };
}
