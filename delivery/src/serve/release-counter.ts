import { randomUUID } from 'node:crypto';
import type { FailureReport, VitalsReport } from '@agile-languages/shared/registry';
import { logFault } from '../log-fault.ts';
import { type CountsByRelease, noCounts, type ReleaseCounts, writeCounts } from '../store/release-counts.ts';
import type { Store } from '../store/store.ts';
import { boundIndex, vitalBounds } from '../store/vitals.ts';

/** As many networks are told apart. Their addresses are in memory only, for as long as the server runs. */
const mostNetworks = 3;

export type ReleaseCounter = ReturnType<typeof createReleaseCounter>;

/**
 * Counts what browsers open and report of each release, and writes it to the store some time after the first that is new.
 *
 * @param pause milliseconds between two writings
 */
export function createReleaseCounter(store: Store, pause = 2000) {
  const server = randomUUID();
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

  function networkCount(key: string, network: string): number {
    const known = networks.get(key) ?? new Set();
    networks.set(key, known);
    if (known.size < mostNetworks) known.add(network);
    return known.size;
  }

  return {
    /** A document with parts of these releases was opened. */
    view: (releases: Readonly<Record<string, string>>, network: string) => {
      for (const [area, release] of Object.entries(releases))
        change(area, release, (counts) => ({
          ...counts,
          views: counts.views + 1,
          viewers: networkCount(`view ${release}`, network),
        }));
    },
    failure: ({ area, release, kind }: FailureReport, network: string) =>
      change(area, release, (counts) => ({
        ...counts,
        failures: { ...counts.failures, [kind]: (counts.failures[kind] ?? 0) + 1 },
        reporters: networkCount(`failure ${release}`, network),
      })),
    vitals: ({ releases, vitals }: VitalsReport) => {
      for (const [area, release] of Object.entries(releases))
        change(area, release, (counts) => ({ ...counts, vitals: { ...counts.vitals, ...withOne(counts, vitals) } }));
    },
    /** Writes what is not written yet. */
    close: async () => {
      if (!timer) return;
      clearTimeout(timer);
      await write();
    },
  };
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
