import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';

/** Counts every answer, and reads the state of process and database when somebody asks. */
export function measure(app: FastifyInstance, { db, mails, metrics, passwordQueue, clock }: ApiContext): void {
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
  metrics.gauge('passwords_waiting', 'Passwords in the line in front of hashing.', passwordQueue.waiting);
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
