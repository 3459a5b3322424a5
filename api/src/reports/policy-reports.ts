import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { networkOf } from '../security/network.ts';
import { breachesIn } from './breaches-in.ts';

const bodyLimit = 16_384;
const types = ['application/csp-report', 'application/reports+json'];

const schema = {
  summary: 'Takes what browsers report of breaches of the content security policy',
  response: { 204: { type: 'null' } },
};

/**
 * Counts and logs what browsers report: the directive, and the origin of what was refused. Nothing else of a report is
 * kept, because it names pages that somebody visited. What is too much from one network is dropped.
 */
export async function policyReports(app: FastifyInstance, { metrics, throttles }: ApiContext): Promise<void> {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(types, { parseAs: 'string' }, (request, body, done) => {
    void parse(request, body, done);
  });

  app.post('/reports/policy', { schema, bodyLimit }, async ({ body, ip, log }, reply) => {
    for (const { directive, blocked } of breachesIn(body)) {
      if (!throttles.reportsPerNetwork.take(networkOf(ip))) break;
      metrics.policyReports({ directive });
      log.warn({ directive, blocked }, 'policy breached');
    }
    return reply.code(204).send();
  });
}
