import { stat } from 'node:fs/promises';
import { createThrottle, networkOf, widerNetworkOf } from '@agile-languages/api';
import { isRecord } from '@agile-languages/shared/formats';
import {
  type FailureReport,
  failureKinds,
  failuresPath,
  type VitalsReport,
  vitalNames,
  vitalsPath,
} from '@agile-languages/shared/registry';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { parseJson } from '../store/json.ts';
import type { Store } from '../store/store.ts';
import type { ReleaseCounter } from './release-counter.ts';

export interface BrowserReportOptions {
  store: Store;
  counter: ReleaseCounter;
  /** Reports of each sort that are counted of one network in a minute. Default: 20. */
  limit?: number;
}

const bodyLimit = 1024;

/** Areas that one document has parts of. */
const mostAreas = 20;

/**
 * Counts what browsers report: that code of a release did not load, did not hydrate, or threw, and how fast and steady its
 * pages were. What is kept are counts of area and release, and nothing of the visitor. What is too much from one network
 * is dropped.
 */
export const browserReports: FastifyPluginAsync<BrowserReportOptions> = async (
  server,
  { store, counter, limit = 20 },
) => {
  const known = new Set<string>();
  server.addHook('onClose', counter.close);

  accept(failuresPath, failureIn, (report, network) => counter.failure(report, network));
  accept(vitalsPath, vitalsIn, (report) => counter.vitals(report));

  function accept<Report extends FailureReport | VitalsReport>(
    path: string,
    reportIn: (value: Record<string, unknown>) => Report | undefined,
    count: (report: Report, network: string) => void,
  ): void {
    const throttle = createThrottle({ limit, window: 60_000, clock: () => new Date() });
    server.post(path, { bodyLimit }, async ({ body, ip, headers }: FastifyRequest, reply) => {
      const value = typeof body === 'string' ? parseJson(body) : undefined;
      const report = isRecord(value) ? reportIn(value) : undefined;
      const isOwn = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
      if (report && isOwn && throttle.take(networkOf(ip)) && (await areReleases(report)))
        count(report, widerNetworkOf(ip));
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  }

  async function areReleases(report: FailureReport | VitalsReport): Promise<boolean> {
    const releases = 'releases' in report ? Object.entries(report.releases) : [[report.area, report.release] as const];
    const found = await Promise.all(releases.map(([area, release]) => isRelease(store.release(area, release))));
    return found.every(Boolean);
  }

  async function isRelease(folder: string): Promise<boolean> {
    if (!known.has(folder) && (await stat(folder).catch(() => undefined))?.isDirectory()) known.add(folder);
    return known.has(folder);
  }
};

function failureIn({ kind, area, release }: Record<string, unknown>): FailureReport | undefined {
  const known = failureKinds.find((one) => one === kind);
  return known && isName(area) && isHash(release) ? { kind: known, area, release } : undefined;
}

function vitalsIn({ releases, vitals }: Record<string, unknown>): VitalsReport | undefined {
  if (!isRecord(releases) || !isRecord(vitals)) return undefined;
  const named = Object.entries(releases);
  if (named.length > mostAreas || !named.every(([area, release]) => isName(area) && isHash(release))) return undefined;
  const values = vitalNames.flatMap((name) => {
    const value = vitals[name];
    return typeof value === 'number' && value >= 0 ? [[name, value] as const] : [];
  });
  return { releases: Object.fromEntries(named) as Record<string, string>, vitals: Object.fromEntries(values) };
}

const isName = (value: unknown): value is string => typeof value === 'string' && /^[a-z][\w-]{0,40}$/.test(value);
const isHash = (value: unknown): value is string => typeof value === 'string' && /^[\da-f]{16}$/.test(value);
