import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { keepBackups } from './backups/keep-backups.ts';
import { calendarRoutes } from './calendar/calendar-routes.ts';
import { callRoutes } from './calls/call-routes.ts';
import type { ApiContext } from './context.ts';
import { appSiteRoutes } from './demo/app-site/app-site-routes.ts';
import { outboxRoutes } from './demo/app-site/outbox-routes.ts';
import { partnerSigns } from './demo/partner-signs.ts';
import { classFeed } from './feed/class-feed.ts';
import { fileRoutes } from './files/file-routes.ts';
import { compressLists } from './http/compressed-lists.ts';
import { allowOrigins } from './http/cross-origin.ts';
import { answerErrors, sendError } from './http/error-answers.ts';
import { addSafeHeaders, endConnections, sendSafeHeaders } from './http/headers.ts';
import { readJsonBodies } from './http/json-bodies.ts';
import { causeOf, logRequests, timeNow } from './http/log-requests.ts';
import { requestIdOf, sendRequestIds } from './http/request-ids.ts';
import { validationSentence } from './http/validation-sentence.ts';
import { validatorCompiler } from './http/validator-compiler.ts';
import { emailEndpoint } from './mail/email-endpoint.ts';
import { measure } from './monitoring/measure.ts';
import { serveMetrics } from './monitoring/serve-metrics.ts';
import { openContext } from './open-context.ts';
import { type ApiOptions, defaultSiteOrigin, strictTransportOf } from './options.ts';
import { createEventSender } from './partners/event-sender.ts';
import { partnerCodes } from './partners/partner-codes.ts';
import { partnerRoutes } from './partners/partner-routes.ts';
import { partnerUses } from './partners/partner-uses.ts';
import { policyReports } from './reports/policy-reports.ts';
import { serviceRoutes } from './service-routes.ts';
import { traceRequests } from './tracing/trace-requests.ts';

const bodyLimit = 16_384;

/** The whole request has to arrive within this time. In milliseconds. */
const requestTimeout = 30_000;

/**
 * Creates the provider API: opens and migrates the database, seeds the demonstration, and serves `/api`, `/files`,
 * `/app` and, in a demonstration, `/outbox`. It does not listen yet: call `listen`, or after `ready` pass it, through
 * `routing`, the requests for which `isApiPath` is true. `close` also closes the database.
 *
 * @throws {UserError} when it cannot start; its message is one sentence for the person who starts it.
 */
export async function createApi(options: ApiOptions = {}): Promise<FastifyInstance> {
  const app = createServer(options);
  return serve(app, await openContext(options, app.log), options);
}

/** The same over a context that is open already. */
export const serveContext = (context: ApiContext, options: ApiOptions): Promise<FastifyInstance> =>
  serve(createServer(options), context, options);

async function serve(app: FastifyInstance, context: ApiContext, options: ApiOptions): Promise<FastifyInstance> {
  if (options.tracing) await traceRequests(app, options.tracing, options.trustProxy !== undefined);
  app.addHook('onClose', () => context.db.destroy());
  await sendMails(app, context);
  if (options.sendsEvents ?? true) sendEvents(app, context);
  measure(app, context);
  if (options.metrics) await serveMetrics(app, context, options.metrics);
  if (options.backup) keepBackups(app, context, options.backup, options);
  sendSafeHeaders(app, strictTransport(options));
  await addRoutes(app, context);
  await app.ready();
  return app;
}

async function sendMails(app: FastifyInstance, { demo, mail, mails, metrics }: ApiContext): Promise<void> {
  if (demo) return;
  if (!mail.smtpUrl) {
    app.log.warn('SMTP_URL is not set: mails wait in the database');
    return;
  }
  const { createMailSender } = await import('./mail/mail-sender.ts');
  const sender = createMailSender(mail.smtpUrl, mails, app.log, metrics.mails);
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', sender.stop);
}

/** Also of a demonstration: somebody has named the address. */
function sendEvents(app: FastifyInstance, context: ApiContext): void {
  const sender = createEventSender(context, app.log);
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', sender.stop);
}

function createServer(options: ApiOptions): FastifyInstance {
  const { logLevel = 'info', logStream, trustProxy } = options;
  const app = Fastify({
    logger: {
      level: logLevel,
      base: undefined,
      timestamp: timeNow,
      serializers: { err: causeOf },
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy ?? false,
    bodyLimit,
    requestTimeout,
    http: { headersTimeout: requestTimeout },
    genReqId: ({ headers }) => requestIdOf(trustProxy ? headers['x-request-id'] : undefined),
    requestIdHeader: false,
    return503OnClosing: true,
    schemaErrorFormatter: validationSentence,
    frameworkErrors: (_error, request, reply) => {
      addSafeHeaders(reply, strictTransport(options));
      sendError(request, reply, 404);
    },
  });
  return app.setValidatorCompiler(validatorCompiler);
}

const strictTransport = ({ siteOrigin = defaultSiteOrigin, hsts }: ApiOptions) => strictTransportOf(siteOrigin, hsts);

async function addRoutes(app: FastifyInstance, context: ApiContext): Promise<void> {
  const { deskOrigin } = context;
  const desk = deskOrigin ? await import('./desk/routes.ts') : undefined;
  endConnections(app, context.isStopping);
  logRequests(app);
  sendRequestIds(app);
  readJsonBodies(app);
  answerErrors(app);
  await app.register(swagger, { openapi: { info: { title: 'Provider API', version: manifest.version } } });
  await app.register(
    async (api) => {
      await allowOrigins(api, context.siteOrigin);
      await compressLists(api);
      callRoutes(api, context);
      emailEndpoint(api, context);
      serviceRoutes(api, context);
      partnerRoutes(api, context);
      partnerUses(api, context);
      partnerCodes(api, context);
      if (desk && deskOrigin) desk.draftRoutes(api, context, deskOrigin);
      calendarRoutes(api, context);
      classFeed(api, context);
      await api.register(async (reports) => policyReports(reports, context));
    },
    { prefix: '/api' },
  );
  await app.register(async (files) => fileRoutes(files, context, context.demo ? partnerSigns : {}), {
    prefix: '/files',
  });
  if (desk && deskOrigin)
    await app.register(async (routes) => desk.deskRoutes(routes, context, deskOrigin), { prefix: '/desk/api' });
  appSiteRoutes(app, context);
  if (context.demo) outboxRoutes(app, context);
}
