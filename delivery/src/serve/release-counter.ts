import { randomUUID } from 'node:crypto';
import { countedOf } from '@agile-languages/api/network';
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
import { createTally, numberOf, type Tally } from './tally.ts';

const mostPlaces = 100;

/** Beyond it the counter that has rested longest begins anew. */
const mostReleases = 60;

export type ReleaseCounter = ReturnType<typeof createReleaseCounter>;

export function createReleaseCounter(store: Store, pause = 2000) {
  const server = randomUUID();
  removeOldCounts(store).catch((cause) => logFault('old reports are not removed', { cause }));
  const tallies = new Map<string, Map<string, Tally>>();
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

  function talliesOf(area: string, release: string): (kind: string) => Tally {
    const key = `${area} ${release}`;
    const ofRelease = tallies.get(key) ?? new Map<string, Tally>();
    tallies.delete(key);
    tallies.set(key, ofRelease);
    if (tallies.size > mostReleases) forgetOldest();
    return (kind) => {
      const tally = ofRelease.get(kind) ?? createTally();
      ofRelease.set(kind, tally);
      return tally;
    };
  }

  function forgetOldest(): void {
    const [oldest = ''] = tallies.keys();
    tallies.delete(oldest);
    const [area = '', release = ''] = oldest.split(' ');
    const { [release]: _, ...others } = counted[area] ?? {};
    counted = { ...counted, [area]: others };
  }

  return {
    view: (releases: Readonly<Record<string, string>>, network: string) => {
      const unit = unitOf(network);
      for (const [area, release] of Object.entries(releases)) {
        const tally = talliesOf(area, release)('view');
        tally.add(unit);
        change(area, release, (counts) => ({ ...counts, views: counts.views + 1, networks: tally.count() }));
      }
    },
    failure: ({ area, release, kind }: Omit<FailureReport, 'width'>, network: string, place: string) => {
      const unit = unitOf(network);
      const tallyOf = talliesOf(area, release);
      const [ofKind, failing] = [tallyOf(kind), tallyOf('failure')];
      if (!ofKind.add(unit)) return;
      const isFirst = failing.add(unit);
      change(area, release, ({ failures, places, ...counts }) => ({
        ...counts,
        failing: failing.count(),
        failures: { ...failures, [kind]: ofKind.count() },
        places: isFirst ? withPlace(places, place) : places,
      }));
    },
    vitals: ({ releases, vitals }: VitalsReport, network: string) => {
      const number = numberOf(network);
      for (const [area, release] of Object.entries(releases)) {
        const tallyOf = talliesOf(area, release);
        const given = Object.entries(vitals).filter(([name]) => tallyOf(name).add(number));
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

const unitOf = (network: string): number => numberOf(countedOf(network));

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
