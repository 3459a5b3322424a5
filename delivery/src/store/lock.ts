import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '@agile-languages/shared/errors';
import { line } from '../output.ts';
import { accountName } from '../processes.ts';

export interface LockTimes {
  beat: number;
  silence: number;
  /** Default: 15 minutes. */
  patience: number;
}

const defaults: LockTimes = { beat: 1000, silence: 5000, patience: 15 * 60_000 };

export interface Holder {
  id: string;
  who: string;
  machine: string;
}

export interface HeldLock {
  pause(): Promise<void>;
  resume(): Promise<void>;
}

/** The command has to begin again. */
export class Overtaken extends Error {
  readonly unfinished: string | undefined;

  constructor(unfinished?: string) {
    super('Another command has changed the site meanwhile. Nothing has changed. Try again.');
    this.unfinished = unfinished;
  }
}

export interface Lock {
  acquire(own: Holder): Promise<boolean>;
  state(): Promise<string>;
  holder(): Promise<Holder | undefined>;
  touch(own: Holder): Promise<void>;
  /** Not from a holder that has it since. */
  remove(holder: Holder | undefined): Promise<void>;
  release(own: Holder): Promise<void>;
}

/**
 * It only spares double work: what is live is decided by `claimRevision`, and in a shared store by a conditional write.
 */
export async function withLock<Result>(
  lock: Lock,
  work: (held: HeldLock) => Promise<Result>,
  times: Partial<LockTimes> = {},
): Promise<Result> {
  const { beat, silence, patience } = { ...defaults, ...times };
  const own: Holder = { id: randomUUID(), who: accountName(), machine: hostname() };
  let timer: NodeJS.Timeout | undefined;
  const held: HeldLock = {
    pause: async () => {
      if (!timer) return;
      clearInterval(timer);
      timer = undefined;
      await lock.release(own);
    },
    resume: async () => {
      if (timer) return;
      await acquire(lock, own, silence, patience);
      timer = setInterval(() => void lock.touch(own).catch(() => {}), beat);
    },
  };
  await held.resume();
  try {
    return await work(held);
  } finally {
    await held.pause();
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

export function holderIn(value: unknown): Holder | undefined {
  const holder = value as Partial<Holder> | null | undefined;
  return holder?.id && holder.who && holder.machine ? (holder as Holder) : undefined;
}
