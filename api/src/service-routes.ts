import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';
import { HttpError } from './http/error-answers.ts';
import { exactly } from './http/schemas.ts';

const ok = { status: 'ok' };

const state = (summary: string) => ({
  summary,
  response: { 200: exactly({ status: { const: 'ok', type: 'string' } }) },
});

/** What sites and operators ask: is there demonstration data, is the service alive. */
export function serviceRoutes(app: FastifyInstance, { db, demo, isStopping }: ApiContext): void {
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

  app.get('/live', { schema: state('Whether the process answers; it asks nothing else') }, async () => ok);

  app.get('/health', { schema: state('Whether the database answers') }, async () => {
    await askDatabase();
    return ok;
  });

  app.get(
    '/ready',
    { schema: state('Whether requests may be sent here: not before the start, not while stopping') },
    async () => {
      if (isStopping()) throw new HttpError(503);
      await askDatabase();
      return ok;
    },
  );

  async function askDatabase(): Promise<void> {
    try {
      await db.selectFrom('settings').select('name').limit(1).execute();
    } catch (cause) {
      throw new HttpError(503, cause);
    }
  }

  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
}
