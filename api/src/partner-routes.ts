import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';
import { HttpError } from './http/error-answers.ts';
import { exactly, id, strings } from './http/schemas.ts';

const schema = {
  summary: 'A partner by the key in its pages, with the origins that the site may speak to',
  params: exactly({ key: id }),
  response: {
    200: exactly({ ...strings('key', 'name'), origins: { type: 'array', items: { type: 'string' } } }),
  },
};

/** The log-in page checks here which origins a partner has, before it sends a message to one or redirects to it. */
export function partnerRoutes(app: FastifyInstance, { partnerKeys }: ApiContext): void {
  app.get<{ Params: { key: string } }>('/partners/:key', { schema }, async ({ params }, reply) => {
    const partner = await partnerKeys.byKey(params.key);
    if (!partner) throw new HttpError(404);
    return reply.header('cache-control', 'no-cache').send(partner);
  });
}
