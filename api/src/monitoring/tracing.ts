import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Tracing } from './start-tracing.ts';

/**
 * Without a collector, the libraries for it are not loaded.
 *
 * @param collector takes OpenTelemetry's protocol over HTTP, `http://localhost:4318`
 * @param service name of the process, unless `OTEL_SERVICE_NAME` is set
 */
export async function openTracing(collector: string | undefined, service: string): Promise<Tracing | undefined> {
  if (!collector) return undefined;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing(collector, process.env.OTEL_SERVICE_NAME || service);
}

export const traceHeaders = ['traceparent', 'tracestate', 'baggage'];

/**
 * Call it before the server gets hooks and routes.
 *
 * @param trusts whether the trace of a request is continued; of others a visitor cannot name one that is not recorded
 */
export async function traceRequests(
  app: FastifyInstance,
  { plugin }: Tracing,
  trusts: (request: IncomingMessage) => boolean,
): Promise<void> {
  app.addHook('onRequest', ({ headers, raw }, _reply, done) => {
    if (!trusts(raw)) for (const name of traceHeaders) delete headers[name];
    done();
  });
  await app.register(plugin);
}
