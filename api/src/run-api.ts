import { isIPv6 } from 'node:net';
import { UserError } from '@agile-languages/shared/errors';
import type { FastifyInstance } from 'fastify';
import { createApi } from './api.ts';
import { type ApiConfig, readApiConfig } from './config.ts';
import { backlog, limitConnections } from './http/limit-connections.ts';
import { outliveUnreadLog } from './http/log-requests.ts';
import { openTracing } from './monitoring/tracing.ts';
import type { ApiOptions, SiteReport } from './options.ts';

export async function runApi(): Promise<void> {
  outliveUnreadLog();
  try {
    const config = readApiConfig(process.env);
    const stopping = new AbortController();
    const tracing = await openTracing(config.collector, 'agile-languages-api');
    const api = await createApi({ ...config, ...withReports(config), tracing, stopping: stopping.signal });
    limitConnections(api.server, { trustProxy: config.trustProxy });
    await listen(api, config);
    stopOnSignal(stopping, config.stopDelay, async () => {
      await api.close();
      await tracing?.stop();
    });
    stopWithParent();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
    // The site starts the API again when it ends, which the channel would prevent.
    process.channel?.unref();
  }
}

function withReports({ metrics }: ApiConfig): Pick<ApiOptions, 'metrics' | 'publicationFault' | 'siteAlerts'> {
  if (!process.connected) return {};
  let report: SiteReport = { figures: '', alerts: [] };
  process.on('message', (message) => {
    report = message as SiteReport;
  });
  return {
    metrics: metrics && { ...metrics, others: () => report.figures },
    publicationFault: () => report.publicationFault,
    siteAlerts: async () => report.alerts,
  };
}

/** The API ends when the site that has started it is killed. */
function stopWithParent(): void {
  if (!process.connected) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}

async function listen(api: FastifyInstance, { host, port }: ApiConfig): Promise<void> {
  try {
    const address = new URL(await api.listen({ host, port, backlog }));
    address.hostname = isIPv6(host) ? `[${host}]` : host;
    process.stdout.write(`Provider API: ${address.origin}/api\n`);
  } catch (cause) {
    await api.close();
    throw new UserError(`The API cannot listen on ${host}:${port}: ${sentenceFor(cause)}`, { cause });
  }
}

function sentenceFor(cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') return 'the port is in use. Set PORT to another one.';
  if (code === 'EACCES') return 'this port needs more rights. Set PORT to another one.';
  return `${code ?? cause}.`;
}

const maxStopTime = 10_000;

/**
 * At the first signal it aborts `stopping`, waits `delay` milliseconds, answers open requests and closes. A second
 * signal, or ten seconds, end the process at once.
 */
export function stopOnSignal(stopping: AbortController, delay: number, close: () => Promise<void>): void {
  const stop = () => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    setTimeout(() => process.exit(1), delay + maxStopTime).unref();
    setTimeout(() => void close(), delay);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
