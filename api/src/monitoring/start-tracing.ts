import type { IncomingHttpHeaders } from 'node:http';
import { FastifyOtelInstrumentation } from '@fastify/otel';
import {
  context,
  DiagLogLevel,
  diag,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';

export interface Tracing {
  /** Makes a span of each request. `traceRequests` registers it. */
  plugin: FastifyPluginCallback;
  /**
   * Begins the span of a request that another process answers.
   *
   * @param headers get the headers by which the other process continues the trace
   * @returns ends the span
   */
  passOn(method: string, requestId: string, headers: IncomingHttpHeaders): (status: number) => void;
  stop(): Promise<void>;
}

const patience = 3000;

/** Spans that the collector does not take in time are dropped. */
export function startTracing(collector: string, service: string): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${collector.replace(/\/+$/, '')}/v1/traces`,
    timeoutMillis: patience,
  });
  const tell = tellOnce(`Traces cannot be sent to ${collector}.\n`);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const requests = new FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    requestHook: describeRequest,
  });
  requests.setTracerProvider(provider);
  const tracer = provider.getTracer(service);

  return {
    plugin: requests.plugin(),
    passOn: (method, requestId, headers) => {
      const attributes = { 'http.request.method': method, 'request.id': requestId };
      const parent = propagation.extract(ROOT_CONTEXT, headers);
      const span = tracer.startSpan(`${method} passed on`, { kind: SpanKind.SERVER, attributes }, parent);
      propagation.inject(trace.setSpan(parent, span), headers);
      return (status) => {
        span.setAttribute('http.response.status_code', status);
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      };
    },
    stop: async () => {
      await provider.shutdown().catch(tell);
      for (const part of [trace, context, propagation]) part.disable();
      diag.disable();
    },
  };
}

function tellOnce(sentence: string): () => void {
  let isTold = false;
  const tell = () => {
    if (!isTold) process.stderr.write(sentence);
    isTold = true;
  };
  const ignore = () => undefined;
  diag.setLogger({ error: tell, warn: ignore, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.ERROR);
  return tell;
}

/** An address may contain `tk` or a key; the log has the same id. */
function describeRequest(span: Span, { id, method, routeOptions }: FastifyRequest): void {
  const route = routeOptions.url ?? 'none';
  span.updateName(`${method} ${route}`);
  span.setAttributes({ 'url.path': route, 'request.id': id });
}
