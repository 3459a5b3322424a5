import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { ApiContext } from '../context.ts';
import { limitBy } from '../http/limit-requests.ts';
import { exactly, id, strings, text } from '../http/schemas.ts';
import { pageIn } from '../resources/key/page-in.ts';
import { hasOrigin } from '../resources/key/table.ts';
import { createUseCounter, type UseKind, useKinds } from '../resources/key/use-counter.ts';
import { campaignIn, redeemPartnerCode } from '../resources/key/visits.ts';
import { networkOf } from '../security/network.ts';
import type { Throttle } from '../security/throttle.ts';

const registered = {
  summary: 'Whether the site may speak to the pages of an origin for a partner key',
  description: 'Tells neither the name of a partner, nor its origins, nor whether there is such a key.',
  params: exactly({ key: id }),
  querystring: exactly({ origin: text(300) }),
  response: { 200: exactly({ isRegistered: { type: 'boolean' } }) },
};

const used = {
  summary: 'Counts that an element was shown on a partner page, or used there for the first time',
  description:
    'Counted are pages of the origins that are registered for the key. `page` is the path of that page; what in it may say who the visitor is is left out. The answer tells nothing, and nothing is kept of the visitor.',
  params: exactly({ key: id, kind: { enum: useKinds } }),
  querystring: exactly({
    campaign: Type.Optional(text(2000)),
    class: Type.Optional(text(2000)),
    page: Type.Optional(text(16_000)),
  }),
  response: { 204: { type: 'null' } },
};

const redeemed = {
  summary: 'Uses up the code by which a partner page learns of an enrolment',
  description:
    'Good for one time, for an hour, and on pages of the origins that are registered for the partner key. Any other code answers an empty `classId`.',
  params: exactly({ code: id }),
  response: { 200: exactly(strings('classId', 'campaign')) },
};

interface Asked {
  Params: { key: string };
  Querystring: { origin: string };
}

/** A change needs no preflight: it has no body and no headers of its own. */
export function partnerCalls(app: FastifyInstance, { clock, db, throttles }: ApiContext): void {
  const preHandler = limitPartnerCalls(throttles);
  const uses = createUseCounter(db, clock);
  app.addHook('onClose', () => uses.flush().catch(() => {}));

  app.get<Asked>('/partners/:key', { schema: registered, preHandler }, async ({ params, query }, reply) => {
    const isRegistered = await hasOrigin(db, params.key, query.origin, clock());
    return reply.header('cache-control', 'no-cache').send({ isRegistered });
  });

  app.post<{
    Params: { key: string; kind: UseKind };
    Querystring: { campaign?: string; class?: string; page?: string };
  }>('/partners/:key/uses/:kind', { schema: used }, async ({ headers, ip, params: { key, kind }, query }, reply) => {
    const { origin = '' } = headers;
    const isWithin = throttles.partnerUsesPerNetwork.take(networkOf(ip));
    if (isWithin && (await hasOrigin(db, key, origin, clock()))) {
      const [campaign, classId] = [campaignIn(query.campaign ?? ''), campaignIn(query.class ?? '')];
      uses.add({ partnerKey: key, origin, page: pageIn(query.page ?? ''), campaign, classId, kind });
    }
    return reply.code(204).send();
  });

  app.post<{ Params: { code: string } }>(
    '/partner-codes/:code',
    { schema: redeemed, preHandler },
    async ({ headers, params, log }) => {
      const found = await redeemPartnerCode(db, params.code, headers.origin ?? '', clock());
      log.info({ isGood: found !== undefined }, 'partner code');
      return found ?? { classId: '', campaign: '' };
    },
  );
}

const limitPartnerCalls =
  ({ partnerCallsPerNetwork }: { partnerCallsPerNetwork: Throttle }) =>
  async (request: FastifyRequest): Promise<void> =>
    limitBy(partnerCallsPerNetwork, request);
