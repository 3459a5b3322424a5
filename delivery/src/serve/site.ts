import type { IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { logFault } from '../log-fault.ts';
import type { Store } from '../store/store.ts';
import { type DocumentOptions, serveDocuments } from './documents.ts';
import { commonHeaders } from './headers.ts';
import { liveSite, type ServedRevision } from './live-site.ts';
import { type FilePacking, releaseFiles } from './release-files.ts';
import { notReady, serveRevisionFiles } from './revision-files.ts';
import { type SecurityContact, serveSecurityContact } from './security-contact.ts';
import { shareFiles } from './share-files.ts';

export interface SiteOptions extends DocumentOptions, SiteExtras {
  strictTransport?: string | undefined;
  security?: SecurityContact | undefined;
}

export interface SiteExtras {
  packing?: FilePacking | undefined;
  visitors?: Visitors | undefined;
  routes?: SiteRoutes | undefined;
}

export type Visitors = (
  server: FastifyInstance,
  site: { store: Store; isSecure: boolean; live: () => Promise<ServedRevision | undefined> },
) => Promise<ChooseRevision>;

type ChooseRevision = (request: FastifyRequest, reply: FastifyReply, live: ServedRevision) => Promise<ServedRevision>;

export type SiteRoutes = (
  server: FastifyInstance,
  site: Pick<SiteOptions, 'store' | 'origins' | 'embedderPolicy'> & { live: () => Promise<ServedRevision | undefined> },
) => Promise<void>;

export const site: FastifyPluginAsync<SiteOptions> = async (server, options) => {
  const { store, origins, embedderPolicy, strictTransport, security, packing, visitors, routes } = options;
  const live = liveSite(store);
  addCommonHeaders(server, strictTransport);
  answerFaults(server);
  shareFiles(server);
  await server.register(compress, { global: false });
  await server.register(fastifyStatic, { root: resolve(store.directory), serve: false, preCompressed: true });
  const isElsewhere = async () => ((await live())?.registry.origins.length ?? 0) > 0;
  await server.register(releaseFiles, { store, isElsewhere, packing });
  await routes?.(server, { store, origins, embedderPolicy, live });

  const choose = await visitors?.(server, { store, isSecure: strictTransport !== undefined, live });
  const revisionFor = async (request: FastifyRequest, reply: FastifyReply) => {
    const current = await live();
    return current && choose ? choose(request, reply, current) : current;
  };
  if (security) serveSecurityContact(server, security);
  serveRevisionFiles(server, live, revisionFor);
  serveDocuments(server, revisionFor, options);
};

declare module 'fastify' {
  interface FastifyRequest {
    isLive: boolean;
  }
}

function addCommonHeaders(server: FastifyInstance, strictTransport: string | undefined): void {
  const headers = { ...commonHeaders, ...(strictTransport && { 'strict-transport-security': strictTransport }) };
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function answerFaults(server: FastifyInstance): void {
  server.decorateRequest('isLive', false);
  server.setNotFoundHandler(({ method, isLive }, reply) => {
    if (isLive) return notReady(reply);
    if (method === 'GET' || method === 'HEAD') return sendNotFound(reply);
    return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Only GET and HEAD are answered here.');
  });
  answerErrors(server);
}

export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler<FastifyError>((cause, { id }, reply) => {
    const { statusCode: status = 500 } = cause;
    if (status === 412 || status === 416) return sendOther(reply, status);
    if (status < 500) return sendNotFound(reply);
    logFault('failed', { cause, reqId: id });
    return reply.code(500).type('text/plain').send('Something went wrong on our side. Please try again later.');
  });
}

const sendOther = (reply: FastifyReply, status: 412 | 416) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send('It is not as you have asked for it.');

/** What is missing for a moment must not stay missing in a cache. */
const sendNotFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('There is nothing here.');

/** That of the error page when it cannot be decoded. */
export function readableUrl({ url = '/' }: IncomingMessage): string {
  const own = ownUrl(url);
  try {
    decodeURI(own.split('?', 1)[0] ?? '/');
    return own;
  } catch {
    return '/404';
  }
}

/** Proxies are asked by addresses with a host. */
export const ownUrl = (url: string): string => url.replace(/^[a-z][\w+.-]*:\/\/[^/?]*\/?/i, '/');
