import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { UserError } from '@agile-languages/shared/errors';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { MetricsAddress } from '../options.ts';

/**
 * Serves the figures at an address of their own, because they are for operators and not for visitors.
 *
 * @throws {UserError} when it cannot listen there.
 */
export async function serveMetrics(app: FastifyInstance, { metrics }: ApiContext, address: MetricsAddress) {
  const { host, port, others = () => '' } = address;
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  metrics.gauge('event_loop_delay_p99_seconds', 'How late timers are, since somebody asked last.', () => {
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
