import { isRecord } from '@agile-languages/shared/formats';

/** One refusal by a browser. */
export interface Breach {
  /** `script-src-elem`, or `other`. */
  directive: string;
  /** Origin of what was refused, a word like `inline`, or `other`. */
  blocked: string;
}

const mostInOne = 20;

const directive =
  /^(?:default|script|style|img|font|connect|frame|media|object|worker|manifest|child)-src(?:-elem|-attr)?$|^(?:base-uri|form-action|frame-ancestors|trusted-types|require-trusted-types-for)$/;

/** The breaches in a report, in the form of `report-uri` or of the Reporting API. Whatever else is sent is none. */
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
