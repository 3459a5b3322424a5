import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { createSessionCookie } from '../http/session-cookie.ts';
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
  partnerCookie: createSessionCookie(context.siteOrigin, 'partner', '/partner'),
  partnerSessions: createPartnerSessionRepository(context.db, context.clock),
});
