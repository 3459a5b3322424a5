import type { FastifyInstance } from 'fastify';
import type { ApiContext } from './context.ts';
import { HttpError } from './http/error-answers.ts';
import { exactly } from './http/schemas.ts';

const ok = { status: 'ok' };

const state = (summary: string) => ({
  summary,
  response: { 200: exactly({ status: { const: 'ok', type: 'string' } }) },
});

/** For sites and operators: what the data are, and whether the service works. */
export function serviceRoutes(app: FastifyInstance, { content, db, demo, isStopping, recentLists }: ApiContext): void {
  let lastContent = 0;

  app.get(
    '/site',
    {
      schema: {
        summary:
          'Whether demonstration data is loaded, and a number that is another one when pages show something else',
        response: { 200: exactly({ demo: { type: 'boolean' }, content: { type: 'integer' } }) },
      },
      // The site asks twice a second.
      logLevel: 'silent',
    },
    async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send({ demo, content: await contentVersion() }),
  );

  app.get('/live', { schema: state('Whether the process answers; nothing else is checked') }, async () => ok);

  app.get('/health', { schema: state('Whether the database answers') }, async () => {
    await checkDatabase();
    return ok;
  });

  app.get(
    '/ready',
    { schema: state('Whether requests may be sent here: not before the start, not while stopping') },
    async () => {
      if (isStopping()) throw new HttpError(503);
      await checkDatabase();
      return ok;
    },
  );

  /** Whoever has seen a number gets no list from before it. */
  async function contentVersion(): Promise<number> {
    const version = await content.version();
    if (version !== lastContent) recentLists.forget();
    lastContent = version;
    return version;
  }

  async function checkDatabase(): Promise<void> {
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
