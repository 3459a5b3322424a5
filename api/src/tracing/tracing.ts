import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyPluginCallback } from 'fastify';

/** Traces of one process: how long each request took, and through which processes it went. */
export interface Tracing {
  /** Makes a span of each request. To be registered with `traceRequests`. */
  plugin: FastifyPluginCallback;
  /**
   * Begins the span of a request that another process answers.
   *
   * @param headers those that are passed on; gets the ones by which the other process continues the trace
   * @returns ends the span
   */
  passOn(method: string, requestId: string, headers: IncomingHttpHeaders): (status: number) => void;
  /** Sends what has not been sent. */
  stop(): Promise<void>;
}

/**
 * Begins to trace this process. Without a collector nothing of it is even loaded.
 *
 * @param collector address that takes OpenTelemetry's protocol over HTTP, `http://localhost:4318`
 * @param service name of the process there, unless `OTEL_SERVICE_NAME` is set
 */
export async function openTracing(collector: string | undefined, service: string): Promise<Tracing | undefined> {
  if (!collector) return undefined;
  const { startTracing } = await import('./start-tracing.ts');
  return startTracing(collector, process.env.OTEL_SERVICE_NAME || service);
}
