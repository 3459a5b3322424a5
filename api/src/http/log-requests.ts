import type { FastifyInstance } from 'fastify';

/** One line per answer. Addresses are logged as route patterns, because `tk` and keys travel in them. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ log, method, routeOptions }, reply) => {
    log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
}
