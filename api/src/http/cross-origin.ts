import { callPaths } from '@agile-languages/shared/api';
import cors, { type FastifyCorsOptions } from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const publicReads = [callPaths.getClassList, callPaths.getProfileList].map((path) => `/api/${path}`);
/** Partners' pages use the codes that they get, and tell that elements are used. */
const partnerCalls = /^\/api\/(partner-codes|partners\/[^/]+\/uses)\//;
const day = 86_400;

/**
 * Lists that partners' pages show may be read on any origin: they are public and no answer depends on a cookie. A code is
 * good, and a use is counted, on the origins of a partner, which their routes know. Everything else is for the site's own
 * origin.
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
      choose(null, publicReads.includes(url) || partnerCalls.test(url) ? everybody : site),
  });
}
