import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { Partner } from '../resources/key/accounts.ts';
import { createPartnerSessionRepository } from '../security/partner-session-repository.ts';

/** Below `/partner/api`. `:id` has to be a partner of the person who is signed in. */
export interface PartnerPageCall {
  name: string;
  method: 'GET' | 'POST';
  path: string;
  /** `everybody`: also without a sign-in. */
  who: 'everybody' | 'signed in';
  /** Default: a body is refused. */
  body?: object;
  query?: object;
  run(request: PartnerPageRequest, reply: FastifyReply): Promise<unknown>;
}

export interface PartnerPageRequest {
  /** Reading it in a call for everybody throws. */
  readonly email: string;
  /** Reading it in a call without `:id` throws. */
  readonly partner: Partner;
  body: Record<string, string>;
  query: Record<string, string>;
  address: string;
  http: FastifyRequest;
}

export type PartnerPageContext = ReturnType<typeof createPartnerPageContext>;

export const createPartnerPageContext = (context: ApiContext) => ({
  ...context,
  partnerCookie: createPartnerCookie(context.siteOrigin),
  partnerSessions: createPartnerSessionRepository(context.db, context.clock),
});

/** Only requests of the page for partners bring it, until the browser closes. */
function createPartnerCookie(siteOrigin: string) {
  const secure = siteOrigin.startsWith('https:');
  const name = secure ? '__Secure-partner' : 'partner';
  const attributes = { name, path: '/partner', httpOnly: true, sameSite: 'strict', secure } as const;

  const read = ({ headers }: FastifyRequest): string => parseCookie(headers.cookie ?? '')[name] ?? '';
  const write = (reply: FastifyReply, token: string) =>
    reply.header('set-cookie', stringifySetCookie({ ...attributes, value: token }));
  const remove = (reply: FastifyReply) =>
    reply.header('set-cookie', stringifySetCookie({ ...attributes, value: '', maxAge: 0 }));

  return { read, write, remove };
}
