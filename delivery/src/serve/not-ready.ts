import type { FastifyReply } from 'fastify';

/** Says that a file of the live revision cannot be read. */
export const notReady = (reply: FastifyReply) =>
  reply
    .code(503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send('The site is being put together. Please try again in a moment.');
