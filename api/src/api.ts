import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import manifest from '../package.json' with { type: 'json' };
import { keepBackups } from './backups/nightly-backup.ts';
import { appSiteRoutes } from './calls/app-site/app-site-routes.ts';
import { calendarRoutes } from './calls/calendar-routes.ts';
import { callRoutes } from './calls/call-routes.ts';
import { classFeed } from './calls/class-feed.ts';
import { contactForm } from './calls/contact-form.ts';
import { partnerCalls } from './calls/partner-calls.ts';
import { payments } from './calls/payments.ts';
import type { ApiContext } from './context.ts';
import { watchClock } from './core/steady-clock.ts';
import { outboxRoutes } from './demo/outbox-routes.ts';
import { partnerSigns } from './demo/partner-signs.ts';
import { standInRoutes } from './demo/stand-in-routes.ts';
import { fromProxy } from './http/asked-host.ts';
import { answerErrors, sendError } from './http/error-answers.ts';
import { addSafeHeaders, allowOrigins, endConnections, sendSafeHeaders } from './http/headers.ts';
import { compressLists } from './http/list-answers.ts';
import { causeOf, logRequests, requestIdOf, sendRequestIds, standardOutput, timeNow } from './http/log-requests.ts';
import { openapi } from './http/openapi.ts';
import { readJsonBodies, validationSentence, validatorCompiler } from './http/validation.ts';
import { policyReports } from './monitoring/policy-reports.ts';
import { measure, serveMetrics } from './monitoring/serve-metrics.ts';
import { serviceRoutes } from './monitoring/service-routes.ts';
import { mailAlerts } from './monitoring/site-alerts.ts';
import { traceRequests } from './monitoring/tracing.ts';
import { openContext } from './open-context.ts';
import { type ApiOptions, defaultSiteOrigin, strictTransportOf } from './options.ts';
import { fileRoutes } from './pictures/file-routes.ts';
import { upkeep } from './resources/enrolment/upkeep.ts';
import { createEventSender } from './resources/key/event-sender.ts';
import { shownTerms } from './resources/text/text.ts';

const bodyLimit = 16_384;

const requestTimeout = 30_000;

/**
 * It does not listen yet: call `listen`, or after `ready` pass it, through `routing`, the requests for which
 * `isApiPath` is true. `close` also closes the database.
 *
 * @throws {UserError} when it cannot start.
 */
export async function createApi(options: ApiOptions = {}): Promise<FastifyInstance> {
  const app = createServer(options);
  return serve(app, await openContext(options, app.log), options);
}

export const serveContext = (context: ApiContext, options: ApiOptions): Promise<FastifyInstance> =>
  serve(createServer(options), context, options);

async function serve(app: FastifyInstance, context: ApiContext, options: ApiOptions): Promise<FastifyInstance> {
  if (options.tracing) await traceRequests(app, options.tracing, fromProxy(options.trustProxy));
  app.addHook('onClose', () => context.db.destroy());
  await sendMails(app, context);
  if (options.sendsEvents ?? true) {
    const isSteady = watchClock(context.clock, app.log);
    sendEvents(app, context, isSteady);
    keepUp(app, context, isSteady);
  }
  measure(app, context);
  if (options.metrics) await serveMetrics(app, context, options.metrics);
  if (options.siteAlerts) mailAlerts(app, context, options.siteAlerts);
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
  const sender = createMailSender({ ...mail, smtpUrl: mail.smtpUrl }, mails, app.log, metrics.mails);
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', sender.stop);
}

function sendEvents(app: FastifyInstance, context: ApiContext, isSteady: () => boolean): void {
  const sender = createEventSender({ ...context, isSteady }, app.log);
  app.addHook('onReady', async () => sender.start());
  app.addHook('onClose', sender.stop);
}

function keepUp(app: FastifyInstance, context: ApiContext, isSteady: () => boolean): void {
  let running: Promise<void> | undefined;
  const look = () => {
    running = upkeep(context, isSteady).catch((cause) => app.log.error({ err: cause }, 'people not told what is due'));
  };
  const timer = setInterval(look, 60_000).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

function createServer(options: ApiOptions): FastifyInstance {
  const { logLevel = 'info', logStream = standardOutput, trustProxy } = options;
  const isFromProxy = fromProxy(trustProxy);
  const app = Fastify({
    logger: {
      level: logLevel,
      base: undefined,
      timestamp: timeNow,
      serializers: { err: causeOf },
      stream: logStream,
    },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy ?? false,
    bodyLimit,
    requestTimeout,
    http: { headersTimeout: requestTimeout },
    genReqId: (request) => requestIdOf(isFromProxy(request) ? request.headers['x-request-id'] : undefined),
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
  await app.register(swagger, openapi(manifest.version));
  await app.register(
    async (api) => {
      await allowOrigins(api, context.siteOrigin);
      await compressLists(api);
      callRoutes(api, context);
      contactForm(api, context);
      serviceRoutes(api, context);
      partnerCalls(api, context);
      payments(api, context);
      if (desk && deskOrigin) desk.draftRoutes(api, context, deskOrigin);
      calendarRoutes(api, context);
      classFeed(api, context);
      await api.register(async (reports) => policyReports(reports, context));
    },
    { prefix: '/api' },
  );
  const terms = () => shownTerms(context.db, context.demo);
  await app.register(async (files) => fileRoutes(files, { ...context, terms }, context.demo ? partnerSigns : {}), {
    prefix: '/files',
  });
  if (desk && deskOrigin) {
    await app.register(async (routes) => desk.deskRoutes(routes, context, deskOrigin), { prefix: '/desk/api' });
    await app.register(async (routes) => desk.partnerPageRoutes(routes, context), { prefix: '/partner/api' });
  }
  appSiteRoutes(app, context);
  if (!context.demo) return;
  outboxRoutes(app, context);
  standInRoutes(app, context);
}
