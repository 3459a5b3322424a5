import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '@agile-languages/shared/errors';
import { logFault } from '../../log-fault.ts';
import { line } from '../../output.ts';
import { locked } from '../../store/file-lock.ts';
import { type HeldLock, type LockTimes, Overtaken, withLock } from '../../store/lock.ts';
import type { ReleaseStore } from '../../store/release-store.ts';
import { type Store, storeIn } from '../../store/store.ts';
import { createReportExchange } from './exchange-reports.ts';
import type { ObjectStorage } from './object-storage.ts';
import { objectLock } from './object-storage.ts';
import { pullSnapshot } from './pull-snapshot.ts';
import { pushSnapshot, type StoredSnapshot } from './push-snapshot.ts';
import { readSnapshot, snapshotKey } from './snapshot.ts';

const mostTries = 5;

/** In milliseconds. */
const pollEvery = 500;

const pollsPerExchange = 20;

/** In milliseconds: each sign of the holder is a request. */
const lockTimes: Partial<LockTimes> = { beat: 3000, silence: 15_000 };

type Work<Result> = (store: Store, held?: HeldLock) => Promise<Result>;

/**
 * Commands work in a second copy. What they make becomes live by one conditional write, and then comes to all machines.
 */
export function objectStore(storage: ObjectStorage, served: Store, times = lockTimes): ReleaseStore {
  const working = storeIn(join(served.directory, '.working'));
  let servedVersion: string | undefined;

  async function readLive(known?: string): Promise<StoredSnapshot | 'unchanged' | undefined> {
    const object = await storage.read(snapshotKey, known);
    return typeof object === 'object' ? { snapshot: readSnapshot(object.bytes), version: object.version } : object;
  }

  async function refresh(): Promise<void> {
    const live = await readLive(servedVersion);
    if (live === 'unchanged') return;
    if (live) {
      await locked(served, () => pullSnapshot(storage, served.directory, live.snapshot));
      servedVersion = live.version;
    } else if (existsSync(served.registry)) await pushSnapshot(storage, served.directory);
  }

  async function change<Result>(work: Work<Result>): Promise<Result> {
    await refresh();
    // A command that waits for the working copy must not keep the lock from the one in it.
    const result = await locked(working, () =>
      withLock(objectLock(storage), (held) => changeLocked(work, held), times),
    );
    await refresh();
    return result;
  }

  async function changeLocked<Result>(work: Work<Result>, held: HeldLock): Promise<Result> {
    const unfinished: string[] = [];
    try {
      for (let tries = 1; tries <= mostTries; tries += 1) {
        const result = await changeOnce(work, tries === 1 ? held : undefined, unfinished);
        if (result !== 'overtaken') return result.done;
        line('Another release became live meanwhile. Once more, on top of it.');
      }
    } finally {
      for (const folder of unfinished) await rm(folder, { recursive: true, force: true }).catch(() => {});
    }
    throw new UserError('Other releases were faster each time. Nothing has changed. Try again.');
  }

  async function changeOnce<Result>(
    work: Work<Result>,
    held: HeldLock | undefined,
    unfinished: string[],
  ): Promise<{ done: Result } | 'overtaken'> {
    await mkdir(working.directory, { recursive: true });
    const stored = (await readLive()) as StoredSnapshot | undefined;
    const index = stored && (await pullSnapshot(storage, working.directory, stored.snapshot));
    try {
      const done = await work(working, held && stored && heldFor(held, stored));
      const isLive = await pushSnapshot(storage, working.directory, stored && index && { stored, index });
      return isLive ? { done } : 'overtaken';
    } catch (cause) {
      if (!held || !(cause instanceof Overtaken)) throw cause;
      if (cause.unfinished) unfinished.push(cause.unfinished);
      return 'overtaken';
    }
  }

  const heldFor = (held: HeldLock, stored: StoredSnapshot): HeldLock => ({
    pause: () => held.pause(),
    resume: async () => {
      await held.resume();
      if ((await readLive(stored.version)) !== 'unchanged') throw new Overtaken();
    },
  });

  return { served, refresh, change, follow: (stopping) => void follow(storage, served, refresh, stopping) };
}

async function follow(
  storage: ObjectStorage,
  served: Store,
  refresh: () => Promise<void>,
  stopping: AbortSignal,
): Promise<void> {
  const exchangeReports = createReportExchange(storage, served.reports);
  let isFailing = false;
  for (let polls = 0; !stopping.aborted; polls += 1) {
    try {
      await refresh();
      if (polls % pollsPerExchange === 0) await exchangeReports();
      isFailing = false;
    } catch (cause) {
      if (!isFailing) logFault(`${storage.name} does not say what is live; the site stays as it is`, { cause });
      isFailing = true;
    }
    await wait(pollEvery, undefined, { signal: stopping }).catch(() => {});
  }
}
