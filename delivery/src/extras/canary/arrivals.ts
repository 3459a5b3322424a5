import type { HistoryEntry } from '../../store/history.ts';

/** When lines of the history came, by a timer that nobody sets. Of those that are there at first the clock tells it; a time to come counts as now. */
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
