import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { changedSince, contentVersion } from '../database/content-changes.ts';
import type { Database } from '../database/schema.ts';
import { HttpError } from '../http/error-answers.ts';
import { sentKeys } from '../http/list-answers.ts';
import { exactly } from '../http/schemas.ts';

const aboutSite = {
  type: 'object',
  additionalProperties: false,
  required: ['demo', 'content', 'format'],
  properties: {
    demo: { type: 'boolean' },
    content: { type: 'integer' },
    format: { type: 'string' },
    changed: { type: 'array', items: { type: 'string' } },
  },
};

const ok = { status: 'ok' };

const state = (summary: string) => ({
  summary,
  response: { 200: exactly({ status: { const: 'ok', type: 'string' } }) },
});

interface Service {
  db: Kysely<Database>;
  demo: boolean;
  isStopping: () => boolean;
  recentLists: { forget: () => void };
}

export function serviceRoutes(app: FastifyInstance, { db, demo, isStopping, recentLists }: Service): void {
  let lastContent = 0;
  let known: string | undefined;

  app.get<{ Querystring: { since?: string } }>(
    '/site',
    {
      schema: {
        summary:
          'Whether demonstration data is loaded, a number that is another one when pages show something else, and the keys of what has changed since another number',
        querystring: { type: 'object', properties: { since: { type: 'string', pattern: '^[0-9]{1,15}$' } } },
        response: { 200: aboutSite },
      },
      // The site asks twice a second.
      logLevel: 'silent',
    },
    async ({ query }, reply) => {
      const since = query.since === undefined ? undefined : Number(query.since);
      const version = await freshVersion();
      const keys = since === undefined || since > version ? undefined : await changedSince(db, since);
      const changed = keys && { changed: sentKeys(keys) };
      return reply.header('cache-control', 'no-cache').send({ demo, content: version, format: format(), ...changed });
    },
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

  async function freshVersion(): Promise<number> {
    const version = await contentVersion(db);
    if (version !== lastContent) recentLists.forget();
    lastContent = version;
    return version;
  }

  /** It changes when calls may answer in another way. */
  function format(): string {
    known ??= createHash('sha256').update(JSON.stringify(app.swagger())).digest('hex').slice(0, 16);
    return known;
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
