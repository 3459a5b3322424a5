import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '@agile-languages/shared/errors';
import { accountName } from '../account-name.ts';
import { line } from '../progress.ts';

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

/** Who holds a lock. */
export interface Holder {
  id: string;
  who: string;
  machine: string;
}

/** What the holder of a lock can do with it while it works. */
export interface Turn {
  /** Lets others have it during long work that changes nothing. */
  leave(): Promise<void>;
  /** Takes it again, and waits for that. @throws {UserError} when it is not free in time */
  take(): Promise<void>;
}

/** Ends work that had left its turn, when another command has changed what it is based on: it has to begin again. */
export class Overtaken extends Error {
  /** Folder with the documents that it has made. */
  readonly left: string | undefined;

  constructor(left?: string) {
    super('Another command has changed the site meanwhile. Nothing has changed. Try again.');
    this.left = left;
  }
}

/** Something that one process has at a time, on whatever machine. */
export interface Lock {
  /** Takes it in one step. @returns `false` when somebody has it */
  acquire(own: Holder): Promise<boolean>;
  /** Another text whenever it was touched or has changed hands. */
  state(): Promise<string>;
  holder(): Promise<Holder | undefined>;
  touch(own: Holder): Promise<void>;
  /** Takes it away from a holder that has ended; not from one that has it since. */
  remove(holder: Holder | undefined): Promise<void>;
  release(own: Holder): Promise<void>;
}

/**
 * Runs `work` when no other command has the lock, and waits for that. Processes need not know each other: the holder
 * touches it every second, on whatever machine; one that nobody touches any more is taken away. That spares work done
 * twice. Nothing depends on it: what is live is decided by `claimRevision`, and in object storage by a conditional write.
 *
 * @throws {UserError} when it is not free in time
 */
export async function withLock<Result>(
  lock: Lock,
  work: (turn: Turn) => Promise<Result>,
  times: Partial<LockTimes> = {},
): Promise<Result> {
  const { beat, silence, patience } = { ...defaults, ...times };
  const own: Holder = { id: randomUUID(), who: accountName(), machine: hostname() };
  let timer: NodeJS.Timeout | undefined;
  const turn: Turn = {
    leave: async () => {
      if (!timer) return;
      clearInterval(timer);
      timer = undefined;
      await lock.release(own);
    },
    take: async () => {
      if (timer) return;
      await acquire(lock, own, silence, patience);
      timer = setInterval(() => void lock.touch(own).catch(() => {}), beat);
    },
  };
  await turn.take();
  try {
    return await work(turn);
  } finally {
    await turn.leave();
  }
}

async function acquire(lock: Lock, own: Holder, silence: number, patience: number): Promise<void> {
  const started = performance.now();
  let seen = { state: '', since: started };
  let isTold = false;
  while (!(await lock.acquire(own))) {
    const [state, now] = [await lock.state(), performance.now()];
    if (state !== seen.state) seen = { state, since: now };
    const holder = await lock.holder();
    if (now - seen.since > silence) {
      await lock.remove(holder);
      continue;
    }
    const sentence = `Another release is under way${holder ? ` (${holder.who} on ${holder.machine})` : ''}.`;
    if (now - started > patience) throw new UserError(`${sentence} Nothing has changed. Try again when it has ended.`);
    if (!isTold) line(`${sentence} Waiting for it to end.`);
    isTold = true;
    await wait(Math.min(200, silence / 5));
  }
}

/** What a lock says of its holder. */
export function holderIn(value: unknown): Holder | undefined {
  const holder = value as Partial<Holder> | null | undefined;
  return holder?.id && holder.who && holder.machine ? (holder as Holder) : undefined;
}
