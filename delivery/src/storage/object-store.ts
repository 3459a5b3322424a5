import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '@agile-languages/shared/errors';
import { logFault } from '../log-fault.ts';
import { line } from '../progress.ts';
import { locked } from '../store/lock.ts';
import { type Store, storeIn } from '../store/store.ts';
import { type LockTimes, withLock } from '../store/with-lock.ts';
import { createReportExchange } from './exchange-reports.ts';
import { objectLock } from './object-lock.ts';
import type { ObjectStorage } from './object-storage.ts';
import { pullSnapshot } from './pull-snapshot.ts';
import { pushSnapshot, type StoredSnapshot } from './push-snapshot.ts';
import type { ReleaseStore } from './release-store.ts';
import { readSnapshot, snapshotKey } from './snapshot.ts';

/** How often work is done anew because another machine was first. */
const mostTries = 5;

/** How often a server asks what is live, in milliseconds. */
const pollEvery = 500;

/** After how many times it exchanges the reports of browsers. */
const pollsPerExchange = 20;

/** Whoever holds the turn shows it less often than in a folder: each time is a request. In milliseconds. */
const turn: Partial<LockTimes> = { beat: 3000, silence: 15_000 };

/**
 * A store in object storage. This machine has two copies of it: the one that it serves, and one in which commands work.
 * What a command has made becomes live by one conditional write, and then comes into the served copies of all machines.
 */
export function objectStore(storage: ObjectStorage, served: Store, times = turn): ReleaseStore {
  const working = storeIn(join(served.directory, '.working'));
  let shown: string | undefined;

  async function readLive(known?: string): Promise<StoredSnapshot | 'unchanged' | undefined> {
    const object = await storage.read(snapshotKey, known);
    return typeof object === 'object' ? { snapshot: readSnapshot(object.bytes), version: object.version } : object;
  }

  async function refresh(): Promise<void> {
    const live = await readLive(shown);
    if (live === 'unchanged') return;
    if (live) {
      await locked(served, () => pullSnapshot(storage, served.directory, live.snapshot));
      shown = live.version;
    } else if (existsSync(served.registry)) await pushSnapshot(storage, served.directory);
  }

  async function change<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    await refresh();
    const result = await withLock(objectLock(storage), () => locked(working, () => changeLocked(work)), times);
    await refresh();
    return result;
  }

  async function changeLocked<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    for (let tries = 1; tries <= mostTries; tries += 1) {
      await mkdir(working.directory, { recursive: true });
      const stored = (await readLive()) as StoredSnapshot | undefined;
      const index = stored && (await pullSnapshot(storage, working.directory, stored.snapshot));
      const result = await work(working);
      if (await pushSnapshot(storage, working.directory, stored && index && { stored, index })) return result;
      line('Another release became live meanwhile. Once more, on top of it.');
    }
    throw new UserError('Other releases were faster each time. Nothing has changed. Try again.');
  }

  async function follow(stopping: AbortSignal): Promise<void> {
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

  return { served, refresh, change, follow: (stopping) => void follow(stopping) };
}
