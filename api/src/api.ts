import { randomBytes } from 'node:crypto';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Kysely } from 'kysely';
import { callRoutes } from './calls/call-routes.ts';
import { type ApiContext, createContext } from './context.ts';
import { isUnavailable, openFailureSentence } from './database/failures.ts';
import { openDatabase } from './database/open-database.ts';
import { nameOfPlace } from './database/place.ts';
import type { Database } from './database/schema.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { seedDemo } from './demo/seed.ts';
import { fileRoutes } from './files/file-routes.ts';
import { answerErrors, sendError } from './http/error-answers.ts';
import { addSafeHeaders, sendSafeHeaders } from './http/headers.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { causeOf, logRequests } from './http/log-requests.ts';
import { validationSentence } from './http/validation-sentence.ts';
import { emailEndpoint } from './mail/email-endpoint.ts';
import { type ApiOptions, placeOf } from './options.ts';
import { serviceRoutes } from './service-routes.ts';
import { ApiStartError } from './start-error.ts';

const bodyLimit = 16_384;

/**
 * Makes the provider API: opens and migrates the database, seeds the demonstration, and answers below `/api`, `/files`
 * and, in a demonstration, `/app` and `/outbox`. It does not listen yet: call `listen`, or hand it the requests for
 * which `isApiPath` is true through `routing`, after `ready`. `close` also closes the database.
 *
 * @throws {ApiStartError} when it cannot start; its message is one sentence for the person who starts it.
 */
export async function createApi(options: ApiOptions = {}): Promise<FastifyInstance> {
  const app = createServer(options);
  const place = placeOf(options);
  const db = await openDatabase(place, ({ message }) => app.log.warn({ cause: message }, 'database connection lost'));
  try {
    const context = await prepareContext(db, options);
    app.addHook('onClose', () => db.destroy());
    await addRoutes(app, context);
    await app.ready();
    return app;
  } catch (cause) {
    await db.destroy();
    if (isUnavailable(cause)) throw new ApiStartError(openFailureSentence(nameOfPlace(place), cause), { cause });
    throw cause;
  }
}

/** Demonstration and real members never meet, whatever the settings say. */
async function prepareContext(db: Kysely<Database>, options: ApiOptions): Promise<ApiContext> {
  const context = createContext(db, options);
  if (context.demo) await seedDemo(context);
  const holdsDemoData = await context.content.holdsDemoData();
  if (holdsDemoData && !context.demo)
    throw new ApiStartError(
      'This database holds demonstration data with a published password. Use another database, or set DEMO=1.',
    );
  return { ...context, demo: holdsDemoData };
}

function createServer({ logLevel = 'info', logStream, trustProxy }: ApiOptions): FastifyInstance {
  return Fastify({
    logger: {
      level: logLevel,
      base: undefined,
      serializers: { err: causeOf },
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy ?? false,
    bodyLimit,
    genReqId: () => randomBytes(4).toString('hex'),
    requestIdHeader: false,
    return503OnClosing: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, useDefaults: false, strictTypes: false } },
    schemaErrorFormatter: validationSentence,
    frameworkErrors: (_error, request, reply) => {
      addSafeHeaders(reply);
      sendError(request, reply, 404);
    },
  });
}

async function addRoutes(app: FastifyInstance, context: ApiContext): Promise<void> {
  sendSafeHeaders(app);
  logRequests(app);
  readJsonBodies(app);
  answerErrors(app);
  await app.register(swagger, { openapi: { info: { title: 'Provider API', version: '1.0.0' } } });
  await app.register(
    async (api) => {
      await api.register(cors, { origin: context.siteOrigin, methods: ['GET', 'HEAD', 'POST'] });
      callRoutes(api, context);
      emailEndpoint(api, context);
      serviceRoutes(api, context);
    },
    { prefix: '/api' },
  );
  await app.register(async (files) => fileRoutes(files, context), { prefix: '/files' });
  if (context.demo) demoRoutes(app, context);
}
