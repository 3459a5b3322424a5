import { resolve } from 'node:path';
import { registryPath, searchPath } from '@agile-languages/shared/registry';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import { embedFiles } from './embed-files.ts';
import { commonHeaders, openerPolicy, pagePolicy } from './headers.ts';
import { type LiveSite, liveSite } from './live-site.ts';
import { releaseFiles } from './release-files.ts';

export interface SiteOptions {
  store: Store;
  /** Origins other than the site's own that pages may call and show files of, for example the API's. */
  origins: readonly string[];
  /** Origins that pages may call and show nothing from. */
  callOnly?: readonly string[];
  /** Addresses of the documents that pages may show in a frame. */
  frames: readonly string[];
  /** Address that browsers report breaches of the policy to. Default: nowhere. */
  reportUri?: string | undefined;
  /** Value of `Strict-Transport-Security`. Default: it is not sent. */
  strictTransport?: string | undefined;
}

/** Serves the live pages, the registry and the browser files of every release. */
export const site: FastifyPluginAsync<SiteOptions> = async (
  server,
  { store, origins, frames, callOnly, strictTransport, reportUri },
) => {
  const live = liveSite(store);
  const reporting = reportUri ? `; report-uri ${reportUri}` : '';

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
    if (strictTransport) reply.header('strict-transport-security', strictTransport);
  });
  server.decorateRequest('isLive', false);
  server.setNotFoundHandler(({ method, isLive }, reply) => {
    if (isLive) return notReady(reply);
    if (method === 'GET' || method === 'HEAD') return sendNotFound(reply);
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD are answered here.');
  });

  server.setErrorHandler<FastifyError>((cause, _request, reply) => {
    if (cause.statusCode && cause.statusCode < 500) return sendNotFound(reply);
    console.error(cause);
    return reply.code(500).type('text/plain').send('Something went wrong on our side. Please try again later.');
  });

  await server.register(fastifyStatic, { root: resolve(store.directory), serve: false, preCompressed: true });
  await server.register(releaseFiles, { store });
  await embedFiles(server, { store, live, origins });

  for (const path of [registryPath, '/sitemap.xml', '/robots.txt', searchPath])
    server.get(path, async (request, reply) => {
      const current = await live();
      if (!current) return notReady(reply);
      request.isLive = true;
      return reply.header('cache-control', 'no-cache').sendFile(`${current.folder}${path}`, { cacheControl: false });
    });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const current = await live();
    if (!current) return notReady(reply);
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.length > 1 && path.endsWith('/')) return reply.redirect(withoutSlash(request.url), 308);
    const { partner } = request.query as { partner?: string };
    request.isLive = true;
    return send(reply, current, path, partner !== undefined, request.originalUrl === request.url ? 404 : 400);
  };

  const send = (reply: FastifyReply, current: LiveSite, path: string, fromPartner: boolean, refusal: number) => {
    const found = path === '/404' ? undefined : current.find(path);
    const page = found ?? current.find('/404');
    if (!page) return notReady(reply);
    return reply
      .code(found ? 200 : refusal)
      .header(
        'content-security-policy',
        pagePolicy(current.script, page.style, [...current.registry.origins, ...origins], frames, callOnly) + reporting,
      )
      .header('cross-origin-opener-policy', openerPolicy(page.personal && fromPartner))
      .header('cache-control', page.personal ? 'no-store' : 'no-cache')
      .sendFile(`${current.folder}/${page.file}`, { cacheControl: false });
  };

  server.get('/*', sendPage);
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the live revision has the file that is sent. When it is gone, it may come back. */
    isLive: boolean;
  }
}

/** A file that is missing for a moment, during a deployment for example, must not stay missing in a cache. */
const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.');

const notReady = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('The site is being put together. Please try again in a moment.');

const withoutSlash = (url: string) => url.replace(/\/+(?=$|\?)/, '').replace(/^[\\/]+/, '/') || '/';
