import { stat } from 'node:fs/promises';
import { createThrottle, widerNetworkOf } from '@agile-languages/api';
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
import { isAreaName, isReleaseHash, type Store } from '../store/store.ts';
import type { DocumentTokens, ServedDocument } from './document-tokens.ts';
import type { ReleaseCounter } from './release-counter.ts';

export interface BrowserReportOptions {
  store: Store;
  counter: ReleaseCounter;
  tokens: Pick<DocumentTokens, 'read'>;
  /** How many reports of each sort one network may send in a minute. */
  limit?: number;
}

const mostAreas = 20;

const mostSpent = 20_000;

/**
 * A report counts with the token of a document that was served with the release, once for each document, and of each
 * figure the first of a network. Nothing of the visitor is kept.
 */
export const browserReports: FastifyPluginAsync<BrowserReportOptions> = async (
  server,
  { store, counter, tokens, limit = 20 },
) => {
  const known = new Set<string>();
  const spent = new Set<string>();
  server.addHook('onClose', counter.close);

  accept(failuresPath, failureIn, {
    releasesOf: ({ area, release }) => [[area, release]],
    count: (report, network, { file }) => counter.failure(report, network, `${viewOf(report.width)} ${file}`),
  });
  accept(vitalsPath, vitalsIn, {
    releasesOf: ({ releases }) => Object.entries(releases),
    count: counter.vitals,
  });

  function accept<Report>(
    path: string,
    reportIn: (value: Record<string, unknown>) => Report | undefined,
    { releasesOf, count }: Accepted<Report>,
  ): void {
    const throttle = createThrottle({ limit, window: 60_000, clock: () => new Date() });
    server.post(path, async ({ body, ip, headers }: FastifyRequest, reply) => {
      reply.code(204).header('cache-control', 'no-store');
      const network = widerNetworkOf(ip);
      const value = typeof body === 'string' ? parseJson(body) : undefined;
      const report = isRecord(value) ? reportIn(value) : undefined;
      const isOwn = (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
      if (!isRecord(value) || !report || !isOwn || !throttle.take(network)) return reply.send();
      const document = tokens.read(value.token, network);
      const releases = releasesOf(report);
      if (document && (await areServed(document, releases)) && spend([path, document.id, ...releases.flat()].join(' ')))
        count(report, network, document);
      return reply.send();
    });
  }

  function spend(key: string): boolean {
    if (spent.has(key)) return false;
    const [oldest] = spent;
    if (spent.size >= mostSpent && oldest !== undefined) spent.delete(oldest);
    spent.add(key);
    return true;
  }

  async function areServed({ has }: ServedDocument, releases: readonly NamedRelease[]): Promise<boolean> {
    const found = releases.map(([name, release]) => has(release) && isRelease(store.release(name, release)));
    return (await Promise.all(found)).every(Boolean);
  }

  async function isRelease(folder: string): Promise<boolean> {
    if (!known.has(folder) && (await stat(folder).catch(() => undefined))?.isDirectory()) known.add(folder);
    return known.has(folder);
  }
};

type NamedRelease = readonly [name: string, release: string];

interface Accepted<Report> {
  releasesOf: (report: Report) => readonly NamedRelease[];
  count: (report: Report, network: string, document: ServedDocument) => void;
}

function failureIn({ kind, area, release, width }: Record<string, unknown>): FailureReport | undefined {
  const known = failureKinds.find((candidate) => candidate === kind);
  if (!known || !isName(area) || !isHash(release)) return undefined;
  return { kind: known, area, release, width: Number(width) || 0 };
}

/** Of a phone, a tablet or a desktop computer. */
const viewOf = (width: number): number => (width < 600 ? 390 : width < 1100 ? 820 : 1440);

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

const isName = (value: unknown): value is string => typeof value === 'string' && isAreaName(value);
const isHash = (value: unknown): value is string => typeof value === 'string' && isReleaseHash(value);
