import { setTimeout as wait } from 'node:timers/promises';
import { type CommandFault, runInOwnProcess } from '../../processes.ts';
import type { SiteEnvironment } from '../../site-settings.ts';
import { alertText, hasSeenFault } from '../../store/alerts.ts';
import { type HistoryEntry, readHistory } from '../../store/history.ts';
import { readRegistry } from '../../store/registry.ts';
import { countsOfAll, failingSince, readServerCounts, type ServerCounts } from '../../store/release-counts.ts';
import { readSides } from '../../store/side-revisions.ts';
import { type Store, storeIn } from '../../store/store.ts';
import { reportedPlaces } from './reported-places.ts';
import { doubtOf, isRise } from './verdict.ts';
import { type Visit, type WatchedRelease, watchedReleases } from './watched-releases.ts';

export interface ReleaseWatch {
  store: Store;
  visit: (visit: Visit) => Promise<string | undefined>;
  visits: boolean;
  interval?: number;
  /** A clock that nothing sets. */
  timer?: () => number;
  clock?: () => number;
}

/** In milliseconds. */
const afterRelease = 180_000;
const afterVisit = 3_600_000;
const freshFor = 3_600_000;
/** Without twice as many reports, or after a look that was hindered. */
const pause = 900_000;
/** Of looks at a release that is not fresh, so that nobody keeps the browser busy. */
const pauseOfLive = 3_600_000;

/** What was reported before a release was seen may be about the one before. */
export async function watchReleases(
  { store, visit, visits, interval = 5000, timer = () => performance.now(), clock = Date.now }: ReleaseWatch,
  stopping: AbortSignal,
): Promise<void> {
  const reported = new Map<string, Reported>();
  const arrivals = createArrivals(timer, clock);
  let lastVisit = timer();
  let nextVisit = lastVisit + afterVisit;
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
      const key = `${kind === 'canary' ? kind : ''} ${name} ${release}`;
      const known = reported.get(key) ?? { before: lastCounts ?? servers, looked: 0, isHindered: false };
      reported.set(key, known);
      const failing = failingSince(known.before, servers, [name, release]);
      const passed = known.begun === undefined ? Number.POSITIVE_INFINITY : timer() - known.begun;
      const isLongAgo = passed >= pause;
      if (passed < pauseOf(kind, known.isHindered)) continue;
      if (!isRise(failing, { looked: known.looked, isLongAgo }, counts, others)) continue;
      known.begun = timer();
      const doubt = doubtOf(counts, others, hasSeenFault(history, other));
      known.isHindered = !(await run({ watched, ...reportedPlaces(counts), doubt }));
      if (!known.isHindered) known.looked = failing;
    }
    lastCounts = servers;
    if (visits && isDue(history, now)) {
      lastVisit = now;
      const isDone = await run({ fresh: releases.filter(({ kind }) => kind === 'release') });
      nextVisit = now + (isDone ? afterVisit : pause);
    }
  }

  function isDue(history: readonly HistoryEntry[], now: number): boolean {
    const last = history.findLast(({ kind }) => ['release', 'promote', 'rollback', 'canary'].includes(kind));
    const due = last ? arrivals.of(last) + afterRelease : lastVisit;
    return (due > lastVisit && due <= now) || now >= nextVisit;
  }

  async function run(order: Visit): Promise<boolean> {
    const fault = await visit(order).catch((cause) => String(cause.message ?? cause));
    if (fault && fault !== lastFault) console.error(`The site has not looked at its pages: ${fault}`);
    lastFault = fault ?? '';
    return !fault;
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

/** A timer that nothing sets; lines that are there at first by the clock. A time to come counts as now. */
export function createArrivals(timer: () => number, clock: () => number) {
  const arrivals = new Map<string, number>();

  return {
    take: (history: readonly HistoryEntry[]) => {
      const now = timer();
      const isFirst = arrivals.size === 0;
      for (const entry of history)
        if (!arrivals.has(keyOf(entry)))
          arrivals.set(keyOf(entry), isFirst ? now - Math.max(0, clock() - Date.parse(entry.at)) : now);
    },
    of: (entry: HistoryEntry): number => arrivals.get(keyOf(entry)) ?? timer(),
  };
}

function pauseOf(kind: WatchedRelease['kind'], isHindered: boolean): number {
  if (kind === 'live') return pauseOfLive;
  return isHindered ? pause : 0;
}

const keyOf = ({ at, kind, revision }: HistoryEntry) => `${at} ${kind} ${revision}`;

interface Reported {
  before: ServerCounts;
  looked: number;
  begun?: number;
  isHindered: boolean;
}

/** A process that was killed, or did not start, has told nothing. */
export const tellingOfLost =
  (run: (order: Visit) => Promise<CommandFault | undefined>): ReleaseWatch['visit'] =>
  async (order) => {
    const fault = await run(order);
    if (fault && !fault.isItsOwn) await run({ ...order, isLost: true });
    return fault?.sentence;
  };

export function watchSite({ config, env }: SiteEnvironment, stopping: AbortSignal): void {
  const run = (order: Visit) => runInOwnProcess(['visit', JSON.stringify(order)], env, stopping);
  const visit = tellingOfLost(run);
  void watchReleases({ store: storeIn(config.releasesDir), visit, visits: config.visits }, stopping);
}
