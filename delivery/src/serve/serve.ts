import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { widerNetworkOf } from '@agile-languages/api/network';
import { searchPath } from '@agile-languages/shared/registry';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { logFault } from '../log-fault.ts';
import { draftBase, draftDocument, draftHeaders } from '../publish/draft-page.ts';
import { documentFile, type ListedPage } from '../store/page-list.ts';
import type { Store } from '../store/store.ts';
import { compressedAnswer } from './compressed-answer.ts';
import { embedFiles } from './embed-files.ts';
import { commonHeaders, openerPolicy, pagePolicy } from './headers.ts';
import { type IsPartner, isFromPartner } from './is-partner.ts';
import { type LiveSite, liveSite } from './live-site.ts';
import { notReady } from './not-ready.ts';
import { withBanner } from './preview-banner.ts';
import { previewOf, previewRoutes } from './preview-routes.ts';
import type { ReleaseCounter } from './release-counter.ts';
import { releaseFiles } from './release-files.ts';
import { serveRegistry } from './serve-registry.ts';
import { shareFiles } from './share-files.ts';
import { type SideSite, sideSites } from './side-sites.ts';
import { isOpened, visitorGroup } from './visitor-group.ts';

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
  /** Counts the documents that browsers open. Default: nobody does. */
  counter?: Pick<ReleaseCounter, 'view'>;
  /** Value of `Cross-Origin-Embedder-Policy` of pages. Default: it is not sent. */
  embedderPolicy?: string | undefined;
  /** Asks the API which pages may keep the window they open. Default: those that name a partner key and themselves. */
  isPartner?: IsPartner | undefined;
  /** Draws the group of a new visitor, 0 to 99. Default: at random. */
  draw?: () => number;
}

/** Serves the live pages, the registry and the browser files of every release. */
export const site: FastifyPluginAsync<SiteOptions> = async (
  server,
  {
    store,
    origins,
    frames,
    callOnly,
    strictTransport,
    reportUri,
    counter,
    embedderPolicy,
    isPartner = async () => true,
    draw,
  },
) => {
  const live = liveSite(store);
  const sides = sideSites(store);
  const isSecure = strictTransport !== undefined;
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

  server.setErrorHandler<FastifyError>((cause, { id }, reply) => {
    if (cause.statusCode && cause.statusCode < 500) return sendNotFound(reply);
    logFault('failed', { cause, reqId: id });
    return reply.code(500).type('text/plain').send('Something went wrong on our side. Please try again later.');
  });

  shareFiles(server);
  await server.register(compress, { global: false });
  await server.register(fastifyStatic, { root: resolve(store.directory), serve: false, preCompressed: true });
  const isElsewhere = async () => ((await live())?.registry.origins.length ?? 0) > 0;
  await server.register(releaseFiles, { store, isElsewhere });
  previewRoutes(server, { store, sides, isSecure });
  await embedFiles(server, { store, live, origins, embedderPolicy });

  /** The revision that a visitor gets. */
  const revisionFor = async (
    { headers }: FastifyRequest,
    reply: FastifyReply,
  ): Promise<LiveSite | SideSite | undefined> => {
    const [site, beside] = await Promise.all([live(), sides()]);
    if (!site || beside.length === 0) return site;
    reply.header('vary', 'Cookie').header('cache-control', 'private, no-cache');
    const preview = await previewOf(headers.cookie, beside, store);
    if (preview) {
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow');
      return preview;
    }
    const { canary, setCookie } = visitorGroup(headers, beside, { isSecure, ...(draw && { draw }) });
    if (setCookie) reply.header('set-cookie', setCookie);
    return canary ?? site;
  };

  for (const route of ['/sitemap.xml', '/sitemap-:part(^[1-9]\\d*$).xml', '/robots.txt', searchPath])
    server.get(route, compressedAnswer, async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      const path = request.url.split('?', 1)[0] ?? route;
      const current = await (route === searchPath ? revisionFor(request, reply) : live());
      if (!current) return notReady(reply);
      request.isLive = true;
      return reply.sendFile(`${current.folder}${path}`, { cacheControl: false });
    });
  serveRegistry(server, revisionFor);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const current = await revisionFor(request, reply);
    if (!current) return notReady(reply);
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.length > 1 && path.endsWith('/')) return reply.redirect(withoutSlash(request.url), 308);
    const opened = current.find(path);
    if (opened && request.method === 'GET' && isOpened(request.headers) && !isPreview(current)) {
      const { shell, areas } = opened.fingerprint;
      const parts = Object.entries(areas).filter(([, release]) => release !== '');
      counter?.view({ shell, ...Object.fromEntries(parts) }, widerNetworkOf(request.ip));
    }
    const keepsOpener = opened?.personal === true && (await isFromPartner(request.query, request.ip, isPartner));
    request.isLive = true;
    const base = opened && draftBase(request.query);
    if (base) return sendDraft(reply, current, opened, base);
    return send(reply, current, path, keepsOpener, request.originalUrl === request.url ? 404 : 400);
  };

  const policyOf = (current: LiveSite | SideSite, { style }: ListedPage) =>
    pagePolicy(current.script, [style], [...current.registry.origins, ...origins], frames, callOnly) + reporting;

  const sendDraft = async (reply: FastifyReply, current: LiveSite | SideSite, page: ListedPage, base: string) =>
    reply
      .headers(draftHeaders)
      .header('content-security-policy', policyOf(current, page))
      .type('text/html; charset=utf-8')
      .send(await draftDocument(documentFile(join(store.directory, current.folder), page), base));

  const send = async (
    reply: FastifyReply,
    current: LiveSite | SideSite,
    path: string,
    keepsOpener: boolean,
    refusal: number,
  ) => {
    const found = path === '/404' ? undefined : current.find(path);
    const page = found ?? current.find('/404');
    if (!page) return notReady(reply);
    if (page.personal) reply.header('cache-control', 'no-store');
    else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    if (embedderPolicy && current.registry.origins.length === 0)
      reply.header('cross-origin-embedder-policy', embedderPolicy);
    reply
      .code(found ? 200 : refusal)
      .header('content-security-policy', policyOf(current, page))
      .header('cross-origin-opener-policy', openerPolicy(keepsOpener));
    const file = documentFile(current.folder, page);
    if (!isPreview(current)) return reply.sendFile(file, { cacheControl: false });
    const html = await readFile(join(store.directory, file), 'utf8');
    return reply.type('text/html; charset=utf-8').send(withBanner(html, current.side));
  };

  server.get('/*', compressedAnswer, sendPage);
};

const isPreview = (site: LiveSite | SideSite): site is SideSite => 'side' in site && site.side.kind === 'preview';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the live revision has the file that is sent. When it is gone, it may come back. */
    isLive: boolean;
  }
}

/** A file that is missing for a moment, during a deployment for example, must not stay missing in a cache. */
const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.');

const withoutSlash = (url: string) => url.replace(/\/+(?=$|\?)/, '').replace(/^[\\/]+/, '/') || '/';
