import { callPaths } from '@agile-languages/shared/api';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

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

export const addSafeHeaders = (reply: FastifyReply, strictTransport: string | undefined) =>
  reply.headers({ ...headers, ...(strictTransport && { 'strict-transport-security': strictTransport }) });

export function endConnections(app: FastifyInstance, isStopping: () => boolean): void {
  app.addHook('onSend', (_request, reply, _answer, done) => {
    if (isStopping()) reply.header('connection', 'close');
    done();
  });
}

const publicReads = [callPaths.getClassList, callPaths.getProfileList].map((path) => `/api/${path}`);
const partnerCalls = /^\/api\/(partner-codes|partners\/[^/]+\/uses)\//;
const day = 86_400;

/**
 * Partners' pages show two public lists, and no answer depends on a cookie, so that any origin may read them. Routes
 * for partners compare the origin. Everything else is for the site.
 */
export async function allowOrigins(api: FastifyInstance, siteOrigin: string): Promise<void> {
  const site: FastifyCorsOptions = {
    origin: siteOrigin,
    methods: ['GET', 'HEAD', 'POST'],
    exposedHeaders: ['x-request-id'],
    maxAge: day,
  };
  const everybody = { ...site, origin: '*' };
  await api.register(cors, {
    delegator: ({ url }: FastifyRequest, choose: (error: Error | null, options: FastifyCorsOptions) => void) =>
      choose(null, publicReads.includes(url.replace(/\?.*/, '')) || partnerCalls.test(url) ? everybody : site),
  });
}
