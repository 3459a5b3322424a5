import { createHash } from 'node:crypto';
import { registryPart, registryPath } from '@agile-languages/shared/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { compressedAnswer } from './compressed-answer.ts';
import type { LiveSite } from './live-site.ts';
import { notReady } from './not-ready.ts';

/**
 * Serves the registry: whole, or the part of it that pages below a first segment need.
 *
 * @param revisionFor finds the revision of a visitor, and says in the reply how it may be cached
 */
export function serveRegistry(
  server: FastifyInstance,
  revisionFor: (request: FastifyRequest, reply: FastifyReply) => Promise<LiveSite | undefined>,
): void {
  server.get<{ Querystring: { segment?: unknown } }>(registryPath, compressedAnswer, async (request, reply) => {
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
