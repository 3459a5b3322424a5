import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  backlog,
  endConnections,
  fromProxy,
  hostReader,
  isApiPath,
  limitConnections,
  requestIdOf,
  sendRequestIds,
  stopOnSignal,
  type Tracing,
  traceRequests,
} from '@agile-languages/api';
import { strictTransportOf } from '@agile-languages/api/options';
import { createVisitCookie } from '@agile-languages/api/visit-cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { DeliveryConfig } from '../config.ts';
import { type OpenSharedStore, openReleaseStore } from '../store/release-store.ts';
import { siteSecret } from '../store/site-secret.ts';
import type { Store } from '../store/store.ts';
import { browserReports } from './browser-reports.ts';
import { type DeskDoor, type DeskSite, deskSite, isBesideDesk } from './desk-site.ts';
import { createDocumentTokens } from './document-tokens.ts';
import { embedderPolicyOf, framesOf, originsOf } from './headers.ts';
import type { IsPartner } from './is-partner.ts';
import type { AskApi } from './is-there.ts';
import { createReleaseCounter } from './release-counter.ts';
import { ownUrl, readableUrl, type SiteExtras, site } from './site.ts';

/** In milliseconds. */
const requestTimeout = 30_000;

/** In bytes. */
const bodyLimit = 1024;

export interface MountedApi {
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => Promise<void>;
  isPartner: IsPartner;
  ask: AskApi;
  about: () => Promise<unknown>;
  stopping: AbortController;
  desk?: DeskSite;
  /** Milliseconds from not being ready to taking no more requests. */
  stopDelay: number;
}

export type ServerRoutes = (server: FastifyInstance, site: { store: Store; config: DeliveryConfig }) => Promise<void>;

interface ServerOptions {
  mounted?: MountedApi;
  tracing?: Tracing | undefined;
  openShared: OpenSharedStore | undefined;
  siteExtras: SiteExtras;
  routes: ServerRoutes | undefined;
}

export async function runServer(
  config: DeliveryConfig,
  { mounted, tracing, openShared, siteExtras, routes }: ServerOptions,
): Promise<AbortSignal> {
  const { stopping = new AbortController(), stopDelay = 0 } = mounted ?? {};
  const desk = mounted?.desk && { ...mounted.desk, hostOf: hostReader(config.trustProxy) };
  const server = createFastify(config, mounted, desk);
  if (tracing) await traceRequests(server, tracing, fromProxy(config.trustProxy));
  sendRequestIds(server);
  endConnections(server, () => stopping.signal.aborted);
  const { served: store, follow } = await openReleaseStore(config, { openShared });
  follow(stopping.signal);
  const counter = createReleaseCounter(store);
  const tokens = createDocumentTokens(await siteSecret(store));
  await server.register(browserReports, { store, counter, tokens });
  await routes?.(server, { store, config });
  if (desk) await server.register(deskSite, { ...desk, strictTransport: strictTransportOf(desk.origin, config.hsts) });
  await server.register(site, {
    ...siteExtras,
    store,
    counter,
    tokens,
    origins: originsOf(config.site),
    callOnly: config.site.mail.origin ? [config.site.mail.origin] : [],
    frames: framesOf(config.site),
    embedderPolicy: embedderPolicyOf(config.site),
    reportUri: `${config.site.apiBase}/reports/policy`,
    strictTransport: strictTransportOf(config.site.origin, config.hsts),
    security: { contact: config.securityContact, origin: config.site.origin },
    isPartner: mounted?.isPartner,
    askApi: mounted?.ask,
    keepVisit: mounted && createVisitCookie(config.site.origin).keep,
    debugHeaders: config.debugHeaders,
  });
  limitConnections(server.server, { trustProxy: config.trustProxy });
  await server.listen({ port: config.port, host: config.host, backlog });
  stopOnSignal(stopping, stopDelay, async () => {
    await server.close();
    await mounted?.close();
    await tracing?.stop();
  });
  return stopping.signal;
}

/** Requests for the API, and on the host of a desk of its own, do not reach the site. */
function createFastify(
  { trustProxy }: DeliveryConfig,
  mounted: MountedApi | undefined,
  desk: DeskDoor | undefined,
): FastifyInstance {
  const isFromProxy = fromProxy(trustProxy);
  const serverFactory = (handler: (request: IncomingMessage, response: ServerResponse) => void): Server =>
    createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
      request.url = ownUrl(request.url ?? '/');
      if (desk && isBesideDesk(desk, request)) response.writeHead(302, { location: '/desk' }).end();
      else if (mounted && isApiPath(request.url)) mounted.handle(request, response);
      else handler(request, response);
    });
  return fastify({
    logger: false,
    bodyLimit,
    trustProxy: trustProxy || false,
    forceCloseConnections: 'idle',
    rewriteUrl: readableUrl,
    genReqId: (request) => requestIdOf(isFromProxy(request) ? request.headers['x-request-id'] : undefined),
    requestIdHeader: false,
    serverFactory,
  });
}
