import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFilePath } from '../store/page-list.ts';
import { commonHeaders } from './headers.ts';

export interface DeskSite {
  folder: string;
  origin: string;
  siteOrigin: string;
  strictTransport?: string | undefined;
}

/** The page for partners has the same files. */
export async function deskSite(
  server: FastifyInstance,
  { folder, origin, siteOrigin, strictTransport }: DeskSite,
): Promise<void> {
  const document = await readFile(join(folder, 'index.html'), 'utf8');
  const partnerDocument = await readFile(join(folder, 'partner.html'), 'utf8');

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
    if (strictTransport) reply.header('strict-transport-security', strictTransport);
  });

  const pictures = siteOrigin === origin ? [] : [siteOrigin];
  for (const path of ['/desk', '/desk/*']) server.get(path, documentOn(origin, document, deskPolicy(pictures)));
  for (const path of ['/partner', '/partner/*'])
    server.get(path, documentOn(siteOrigin, partnerDocument, deskPolicy([])));
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/desk/files/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    allowedPath: (path) => !path.endsWith('.html'),
  });
}

function documentOn(origin: string, document: string, policy: string) {
  const { host } = new URL(origin);
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.host !== host || isFilePath(request.url.split('?', 1)[0] ?? '/'))
      return reply.code(404).type('text/plain').send('There is nothing here.');
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document);
  };
}

export function isBesideDesk({ origin, siteOrigin }: DeskSite, { headers, url = '' }: IncomingMessage): boolean {
  return origin !== siteOrigin && headers.host === new URL(origin).host && !/^\/desk(?:[/?]|$)/.test(url);
}

const deskPolicy = (pictures: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ['img-src', "'self'", 'data:', 'blob:', ...pictures].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    'trusted-types rspack-desk default',
    "require-trusted-types-for 'script'",
  ].join('; ');
