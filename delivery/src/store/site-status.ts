import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type AreaDescription, type Registry, type VitalName, vitalNames } from '@agile-languages/shared/registry';
import { alertsOf } from './alerts.ts';
import { type HistoryEntry, readHistory } from './history.ts';
import { namesIn, releaseIn } from './registry.ts';
import { type FailureCounts, failureRate, percentile75, type ReleaseCounts, readCounts } from './release-counts.ts';
import { readDescription } from './release-description.ts';
import { isCanaryOf, readSides, type SideRevision } from './side-revisions.ts';
import type { Store } from './store.ts';

export interface ReleaseStatus {
  release: string;
  version?: string;
  since?: string;
  who?: string;
  keys?: readonly string[];
  why?: string;
  tried?: string;
  size: number;
  views: number;
  failures: FailureCounts;
  /** Of a hundred. Absent while nothing was opened. */
  failureRate?: number;
  /** Bounds of three networks in four, `lcp` and `inp` in milliseconds; `null` beyond the last. */
  vitals: Readonly<Partial<Record<VitalName, number | null>>>;
}

export interface AreaStatus extends ReleaseStatus {
  name: string;
  owner?: string;
  contact?: string;
  canary?: ReleaseStatus & { share: number };
}

export interface SiteStatus {
  revision: number;
  areas: readonly AreaStatus[];
  alerts: readonly string[];
}

export async function siteStatus(store: Store, registry: Registry): Promise<SiteStatus> {
  const [history, sides, countsOf] = [await readHistory(store), await readSides(store), await readCounts(store)];
  const statusOf = async (name: string, release: string): Promise<ReleaseStatus> => {
    const { version } = await descriptionOf(store, name, release);
    return {
      release,
      ...(version && { version }),
      size: await sizeOf(join(store.release(name, release), 'browser')),
      ...seen(countsOf(name, release)),
    };
  };
  const areas = await Promise.all(
    namesIn(registry).map(async (name) => {
      const release = releaseIn(registry, name) ?? '';
      const last = history.findLast(({ changes }) =>
        changes.some((change) => change.name === name && change.to === release),
      );
      const side = sides.find((candidate) => isCanaryOf(candidate, name));
      const { owner, contact } = await descriptionOf(store, name, release);
      return {
        name,
        ...(owner && { owner }),
        ...(contact && { contact }),
        ...(await statusOf(name, release)),
        ...(last && activationOf(last)),
        ...(side && { canary: { ...(await statusOf(name, side.release)), ...startOf(side) } }),
      };
    }),
  );
  const releases = areas.flatMap(({ release, canary }) => [release, ...(canary ? [canary.release] : [])]);
  return { revision: registry.revision, areas, alerts: alertsOf(history, releases) };
}

const descriptionOf = (store: Store, name: string, release: string): Promise<Partial<AreaDescription>> =>
  readDescription<AreaDescription>(store, name, release).catch(() => ({}));

function seen(counts: ReleaseCounts): Pick<ReleaseStatus, 'views' | 'failures' | 'failureRate' | 'vitals'> {
  const { views, failures } = counts;
  const rate = failureRate(counts);
  const vitals = vitalNames.flatMap((name) => {
    const bound = percentile75(name, counts.vitals[name]);
    return bound === undefined ? [] : [[name, Number.isFinite(bound) ? bound : null] as const];
  });
  return { views, failures, ...(rate !== undefined && { failureRate: rate }), vitals: Object.fromEntries(vitals) };
}

const startOf = ({ since, who, keys, why, tried, buckets }: SideRevision) => ({
  since,
  who,
  ...(keys && { keys }),
  why: why || 'canary',
  ...(tried && { tried }),
  share: buckets.length,
});

const activationOf = ({ at, who, from, keys, why, kind, tried }: HistoryEntry) => ({
  since: at,
  who: from?.who ?? who,
  ...(keys && { keys }),
  why: why || kind,
  ...(tried && { tried }),
});

async function sizeOf(folder: string): Promise<number> {
  const files = await readdir(folder, { recursive: true }).catch((): string[] => []);
  const sent = files.filter((file) => !/\.(?:br|gz)$/.test(file));
  const sizes = sent.map(async (file) => {
    const found = await stat(join(folder, files.includes(`${file}.br`) ? `${file}.br` : file));
    return found.isFile() ? found.size : 0;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
