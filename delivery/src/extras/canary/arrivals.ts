import type { HistoryEntry } from '../../store/history.ts';

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

const keyOf = ({ at, kind, revision }: HistoryEntry) => `${at} ${kind} ${revision}`;
