import type { FastifyInstance, FastifyReply } from 'fastify';

/** For every answer. Routes that may be cached, framed or used by other origins replace some of them. */
const headers = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

export function sendSafeHeaders(app: FastifyInstance, strictTransport: string | undefined): void {
  app.addHook('onRequest', (_request, reply, done) => {
    addSafeHeaders(reply, strictTransport);
    done();
  });
}

/** @param strictTransport see `strictTransportOf` */
export const addSafeHeaders = (reply: FastifyReply, strictTransport: string | undefined) =>
  reply.headers({ ...headers, ...(strictTransport && { 'strict-transport-security': strictTransport }) });

/** While stopping, every answer closes its connection. */
export function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _answer, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
}
