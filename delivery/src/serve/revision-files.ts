import { createHash } from 'node:crypto';
import { linkedFiles, registryPart, registryPath, searchPath } from '@agile-languages/shared/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { ServedRevision } from './live-site.ts';

export type RevisionFor = (request: FastifyRequest, reply: FastifyReply) => Promise<ServedRevision | undefined>;

/** There may be no compressed copies yet. */
export const compressedAnswer: RouteShorthandOptions = { compress: { encodings: ['br', 'gzip'], threshold: 0 } };

export function serveRevisionFiles(
  server: FastifyInstance,
  live: () => Promise<ServedRevision | undefined>,
  revisionFor: RevisionFor,
): void {
  for (const route of ['/sitemap.xml', '/sitemap-:part(^[1-9]\\d*$).xml', '/robots.txt', searchPath])
    server.get(route, compressedAnswer, async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      const path = request.url.split('?', 1)[0] ?? route;
      const revision = await (route === searchPath ? revisionFor(request, reply) : live());
      if (!revision) return notReady(reply);
      request.isLive = true;
      return reply.sendFile(`${revision.folder}${path}`, { cacheControl: false });
    });
  serveRegistry(server, revisionFor);
}

function serveRegistry(server: FastifyInstance, revisionFor: RevisionFor): void {
  server.get<{ Querystring: { segment?: unknown; links?: unknown } }>(
    registryPath,
    compressedAnswer,
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      const revision = await revisionFor(request, reply);
      if (!revision) return notReady(reply);
      request.isLive = true;
      const part = partOf(revision, request.query);
      if (!part) return reply.sendFile(`${revision.folder}${registryPath}`, { cacheControl: false });
      const text = JSON.stringify(part);
      const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}

function partOf({ registry, find }: ServedRevision, { segment, links }: { segment?: unknown; links?: unknown }) {
  if (typeof links === 'string') return linkedFiles(registry, links.split(','));
  if (typeof segment !== 'string') return undefined;
  return registryPart(registry, segment, Object.keys(find('/')?.fingerprint.areas ?? {}));
}

export const notReady = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('The site is being put together. Please try again in a moment.');
