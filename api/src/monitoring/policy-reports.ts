import { isRecord } from '@agile-languages/shared/formats';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../security/network.ts';
import type { Throttle } from '../security/throttle.ts';
import type { Metrics } from './metrics.ts';

const bodyLimit = 16_384;
const types = ['application/csp-report', 'application/reports+json'];

const schema = {
  summary: 'Takes what browsers report of breaches of the content security policy',
  response: { 204: { type: 'null' } },
};

interface Counts {
  metrics: Pick<Metrics, 'policyReports'>;
  throttles: { reportsPerNetwork: Throttle };
}

/** A report names pages that were visited, so only the directive and the origin are kept. */
export async function policyReports(app: FastifyInstance, { metrics, throttles }: Counts): Promise<void> {
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

interface Breach {
  /** `script-src-elem`, or `other`. */
  directive: string;
  /** An origin, a word like `inline`, or `other`. */
  blocked: string;
}

const mostInOne = 20;

const directive =
  /^(?:default|script|style|img|font|connect|frame|media|object|worker|manifest|child)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors|trusted-types|require-trusted-types-for)$/;

export function breachesIn(body: unknown): Breach[] {
  const reports = Array.isArray(body) ? body.slice(0, mostInOne) : [body];
  return reports.flatMap((report) => {
    const content = isRecord(report) ? (report['csp-report'] ?? report.body) : undefined;
    if (!isRecord(content)) return [];
    const named = content.effectiveDirective ?? content['effective-directive'] ?? content['violated-directive'];
    const refused = content.blockedURL ?? content['blocked-uri'];
    return [{ directive: directiveOf(named), blocked: originOf(refused) }];
  });
}

const directiveOf = (named: unknown) => (typeof named === 'string' && directive.test(named) ? named : 'other');

function originOf(refused: unknown): string {
  if (typeof refused !== 'string') return 'other';
  const url = URL.parse(refused);
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  return /^[a-z-]{1,30}$/.test(refused) ? refused : 'other';
}
