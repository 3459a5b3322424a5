import { createRegistry } from './registry.ts';

/** What this process counts, whether or not somebody reads it. */
export function createMetrics() {
  const registry = createRegistry();
  return {
    text: registry.text,
    gauge: registry.gauge,
    requests: registry.counter('http_requests_total', 'Requests by route pattern and status.'),
    durations: registry.durations('http_request_duration_seconds', 'Time to the answer, by route pattern.'),
    signIns: registry.counter('sign_ins_total', 'Tries to log in by result: signed in, refused, put off.'),
    policyReports: registry.counter(
      'policy_reports_total',
      'Breaches of the policy that browsers report, by directive.',
    ),
    mails: registry.counter('mails_total', 'Tries to send a mail by result: sent, failed, given up.'),
    faults: registry.counter('faults_total', 'Answers 5xx, and rows that were left out.'),
  };
}
