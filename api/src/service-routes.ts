import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';
import { HttpError } from './http/error-answers.ts';
import { exactly } from './http/schemas.ts';

/** What sites and operators ask: is there demonstration data, is the service alive. */
export function serviceRoutes(app: FastifyInstance, { db, demo }: ApiContext): void {
  app.get(
    '/site',
    {
      schema: {
        summary: 'Whether demonstration data is loaded',
        response: { 200: exactly({ demo: { type: 'boolean' } }) },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-cache').send({ demo }),
  );

  app.get(
    '/health',
    {
      schema: {
        summary: 'Whether the database answers',
        response: { 200: exactly({ status: { const: 'ok', type: 'string' } }) },
      },
    },
    async () => {
      try {
        await db.selectFrom('settings').select('name').limit(1).execute();
        return { status: 'ok' };
      } catch (cause) {
        throw new HttpError(503, cause);
      }
    },
  );

  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
}
