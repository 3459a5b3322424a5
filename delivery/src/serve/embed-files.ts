import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../places.ts';
import type { LiveSite } from './live-site.ts';

const exactFile = /^\/?\d+\.\d+\.\d+\/[\w-][\w.-]*$/;
const anywhere = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/**
 * Serves what partners load, to pages of any origin: an exact version for ever, and under `v1` the live one, which
 * browsers ask for again after five minutes.
 */
export async function embedFiles(
  server: FastifyInstance,
  { store, live }: { store: Store; live: () => Promise<LiveSite | undefined> },
): Promise<void> {
  await server.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.headers(anywhere);
    });
    await scope.register(fastifyStatic, {
      root: resolve(store.embed('')),
      prefix: '/embed/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      allowedPath: (path) => exactFile.test(path),
    });
    scope.get<{ Params: { file: string } }>('/embed/v1/:file', async ({ params }, reply) => {
      const version = (await live())?.registry.embed;
      const path = `${version}/${params.file}`;
      if (!version || !exactFile.test(path)) return reply.callNotFound();
      return reply
        .header('cache-control', 'public, max-age=300, stale-while-revalidate=86400')
        .sendFile(`embed/${path}`, { cacheControl: false });
    });
  });
}
