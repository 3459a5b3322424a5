import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '@agile-languages/shared/errors';
import { accountName } from '../account-name.ts';
import { line } from '../progress.ts';
import { parseJson } from './json.ts';
import type { Store } from './store.ts';

/** Times of a lock, in milliseconds. */
export interface LockTimes {
  /** How often the process with the lock touches it. Default: 1000. */
  beat: number;
  /** After how long without that the process counts as ended. Default: 5000. */
  silence: number;
  /** For how long to wait for a turn. Default: 15 minutes. */
  patience: number;
}

const defaults: LockTimes = { beat: 1000, silence: 5000, patience: 15 * 60_000 };

/** Who holds the lock. */
interface Holder {
  id: string;
  who: string;
  machine: string;
}

/**
 * Runs `work` when no other command changes the store, and waits for that. Processes need not know each other: a lock is
 * a file that its holder touches every second, on whatever machine; one that nobody touches any more is replaced. That
 * spares work done twice. Nothing depends on it: what is live is decided by `claimRevision`.
 *
 * @throws {UserError} when it is not free in time
 */
export async function locked<Result>(
  store: Store,
  work: () => Promise<Result>,
  times: Partial<LockTimes> = {},
): Promise<Result> {
  const { beat, silence, patience } = { ...defaults, ...times };
  const own: Holder = { id: randomUUID(), who: accountName(), machine: hostname() };
  await mkdir(dirname(store.lock), { recursive: true });
  await acquire(store.lock, own, silence, patience);
  const timer = setInterval(() => void touch(store.lock, own), beat);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if ((await holderOf(store.lock))?.id === own.id) await rm(store.lock, { force: true });
  }
}

async function acquire(lock: string, own: Holder, silence: number, patience: number): Promise<void> {
  const started = performance.now();
  let seen = { state: '', since: started };
  let isTold = false;
  while (!(await create(lock, own))) {
    const [state, now] = [await stateOf(lock), performance.now()];
    if (state !== seen.state) seen = { state, since: now };
    const holder = await holderOf(lock);
    if (now - seen.since > silence) {
      await remove(lock, holder);
      continue;
    }
    const sentence = `Another release is under way${holder ? ` (${holder.who} on ${holder.machine})` : ''}.`;
    if (now - started > patience) throw new UserError(`${sentence} Nothing has changed. Try again when it has ended.`);
    if (!isTold) line(`${sentence} Waiting for it to end.`);
    isTold = true;
    await wait(Math.min(200, silence / 5));
  }
}

/** Makes the lock with its holder in it, in one step. @returns `false` when there is one */
async function create(lock: string, own: Holder): Promise<boolean> {
  const draft = `${lock}.${own.id}`;
  await writeFile(draft, JSON.stringify(own));
  try {
    await link(draft, lock);
    return true;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EEXIST') return false;
    throw cause;
  } finally {
    await rm(draft, { force: true });
  }
}

async function touch(lock: string, own: Holder): Promise<void> {
  if ((await holderOf(lock))?.id === own.id) await utimes(lock, new Date(), new Date()).catch(() => {});
}

/** Takes the lock of a holder away that has ended; not one that somebody else has made meanwhile. */
async function remove(lock: string, holder: Holder | undefined): Promise<void> {
  const old = `${lock}.${randomUUID()}.old`;
  await rename(lock, old).catch(() => {});
  const removed = await holderOf(old);
  if (removed && removed.id !== holder?.id) await link(old, lock).catch(() => {});
  await rm(old, { force: true });
}

async function holderOf(lock: string): Promise<Holder | undefined> {
  const value = parseJson(await readFile(lock, 'utf8').catch(() => '')) as Partial<Holder> | null | undefined;
  return value?.id && value.who && value.machine ? (value as Holder) : undefined;
}

/** Changes whenever the lock is touched. */
async function stateOf(lock: string): Promise<string> {
  const found = await stat(lock, { bigint: true }).catch(() => undefined);
  return found ? `${found.ino} ${found.mtimeNs}` : '';
}
