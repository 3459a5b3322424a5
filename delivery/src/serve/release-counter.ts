import { randomUUID } from 'node:crypto';
import type { FailureReport, VitalsReport } from '@agile-languages/shared/registry';
import { logFault } from '../log-fault.ts';
import {
  boundIndex,
  type CountsByRelease,
  noCounts,
  type ReleaseCounts,
  removeOldCounts,
  vitalBounds,
  writeCounts,
} from '../store/release-counts.ts';
import type { Store } from '../store/store.ts';

/** Addresses are in memory only. */
const mostNetworks = 1000;
const mostPlaces = 100;

export type ReleaseCounter = ReturnType<typeof createReleaseCounter>;

export function createReleaseCounter(store: Store, pause = 2000) {
  const server = randomUUID();
  removeOldCounts(store).catch((cause) => logFault('old reports are not removed', { cause }));
  const networks = new Map<string, Set<string>>();
  let counted: CountsByRelease = {};
  let timer: NodeJS.Timeout | undefined;

  function change(area: string, release: string, next: (counts: ReleaseCounts) => ReleaseCounts): void {
    const releases = counted[area] ?? {};
    counted = { ...counted, [area]: { ...releases, [release]: next(releases[release] ?? noCounts) } };
    timer ??= setTimeout(write, pause).unref();
  }

  async function write(): Promise<void> {
    timer = undefined;
    await writeCounts(store, server, counted).catch((cause) => logFault('reports are not kept', { cause }));
  }

  /** @param forgets the oldest unit, so that many hide none that come later */
  function isNew(key: string, unit: string, forgets = false): boolean {
    const known = networks.get(key) ?? new Set();
    networks.set(key, known);
    const [oldest] = known;
    const isFull = known.size >= mostNetworks;
    if (known.has(unit) || (isFull && !forgets)) return false;
    if (isFull && oldest !== undefined) known.delete(oldest);
    known.add(unit);
    return true;
  }

  return {
    view: (releases: Readonly<Record<string, string>>, network: string) => {
      for (const [area, release] of Object.entries(releases)) {
        const more = isNew(`view ${release}`, unitOf(network)) ? 1 : 0;
        change(area, release, (counts) => ({
          ...counts,
          views: counts.views + 1,
          networks: counts.networks + more,
        }));
      }
    },
    failure: ({ area, release, kind }: Omit<FailureReport, 'width'>, network: string, place: string) => {
      const unit = unitOf(network);
      if (!isNew(`${kind} ${release}`, unit, true)) return;
      const isFirst = isNew(`failure ${release}`, unit, true);
      change(area, release, ({ failures, failing, places, ...counts }) => ({
        ...counts,
        failing: failing + (isFirst ? 1 : 0),
        failures: { ...failures, [kind]: (failures[kind] ?? 0) + 1 },
        places: isFirst ? withPlace(places, place) : places,
      }));
    },
    vitals: ({ releases, vitals }: VitalsReport, network: string) => {
      for (const [area, release] of Object.entries(releases)) {
        const given = Object.entries(vitals).filter(([name]) => isNew(`${name} ${release}`, network));
        const first = Object.fromEntries(given);
        change(area, release, (counts) => ({ ...counts, vitals: { ...counts.vitals, ...withOne(counts, first) } }));
      }
    },
    close: async () => {
      if (!timer) return;
      clearTimeout(timer);
      await write();
    },
  };
}

/** One customer of a provider of IPv6 may have any number of networks, so that those of a /32 count as three where a release is judged by them. */
function unitOf(network: string): string {
  const [first, second, third] = network.split(':');
  return third === undefined ? network : `${first}:${second} ${Number.parseInt(third, 16) % 3}`;
}

/** In place of the one with the fewest networks, of several the oldest. */
function withPlace(places: ReleaseCounts['places'], place: string): ReleaseCounts['places'] {
  const entries = Object.entries(places);
  const isFull = !(place in places) && entries.length >= mostPlaces;
  const [fewest] = isFull ? entries.toSorted(([, a], [, b]) => a - b) : [];
  const kept = entries.filter((entry) => entry !== fewest);
  return { ...Object.fromEntries(kept), [place]: (places[place] ?? 0) + 1 };
}

const withOne = ({ vitals }: ReleaseCounts, values: VitalsReport['vitals']): ReleaseCounts['vitals'] =>
  Object.fromEntries(
    Object.entries(vitalBounds).flatMap(([key, bounds]) => {
      const name = key as keyof typeof values;
      const value = values[name];
      if (value === undefined) return [];
      const before = vitals[name] ?? [...bounds, 0].map(() => 0);
      return [[name, before.with(boundIndex(name, value), (before[boundIndex(name, value)] ?? 0) + 1)]];
    }),
  );
