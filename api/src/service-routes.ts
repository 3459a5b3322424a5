import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';
import { exactly } from './http/schemas.ts';

/** What sites and operators ask: is there demonstration data, is the service alive. */
export async function serviceRoutes(app: FastifyInstance, { content, db, demo }: ApiContext): Promise<void> {
  const holdsDemoData = demo && (await content.holdsDemoData());

  app.get(
    '/site',
    {
      schema: {
        summary: 'Whether demonstration data is loaded',
        response: { 200: exactly({ demo: { type: 'boolean' } }) },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'no-cache').send({ demo: holdsDemoData }),
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
      await db.selectFrom('languages').select('id').limit(1).execute();
      return { status: 'ok' };
    },
  );

  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
}
