import { setTimeout as wait } from 'node:timers/promises';
import { readHistory } from '../store/history.ts';
import { readRegistry } from '../store/registry-file.ts';
import { countsSince, type ReleaseCounts, readCounts } from '../store/release-counts.ts';
import { readSides } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';
import { verdictOn } from './verdict.ts';
import { type WatchedRelease, watchedReleases } from './watched-releases.ts';

export interface ReleaseWatch {
  store: Store;
  /** Takes a release back. Answers why that failed, or `undefined`. */
  takeBack: (watched: WatchedRelease, why: string) => Promise<string | undefined>;
  /** Milliseconds between two looks. Default: 5000. */
  interval?: number;
}

/** After how long it is tried again to take back what could not be, in milliseconds. */
const pause = 60_000;

/**
 * Compares canaries and fresh releases with what they replace, and takes back what fails in browsers more often than it
 * may. What was counted before this process saw them first does not count: they may have been live before.
 */
export async function watchReleases(
  { store, takeBack, interval = 5000 }: ReleaseWatch,
  stopping: AbortSignal,
): Promise<void> {
  const before = new Map<string, ReleaseCounts>();
  const putOff = new Map<string, number>();

  async function look(): Promise<void> {
    const registry = await readRegistry(store);
    if (!registry) return;
    const watched = watchedReleases(registry, await readSides(store), await readHistory(store));
    if (watched.length === 0) return;
    const countsOf = await readCounts(store);
    for (const one of watched) {
      const { kind, name, release, other } = one;
      const key = `${kind} ${name} ${release}`;
      const counts = countsOf(name, release);
      before.set(key, before.get(key) ?? counts);
      const why = verdictOn(countsSince(counts, before.get(key) ?? counts), countsOf(name, other));
      if (!why || performance.now() < (putOff.get(key) ?? 0)) continue;
      putOff.set(key, performance.now() + pause);
      console.error(`${kind} ${release} of ${name} is taken back: ${why}.`);
      const fault = await takeBack(one, why);
      if (fault) console.error(`${kind} ${release} of ${name} was not taken back: ${fault}`);
    }
  }

  while (!stopping.aborted) {
    await look().catch((cause) => console.error('releases are not watched', cause));
    await wait(interval, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}
