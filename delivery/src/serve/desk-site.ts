import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskPolicy } from './desk-policy.ts';
import { commonHeaders } from './headers.ts';

export interface DeskSite {
  /** Folder that `buildDesk` names. */
  folder: string;
  /** Origin of the desk. On another host there is none. */
  origin: string;
  /** Origin of the site, whose pictures the desk shows. */
  siteOrigin: string;
  /** Value of `Strict-Transport-Security`. Default: none, it is not sent. */
  strictTransport?: string | undefined;
}

/** Serves the document of the desk and its files. Its calls are the API's. */
export async function deskSite(
  server: FastifyInstance,
  { folder, origin, siteOrigin, strictTransport }: DeskSite,
): Promise<void> {
  const { host } = new URL(origin);
  const document = await readFile(join(folder, 'index.html'), 'utf8');
  const policy = deskPolicy(siteOrigin === origin ? [] : [siteOrigin]);

  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(commonHeaders);
    if (strictTransport) reply.header('strict-transport-security', strictTransport);
  });

  const sendDocument = (request: FastifyRequest, reply: FastifyReply) => {
    if (request.headers.host !== host) return reply.code(404).type('text/plain').send('There is nothing here.');
    return reply
      .header('content-security-policy', policy)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(document);
  };

  server.get('/desk', sendDocument);
  server.get('/desk/*', sendDocument);
  await server.register(fastifyStatic, {
    root: folder,
    prefix: '/desk/files/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
    allowedPath: (path) => !path.includes('index.html'),
  });
}

/** Whether a request on the host of a desk that has an origin of its own is for something else: that host has nothing else. */
export function isBesideDesk({ origin, siteOrigin }: DeskSite, { headers, url = '' }: IncomingMessage): boolean {
  return origin !== siteOrigin && headers.host === new URL(origin).host && !/^\/desk(?:[/?]|$)/.test(url);
}
