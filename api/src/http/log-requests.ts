import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The pattern of a route: its address may contain `tk` or a key. */
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

/** Other properties may contain values of a row. */
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

export const standardOutput = { write: (text: string): void => void process.stdout.write(text) };

/** What cannot be written, as on a full disk, is lost. */
export function outliveFullLog(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** In bytes. */
const mostUnread = 1_000_000;

/** A server goes on while the program that reads its log has stopped: what is beyond is lost, and not kept in memory. */
export function outliveUnreadLog(): void {
  for (const stream of [process.stdout, process.stderr]) {
    const { write } = stream;
    const writeUnlessFull = (...args: Parameters<typeof write>) =>
      stream.writableLength > mostUnread || write.apply(stream, args);
    Object.assign(stream, { write: writeUnlessFull });
  }
}

export const timeNow = (): string => `,"time":"${new Date().toISOString()}"`;

/** Of a trusted proxy, or a new one. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID().slice(0, 8);

export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
