import type { FastifyInstance } from 'fastify';

/** One line per answer. It has the route pattern, not the address, which may contain `tk` or a key. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', ({ ip, log, method, routeOptions }, reply, done) => {
    log.info(
      {
        from: ip,
        method,
        route: routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}

/** The part of an error that is logged. Its other properties may contain values of a row. */
export function causeOf({ name, message, code, stack, cause }: Error & { code?: string }): LoggedCause {
  return { type: name, message, code, stack: stack ?? '', ...(isError(cause) && { cause: causeOf(cause) }) };
}

const isError = (value: unknown): value is Error => value instanceof Error;

interface LoggedCause {
  [detail: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** When it happened, in UTC. */
export const timeNow = (): string => `,"time":"${new Date().toISOString()}"`;
