import { createHash } from 'node:crypto';
import { registryPart, registryPath } from '@agile-languages/shared/registry';
import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { LiveSite } from './live-site.ts';
import { notReady } from './not-ready.ts';

/**
 * Serves the registry: whole, or the part of it that pages below a first segment need.
 *
 * @param revisionFor finds the revision of a visitor, and says in the reply how it may be cached
 */
export async function serveRegistry(
  server: FastifyInstance,
  revisionFor: (request: FastifyRequest, reply: FastifyReply) => Promise<LiveSite | undefined>,
): Promise<void> {
  await server.register(compress, { global: false });
  const options: RouteShorthandOptions = { compress: { encodings: ['br', 'gzip'], threshold: 0 } };
  server.get<{ Querystring: { segment?: unknown } }>(registryPath, options, async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    const current = await revisionFor(request, reply);
    if (!current) return notReady(reply);
    request.isLive = true;
    const { segment } = request.query;
    if (typeof segment !== 'string') return reply.sendFile(`${current.folder}${registryPath}`, { cacheControl: false });
    const homeAreas = Object.keys(current.find('/')?.fingerprint.areas ?? {});
    const text = JSON.stringify(registryPart(current.registry, segment, homeAreas));
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(text);
  });
}
