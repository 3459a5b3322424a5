import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isApiPath } from '@agile-languages/api/paths';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { failuresPath, vitalsPath } from '@agile-languages/shared/registry';
import fastify from 'fastify';
import type { HandleApi } from '../../activate/activate-options.ts';
import { embedderPolicyOf, framesOf, originsOf } from '../../serve/headers.ts';
import { readableUrl, type SiteRoutes, site } from '../../serve/site.ts';
import type { Store } from '../../store/store.ts';

export interface ServedCandidate {
  origin: string;
  close: () => Promise<void>;
}

export interface ServedWith {
  handleApi?: HandleApi | undefined;
  routes?: SiteRoutes | undefined;
}

export async function serveCandidate(
  store: Store,
  revision: number,
  config: SiteConfig,
  { handleApi, routes }: ServedWith = {},
): Promise<ServedCandidate> {
  const http = createServer();
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server = fastify({ logger: false, rewriteUrl: readableUrl });
  await server.register(site, {
    store: { ...store, registry: join(store.pages(revision), 'registry.json') },
    origins: originsOf(config),
    callOnly: config.mail.origin ? [config.mail.origin] : [],
    frames: framesOf({ ...config, origin }),
    embedderPolicy: embedderPolicyOf({ ...config, origin }),
    routes,
  });
  for (const path of [failuresPath, vitalsPath]) server.post(path, (_request, reply) => reply.code(204).send());
  await server.ready();
  http.on('request', (request, response) => {
    if (!isApiPath(request.url ?? '')) {
      // On the same machine compressing costs time.
      delete request.headers['accept-encoding'];
      return server.routing(request, response);
    }
    if (!isRead(request.method, request.url)) return response.writeHead(403).end();
    if (!handleApi) return void passFiles(config.apiBase, request, response);
    if (request.headers.origin) request.headers.origin = config.origin;
    return handleApi(request, response);
  });
  return {
    origin,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await server.close();
    },
  };
}

/** What is tried must not enrol, sign in or send anything. */
export const isRead = (method = 'GET', url = '/'): boolean =>
  method === 'GET' || method === 'HEAD' || (method === 'POST' && /\/Get\w+$/.test(url.split('?', 1)[0] ?? ''));

async function passFiles(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const found = await fetch(new URL(request.url ?? '/', origin), { signal: AbortSignal.timeout(5000) });
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await found.arrayBuffer()));
  } catch {
    response.writeHead(503).end();
  }
}
