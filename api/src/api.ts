import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import cors from '@fastify/cors';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { callRoutes } from './calls/call-routes.ts';
import { type ApiContext, createContext } from './context.ts';
import { isUnavailable, openFailureSentence } from './database/failures.ts';
import { openDatabase } from './database/open-database.ts';
import { demoRoutes } from './demo/demo-routes.ts';
import { seedDemo } from './demo/seed.ts';
import { fileRoutes } from './files/file-routes.ts';
import { answerErrors, sendError } from './http/error-answers.ts';
import { addSafeHeaders, sendSafeHeaders } from './http/headers.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { logRequests } from './http/log-requests.ts';
import { validationSentence } from './http/validation-sentence.ts';
import { emailEndpoint } from './mail/email-endpoint.ts';
import type { ApiOptions } from './options.ts';
import { serviceRoutes } from './service-routes.ts';
import { ApiStartError } from './start-error.ts';

const defaultDataDir = join(import.meta.dirname, '../../data');
const bodyLimit = 16_384;

/**
 * Makes the provider API: opens and migrates the database, seeds the demonstration, and answers below `/api`, `/files`
 * and, in a demonstration, `/app` and `/outbox`. It does not listen yet: call `listen`, or hand it the requests for
 * which `isApiPath` is true through `routing`, after `ready`. `close` also closes the database.
 *
 * @throws {ApiStartError} when it cannot start; its message is one sentence for the person who starts it.
 */
export async function createApi(options: ApiOptions = {}): Promise<FastifyInstance> {
  const demo = options.demo ?? true;
  const file = join(options.dataDir ?? defaultDataDir, demo ? 'demo.sqlite' : 'provider.sqlite');
  const db = await openDatabase(file);
  try {
    const context = createContext(db, options);
    if (demo) await seedDemo(context);
    const app = createServer(options);
    app.addHook('onClose', () => db.destroy());
    await addRoutes(app, context);
    await app.ready();
    return app;
  } catch (cause) {
    await db.destroy();
    if (isUnavailable(cause)) throw new ApiStartError(openFailureSentence(file, cause), { cause });
    throw cause;
  }
}

function createServer({ logLevel = 'info', logStream, trustProxy }: ApiOptions): FastifyInstance {
  return Fastify({
    logger: { level: logLevel, base: undefined, ...(logStream && { stream: logStream }) },
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
      await serviceRoutes(api, context);
    },
    { prefix: '/api' },
  );
  await app.register(async (files) => fileRoutes(files, context), { prefix: '/files' });
  if (context.demo) demoRoutes(app, context);
}
