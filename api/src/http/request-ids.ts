import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** The id of a request in logs and answers: the one that a trusted proxy has given it, else a new one. */
export const requestIdOf = (given: unknown): string =>
  typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID().slice(0, 8);

/** Every answer names its request, so that a report of a visitor is found in the log. */
export function sendRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
}
