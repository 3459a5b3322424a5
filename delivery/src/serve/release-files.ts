import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../places.ts';

const releaseFile = /^\/?[\w-]+\/[0-9a-f]{16}\/browser\/(?:[\w-]+\/)*[\w.-]+$/;

/** Serves the browser files of every release, live or not: their addresses never change what they mean. */
export async function releaseFiles(server: FastifyInstance, { store }: { store: Store }): Promise<void> {
  await server.register(fastifyStatic, {
    root: resolve(store.directory),
    prefix: '/areas/',
    decorateReply: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    allowedPath: (path) => releaseFile.test(path),
  });
}
