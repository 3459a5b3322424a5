import { existsSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';
import { createDictionaries, laterFiles } from './dictionaries.ts';

const releaseFile = /^\/?[\w-]+\/[0-9a-f]{16}\/browser\/(?:[\w-]+\/)*[\w.-]+$/;

/** As they are named for files that are sent whole. */
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const picture = /^\/?[0-9a-f]{16}\/\w+\.png$/;

interface ReleaseFileOptions {
  store: Store;
  /** Whether files of an area are loaded from another origin, which has them from here. Default: none are. */
  isElsewhere?: () => Promise<boolean>;
}

/** With them pages may load files from another origin. */
export const elsewhereHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/**
 * Serves the browser files of every release, live or not, and the pictures: their addresses never change what they mean.
 * Below `again1/` and so on are the same files, for a browser that keeps wrong bytes or waits for a request that hangs.
 */
export async function releaseFiles(server: FastifyInstance, { store, isElsewhere }: ReleaseFileOptions): Promise<void> {
  server.addHook('onRequest', async (_request, reply) => {
    if (await isElsewhere?.()) reply.headers(elsewhereHeaders);
  });
  const packed = createDictionaries(store);
  server.get('/areas/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    if (!releaseFile.test(path) || !existsSync(join(store.directory, path))) return reply.callNotFound();
    reply.header('vary', 'accept-encoding, available-dictionary');
    const later = laterFiles(path);
    if (later) reply.header('use-as-dictionary', later);
    const { 'accept-encoding': encodings = '', 'available-dictionary': available } = request.headers;
    const bytes = /\bdcz\b/.test(String(encodings)) ? await packed(path, String(available)) : undefined;
    if (!bytes) return reply.sendFile(path, { immutable: true, maxAge: '365d' });
    return reply
      .type(types[extname(path)] ?? '')
      .header('content-encoding', 'dcz')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes);
  });
  server.get<{ Params: { name: string; release: string; again: string; '*': string } }>(
    '/areas/:name/:release/browser/:again(^again\\d+$)/*',
    async ({ params: { name, release, '*': file } }, reply) => {
      const path = `${name}/${release}/browser/${file}`;
      if (!releaseFile.test(path)) return reply.callNotFound();
      return reply.sendFile(path, { immutable: true, maxAge: '365d' });
    },
  );
  await server.register(fastifyStatic, {
    root: resolve(store.directory, 'pictures'),
    prefix: '/pictures/',
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (path) => picture.test(path),
    setHeaders: (reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
