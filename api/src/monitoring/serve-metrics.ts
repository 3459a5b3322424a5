import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { UserError } from '@agile-languages/shared/errors';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Metrics } from './metrics.ts';

export interface MetricsAddress {
  host: string;
  port: number;
  others?: () => string | Promise<string>;
}

interface Measured {
  db: Kysely<Database>;
  mails: { oldestUnsent: () => Promise<string | undefined> };
  metrics: Metrics;
  passwordQueue: { waiting: () => number };
  clock: () => Date;
}

export function measure(app: FastifyInstance, { db, mails, metrics, passwordQueue, clock }: Measured): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'none';
    metrics.requests({ route, method, status: reply.statusCode });
    metrics.durations({ route }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) metrics.faults();
    done();
  });

  metrics.gauge('database_up', '1 when the database answers.', async () => {
    const read = db.selectFrom('settings').select('name').limit(1).execute();
    return read.then(
      () => 1,
      () => 0,
    );
  });
  metrics.gauge('passwords_waiting', 'Passwords that wait to be hashed.', passwordQueue.waiting);
  metrics.gauge('mail_oldest_wait_seconds', 'How long the oldest unsent mail has been waiting.', async () => {
    const oldest = await mails.oldestUnsent();
    return oldest ? (clock().getTime() - Date.parse(oldest)) / 1000 : 0;
  });
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('process_cpu_seconds_total', 'Time of the processor, user and system.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
}

/**
 * At an address of their own, which visitors do not reach.
 *
 * @throws {UserError}
 */
export async function serveMetrics(
  app: FastifyInstance,
  { metrics }: Pick<Measured, 'metrics'>,
  address: MetricsAddress,
) {
  const { host, port, others = () => '' } = address;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge('event_loop_delay_p99_seconds', 'How late timers are, since the last reading.', () => {
    const p99 = delay.percentile(99) / 1e9;
    delay.reset();
    return p99;
  });

  const server = createServer(async ({ url }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    return response
      .setHeader('content-type', 'text/plain; version=0.0.4; charset=utf-8')
      .end((await metrics.text()) + (await others()));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause) =>
      reject(new UserError(`METRICS_ADDRESS: cannot listen on ${host}:${port}.`, { cause })),
    );
    server.listen(port, host, resolve);
  });
  app.addHook('onClose', async () => {
    delay.disable();
    server.close();
    server.closeAllConnections();
  });
}
