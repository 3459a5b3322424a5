export type Metrics = ReturnType<typeof createMetrics>;

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

type Labels = Record<string, string | number>;

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Values of labels never come from a request. */
export function createRegistry() {
  const metrics: { head: string; lines: () => string[] | Promise<string[]> }[] = [];

  const add = (name: string, type: string, help: string, lines: () => string[] | Promise<string[]>) =>
    metrics.push({ head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}`, lines });

  function counter(name: string, help: string): (labels?: Labels) => void {
    const values = new Map<string, number>();
    add(name, 'counter', help, () => [...values].map(([labels, value]) => `${name}${labels} ${value}`));
    return (labels = {}) => {
      const key = textOf(labels);
      values.set(key, (values.get(key) ?? 0) + 1);
    };
  }

  function durations(name: string, help: string): (labels: Labels, seconds: number) => void {
    const values = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>();
    add(name, 'histogram', help, () =>
      [...values.values()].flatMap(({ labels, counts, sum, count }) => [
        ...buckets.map((le, index) => `${name}_bucket${textOf({ ...labels, le })} ${counts[index] ?? 0}`),
        `${name}_bucket${textOf({ ...labels, le: '+Inf' })} ${count}`,
        `${name}_sum${textOf(labels)} ${sum}`,
        `${name}_count${textOf(labels)} ${count}`,
      ]),
    );
    return (labels, seconds) => {
      const key = textOf(labels);
      const value = values.get(key) ?? { labels, counts: buckets.map(() => 0), sum: 0, count: 0 };
      values.set(key, value);
      value.counts = buckets.map((le, index) => (value.counts[index] ?? 0) + (seconds <= le ? 1 : 0));
      value.sum += seconds;
      value.count += 1;
    };
  }

  /** Left out when it cannot be read. */
  function gauge(name: string, help: string, read: () => number | Promise<number>): void {
    add(name, 'gauge', help, async () => {
      try {
        return [`${name} ${String(await read()).replace('Infinity', '+Inf')}`];
      } catch {
        return [];
      }
    });
  }

  async function text(): Promise<string> {
    const parts = await Promise.all(metrics.map(async ({ head, lines }) => [head, ...(await lines())].join('\n')));
    return `${parts.join('\n')}\n`;
  }

  return { counter, durations, gauge, text };
}

function textOf(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escapeLabel = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
