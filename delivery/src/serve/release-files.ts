import { existsSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { extname, join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store/store.ts';

/** Paths are below `/areas/`. */
export type FilePacking = (store: Store) => {
  headersOf: (path: string) => Readonly<Record<string, string>>;
  /** `undefined`: the browser does not know it, or gains nothing. */
  pack: (path: string, headers: IncomingHttpHeaders) => Promise<PackedFile | undefined>;
};

interface PackedFile {
  encoding: string;
  bytes: Buffer;
}

interface ReleaseFileOptions {
  store: Store;
  isElsewhere?: () => Promise<boolean>;
  packing?: FilePacking | undefined;
}

const releaseFile = /^\/?[\w-]+\/[0-9a-f]{16}\/browser\/(?:[\w-]+\/)*[\w.-]+$/;

const picture = /^\/?[0-9a-f]{16}\/\w+\.png$/;

const types: Record<string, string> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

const elsewhereHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Another release has another address, so nobody asks since when a file is as it is. */
const forever = { immutable: true, maxAge: '365d', lastModified: false } as const;

/** Below `again1/` are the same files for a browser that keeps wrong bytes or waits for a request that hangs. */
export async function releaseFiles(
  server: FastifyInstance,
  { store, isElsewhere, packing }: ReleaseFileOptions,
): Promise<void> {
  server.addHook('onRequest', async (_request, reply) => {
    if (await isElsewhere?.()) reply.headers(elsewhereHeaders);
  });
  const packed = packing?.(store);
  server.get('/areas/*', async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    if (!releaseFile.test(path) || !existsSync(join(store.directory, path))) return reply.callNotFound();
    reply.headers({ vary: 'accept-encoding', ...packed?.headersOf(path) });
    const file = await packed?.pack(path, request.headers);
    if (!file) return reply.sendFile(path, forever);
    return reply
      .type(types[extname(path)] ?? '')
      .header('content-encoding', file.encoding)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(file.bytes);
  });
  server.get<{ Params: { name: string; release: string; again: string; '*': string } }>(
    '/areas/:name/:release/browser/:again(^again\\d+$)/*',
    async ({ params: { name, release, '*': file } }, reply) => {
      const path = `${name}/${release}/browser/${file}`;
      if (!releaseFile.test(path)) return reply.callNotFound();
      return reply.sendFile(path, forever);
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
