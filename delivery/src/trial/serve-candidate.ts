import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isApiPath } from '@agile-languages/api/paths';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { failuresPath, vitalsPath } from '@agile-languages/shared/registry';
import fastify from 'fastify';
import { embedderPolicyOf, framesOf, originsOf } from '../serve/headers.ts';
import { readableUrl } from '../serve/readable-url.ts';
import { site } from '../serve/serve.ts';
import type { Store } from '../store/store.ts';
import type { HandleApi } from './candidate.ts';
import { isRead } from './is-read.ts';
import { passFiles } from './pass-files.ts';

export interface ServedCandidate {
  origin: string;
  close: () => Promise<void>;
}

/**
 * Serves one revision to this machine, whether it is live or not: its pages, its registry, the files of every release.
 *
 * @param store in which `pages(revision)` is the folder of that revision
 * @param handleApi the project's own API. Default: it is elsewhere
 */
export async function serveCandidate(
  store: Store,
  revision: number,
  config: SiteConfig,
  handleApi?: HandleApi,
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
  });
  for (const path of [failuresPath, vitalsPath]) server.post(path, (_request, reply) => reply.code(204).send());
  await server.ready();
  http.on('request', (request, response) => {
    if (!isApiPath(request.url ?? '')) return server.routing(request, response);
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
