import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '@agile-languages/shared/errors';
import { logFault } from '../log-fault.ts';
import { line } from '../progress.ts';
import { locked } from '../store/lock.ts';
import { type Store, storeIn } from '../store/store.ts';
import { type LockTimes, Overtaken, type Turn, withLock } from '../store/with-lock.ts';
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

type Work<Result> = (store: Store, turn?: Turn) => Promise<Result>;

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

  async function change<Result>(work: Work<Result>): Promise<Result> {
    await refresh();
    // Whoever waits for the working copy of this machine must not keep the turn from the command that has it.
    const result = await locked(working, () =>
      withLock(objectLock(storage), (turn) => changeLocked(work, turn), times),
    );
    await refresh();
    return result;
  }

  async function changeLocked<Result>(work: Work<Result>, turn: Turn): Promise<Result> {
    const left: string[] = [];
    try {
      for (let tries = 1; tries <= mostTries; tries += 1) {
        const result = await changeOnce(work, tries === 1 ? turn : undefined, left);
        if (result !== 'overtaken') return result.done;
        line('Another release became live meanwhile. Once more, on top of it.');
      }
    } finally {
      for (const folder of left) await rm(folder, { recursive: true, force: true }).catch(() => {});
    }
    throw new UserError('Other releases were faster each time. Nothing has changed. Try again.');
  }

  async function changeOnce<Result>(
    work: Work<Result>,
    turn: Turn | undefined,
    left: string[],
  ): Promise<{ done: Result } | 'overtaken'> {
    await mkdir(working.directory, { recursive: true });
    const stored = (await readLive()) as StoredSnapshot | undefined;
    const index = stored && (await pullSnapshot(storage, working.directory, stored.snapshot));
    try {
      const done = await work(working, turn && stored && turnOn(turn, stored));
      const isLive = await pushSnapshot(storage, working.directory, stored && index && { stored, index });
      return isLive ? { done } : 'overtaken';
    } catch (cause) {
      if (!turn || !(cause instanceof Overtaken)) throw cause;
      if (cause.left) left.push(cause.left);
      return 'overtaken';
    }
  }

  /** The working copy does not follow the storage during a command, so what has changed there shows when it takes its turn again. */
  const turnOn = (turn: Turn, stored: StoredSnapshot): Turn => ({
    leave: () => turn.leave(),
    take: async () => {
      await turn.take();
      if ((await readLive(stored.version)) !== 'unchanged') throw new Overtaken();
    },
  });

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
