import type { FastifyInstance } from 'fastify';
import type { Tracing } from './tracing.ts';

/** Headers that continue a trace. */
export const traceHeaders = ['traceparent', 'tracestate', 'baggage'];

/**
 * Traces the requests of a server. To be called before it gets hooks and routes.
 *
 * @param trusts whether a trace that a request brings is continued. A visitor could hide in one that is not recorded.
 */
export async function traceRequests(app: FastifyInstance, { plugin }: Tracing, trusts: boolean): Promise<void> {
  if (!trusts)
    app.addHook('onRequest', (request, _reply, done) => {
      for (const name of traceHeaders) delete request.headers[name];
      done();
    });
  await app.register(plugin);
}
