import { setTimeout as wait } from 'node:timers/promises';
import { runInOwnProcess } from '../../processes.ts';
import type { SiteEnvironment } from '../../site-settings.ts';
import { alertText } from '../../store/alerts.ts';
import { type HistoryEntry, readHistory } from '../../store/history.ts';
import { readRegistry } from '../../store/registry.ts';
import {
  countsOfAll,
  failingSince,
  type ReleaseCounts,
  readServerCounts,
  type ServerCounts,
} from '../../store/release-counts.ts';
import { readSides } from '../../store/side-revisions.ts';
import { type Store, storeIn } from '../../store/store.ts';
import { createArrivals } from './arrivals.ts';
import { doubtOf, isRise } from './verdict.ts';
import type { Visit } from './visit.ts';
import { watchedReleases } from './watched-releases.ts';

export interface ReleaseWatch {
  store: Store;
  /** @returns what hindered the visit */
  visit: (visit: Visit) => Promise<string | undefined>;
  /** Whether the site also looks without a report. */
  visits: boolean;
  interval?: number;
  /** Nobody sets it. Default: since the process was started. */
  timer?: () => number;
  clock?: () => number;
}

/** In milliseconds. */
const afterRelease = 180_000;
const afterVisit = 3_600_000;
const freshFor = 3_600_000;

/** What was reported before a release was seen does not count: it may have been live before. */
export async function watchReleases(
  { store, visit, visits, interval = 5000, timer = () => performance.now(), clock = Date.now }: ReleaseWatch,
  stopping: AbortSignal,
): Promise<void> {
  const reported = new Map<string, { before: ServerCounts; looked: number }>();
  const arrivals = createArrivals(timer, clock);
  let lastVisit = timer();
  let logged: number | undefined;
  let lastCounts: ServerCounts | undefined;
  let lastFault = '';

  async function look(): Promise<void> {
    const now = timer();
    const registry = await readRegistry(store);
    if (!registry) return;
    const [history, sides] = [await readHistory(store), await readSides(store)];
    arrivals.take(history);
    logAlerts(history.filter(({ kind }) => kind === 'alert'));
    const servers = await readServerCounts(store);
    const countsOf = countsOfAll(servers);
    const releases = watchedReleases(registry, sides, history, (entry) => arrivals.of(entry) > now - freshFor);
    for (const watched of releases) {
      const { kind, name, release, other } = watched;
      const [counts, others] = [countsOf(name, release), countsOf(name, other)];
      const key = `${kind} ${name} ${release}`;
      const known = reported.get(key) ?? { before: lastCounts ?? servers, looked: 0 };
      reported.set(key, known);
      const failing = failingSince(known.before, servers, [name, release]);
      if (!isRise(failing, known.looked, counts, others)) continue;
      known.looked = failing;
      await run({ watched, ...placesOf(counts), doubt: doubtOf(counts, others) });
    }
    lastCounts = servers;
    if (visits && isDue(history, now)) {
      lastVisit = now;
      const fresh = releases.findLast(({ kind }) => kind === 'release');
      await run(fresh ? { fresh } : {});
    }
  }

  function isDue(history: readonly HistoryEntry[], now: number): boolean {
    const last = history.findLast(({ kind }) => ['release', 'promote', 'rollback', 'canary'].includes(kind));
    const due = last ? arrivals.of(last) + afterRelease : lastVisit;
    return (due > lastVisit && due <= now) || now - lastVisit >= afterVisit;
  }

  async function run(order: Visit): Promise<void> {
    const fault = await visit(order);
    if (fault && fault !== lastFault) console.error(`The site has not looked at its pages: ${fault}`);
    lastFault = fault ?? '';
  }

  function logAlerts(alerts: readonly HistoryEntry[]): void {
    for (const alert of alerts.slice(logged ?? alerts.length)) console.error(alertText(alert));
    logged = alerts.length;
  }

  while (!stopping.aborted) {
    await look().catch((cause) => console.error('releases are not watched', cause));
    await wait(interval, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}

const mostPlaces = 5;

function placesOf({ places }: ReleaseCounts): Required<Pick<Visit, 'files' | 'widths'>> {
  const most = Object.entries(places)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostPlaces)
    .map(([place]) => place);
  const widths = most.map((place) => Number.parseInt(place, 10));
  return { files: [...new Set(most.map((place) => place.replace(/^\d+ /, '')))], widths: [...new Set(widths)] };
}

export function watchSite({ config, env }: SiteEnvironment, stopping: AbortSignal): void {
  const visit: ReleaseWatch['visit'] = (order) => runInOwnProcess(['visit', JSON.stringify(order)], env, stopping);
  void watchReleases({ store: storeIn(config.releasesDir), visit, visits: config.visits }, stopping);
}
