import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  isApiPath,
  limitConnections,
  requestIdOf,
  sendRequestIds,
  stopOnSignal,
  type Tracing,
  traceRequests,
} from '@agile-languages/api';
import { strictTransportOf } from '@agile-languages/api/options';
import fastify from 'fastify';
import type { DeliveryConfig } from '../config.ts';
import { receiveReleases } from '../receive/receive-releases.ts';
import { openReleaseStore } from '../storage/release-store.ts';
import { browserReports } from './browser-reports.ts';
import { type DeskSite, deskSite, isBesideDesk } from './desk-site.ts';
import type { IsPartner } from './is-partner.ts';
import { oembed } from './oembed.ts';
import { readableUrl } from './readable-url.ts';
import { createReleaseCounter } from './release-counter.ts';
import { site } from './serve.ts';
import { siteHeaders } from './site-headers.ts';

/** Within this time a request has to be here in full. In milliseconds. */
const requestTimeout = 30_000;

/** The project's own API, to be served on the port of the site. */
export interface MountedApi {
  /** Handles a request. */
  handle: (request: IncomingMessage, response: ServerResponse) => void;
  close: () => Promise<void>;
  /** See `SiteOptions`. */
  isPartner: IsPartner;
  /** What it says of itself, see `GET /api/site`. */
  about: () => Promise<unknown>;
  /** Aborted when the process is about to stop. */
  stopping: AbortController;
  /** The desk that belongs to it. Default: none. */
  desk?: DeskSite;
  /** Milliseconds between not being ready any more and taking no more requests. */
  stopDelay: number;
}

/**
 * Serves the live pages, and an API beside them, until the process gets a signal to stop.
 *
 * @returns what is aborted then
 */
export async function runServer(config: DeliveryConfig, mounted?: MountedApi, tracing?: Tracing): Promise<AbortSignal> {
  const { desk, stopping = new AbortController(), stopDelay = 0 } = mounted ?? {};
  const server = fastify({
    logger: false,
    trustProxy: config.trustProxy || false,
    forceCloseConnections: 'idle',
    rewriteUrl: readableUrl,
    genReqId: ({ headers }) => requestIdOf(config.trustProxy ? headers['x-request-id'] : undefined),
    requestIdHeader: false,
    serverFactory: (handler) =>
      createServer({ requestTimeout, headersTimeout: requestTimeout }, (request, response) => {
        if (desk && isBesideDesk(desk, request)) response.writeHead(302, { location: '/desk' }).end();
        else if (mounted && isApiPath(request.url ?? '')) mounted.handle(request, response);
        else handler(request, response);
      }),
  });
  if (tracing) await traceRequests(server, tracing, config.trustProxy !== '');
  sendRequestIds(server);
  server.addHook('onSend', async (_request, reply) => {
    if (stopping.signal.aborted) reply.header('connection', 'close');
  });
  const { served: store, follow } = await openReleaseStore(config);
  follow(stopping.signal);
  const counter = createReleaseCounter(store);
  await server.register(browserReports, { store, counter });
  await server.register(oembed, { store, site: config.site });
  await server.register(receiveReleases, { store, site: config.site.origin });
  if (desk) await server.register(deskSite, { ...desk, strictTransport: strictTransportOf(desk.origin, config.hsts) });
  await server.register(site, {
    store,
    counter,
    ...siteHeaders(config),
    isPartner: mounted?.isPartner,
  });
  limitConnections(server.server, { trustProxy: config.trustProxy });
  await server.listen({ port: config.port, host: config.host });
  stopOnSignal(stopping, stopDelay, async () => {
    await server.close();
    await mounted?.close();
    await tracing?.stop();
  });
  return stopping.signal;
}
