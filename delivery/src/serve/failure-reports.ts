import { stat } from 'node:fs/promises';
import { createThrottle, networkOf } from '@agile-languages/api';
import { isRecord } from '@agile-languages/shared/formats';
import { type FailureReport, failureKinds, failuresPath } from '@agile-languages/shared/registry';
import type { FastifyPluginAsync } from 'fastify';
import { parseJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';
import { createFailureCounter } from './failure-counter.ts';

export interface FailureReportOptions {
  store: Store;
  /** Reports that are counted of one network in a minute. Default: 20. */
  limit?: number;
  /** Milliseconds between two writings. Default: 2000. */
  pause?: number;
}

const bodyLimit = 512;

/**
 * Counts what browsers report: that code of a release did not load, did not hydrate, or threw. What is kept is the kind,
 * the area and the release, and nothing of the visitor. What is too much from one network is dropped.
 */
export const failureReports: FastifyPluginAsync<FailureReportOptions> = async (
  server,
  { store, limit = 20, pause = 2000 },
) => {
  const throttle = createThrottle({ limit, window: 60_000, clock: () => new Date() });
  const counter = createFailureCounter(store, pause);
  const known = new Set<string>();
  server.addHook('onClose', counter.close);

  server.post(failuresPath, { bodyLimit }, async ({ body, ip, headers }, reply) => {
    const report = reportIn(body);
    const isOwn = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
    const isCounted = report && isOwn && throttle.take(networkOf(ip)) && (await isRelease(report));
    if (isCounted) counter.count(report);
    return reply.code(204).header('cache-control', 'no-store').send();
  });

  async function isRelease({ area, release }: FailureReport): Promise<boolean> {
    const folder = store.release(area, release);
    if (!known.has(folder) && (await stat(folder).catch(() => undefined))?.isDirectory()) known.add(folder);
    return known.has(folder);
  }
};

/** The report in the body of a request, when it is one. */
function reportIn(body: unknown): FailureReport | undefined {
  const value = typeof body === 'string' ? parseJson(body) : undefined;
  if (!isRecord(value)) return undefined;
  const { kind, area, release } = value;
  const isReadable =
    failureKinds.some((known) => known === kind) &&
    typeof area === 'string' &&
    /^[a-z][\w-]{0,40}$/.test(area) &&
    typeof release === 'string' &&
    /^[\da-f]{16}$/.test(release);
  return isReadable ? (value as unknown as FailureReport) : undefined;
}
