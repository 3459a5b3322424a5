import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { exactly, id, text } from '../http/schemas.ts';
import { limitPartnerCalls } from './limit-partner-calls.ts';

const schema = {
  summary: 'Whether the site may speak to the pages of an origin for a partner key',
  description: 'Tells neither the name of a partner, nor its origins, nor whether there is such a key.',
  params: exactly({ key: id }),
  querystring: exactly({ origin: text(300) }),
  response: { 200: exactly({ isRegistered: { type: 'boolean' } }) },
};

interface Asked {
  Params: { key: string };
  Querystring: { origin: string };
}

/** The log-in page asks here before it sends a message to a partner's page, or sends the visitor back to it. */
export function partnerRoutes(app: FastifyInstance, { partnerKeys, throttles }: ApiContext): void {
  app.get<Asked>(
    '/partners/:key',
    { schema, preHandler: limitPartnerCalls(throttles) },
    async ({ params, query }, reply) => {
      const isRegistered = await partnerKeys.hasOrigin(params.key, query.origin);
      return reply.header('cache-control', 'no-cache').send({ isRegistered });
    },
  );
}
