import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../context.ts';
import { limitBy } from '../http/limit-requests.ts';
import { emptyBody } from '../http/schemas.ts';
import { type Partner, readPartner } from '../resources/key/accounts.ts';
import { partnersOf } from '../resources/key/table.ts';
import { checkOrigin, nothingHere, refuseInWords, refuseNull } from './guards.ts';
import { outlastSilence } from './outlast-silence.ts';
import {
  createPartnerPageContext,
  type PartnerPageCall,
  type PartnerPageContext,
  type PartnerPageRequest,
} from './partner-page-call.ts';
import { partnerPageCalls } from './partner-page-calls.ts';
import { emailOf, partnerSignInCalls } from './partner-page-sign-in.ts';
import { notSignedIn } from './refusal.ts';

export const allPartnerPageCalls = (context: PartnerPageContext): PartnerPageCall[] => [
  ...partnerSignInCalls(context),
  ...partnerPageCalls(context),
];

/** Checks in this order: host, origin of a change, sign-in, how often, partner, body. */
export function partnerPageRoutes(app: FastifyInstance, apiContext: ApiContext): void {
  const context = createPartnerPageContext(apiContext);
  refuseInWords(app);
  app.addHook('onRequest', checkOrigin(context.siteOrigin, 'Only the page for partners may change something.'));
  for (const call of allPartnerPageCalls(context)) addCall(app, context, call);
}

interface Who {
  email: string;
  partner: Partner | undefined;
}

function addCall(app: FastifyInstance, context: PartnerPageContext, call: PartnerPageCall): void {
  const signedIn = new WeakMap<FastifyRequest, Who>();
  const hasBody = call.method !== 'GET';

  app.route({
    method: call.method,
    url: call.path,
    schema: {
      hide: true,
      ...(hasBody && { body: call.body ?? emptyBody }),
      ...(call.query && { querystring: call.query }),
    },
    onRequest: async (request) => {
      await refuseNull(request);
      if (call.who === 'signed in') signedIn.set(request, await whoMay(context, call, request));
    },
    preValidation: async (request) => {
      if (hasBody) request.body ??= {};
    },
    handler: async (request, reply) => {
      const who = signedIn.get(request);
      if (who) outlastSilence(request);
      const result = await call.run(
        {
          get email() {
            return existing(who?.email);
          },
          get partner() {
            return existing(who?.partner);
          },
          body: (request.body ?? {}) as PartnerPageRequest['body'],
          query: request.query as PartnerPageRequest['query'],
          address: request.ip,
          http: request,
        },
        reply,
      );
      return result ?? {};
    },
  });
}

/** A person who is no longer named with a valid key is not signed in. */
async function whoMay(context: PartnerPageContext, { path }: PartnerPageCall, request: FastifyRequest): Promise<Who> {
  const { clock, db, throttles } = context;
  const email = await emailOf(context, request);
  limitBy(throttles.partnerPageCalls, request, email);
  const partners = email === undefined ? [] : await partnersOf(db, email, clock());
  if (email === undefined || partners.length === 0) throw notSignedIn();
  if (!path.includes('/:id')) return { email, partner: undefined };
  const { id } = request.params as { id: string };
  const partner = partners.some((own) => own.id === id) ? await readPartner(db, id) : undefined;
  if (!partner) throw nothingHere();
  return { email, partner };
}

function existing<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notSignedIn();
  return value;
}
