import { Worker } from 'node:worker_threads';
import type { Options } from '@node-rs/argon2';

export type HashJob =
  | { kind: 'hash'; password: string; options: Options }
  | { kind: 'verify'; passwordHash: string; password: string };

export type HashOutcome = { value: string | boolean } | { fault: string };

/**
 * Hashes passwords in threads of low priority, so that pages and lists are served first. Threads start when they are
 * needed, and an idle one keeps no process alive.
 *
 * @param count how many passwords are hashed at once
 */
export function createHashThreads(count: number) {
  const idle: Worker[] = [];
  const waiting: PendingJob[] = [];
  let running = 0;

  const run = <Value extends string | boolean>(job: HashJob) =>
    new Promise<Value>((resolve, reject) => {
      waiting.push({ job, resolve: resolve as PendingJob['resolve'], reject });
      next();
    });

  function next(): void {
    if (running >= count) return;
    const pending = waiting.shift();
    if (!pending) return;
    running += 1;
    const thread = idle.pop() ?? start();
    thread.removeAllListeners();
    const end = (settle: () => void, isUsable: boolean) => {
      thread.removeAllListeners();
      running -= 1;
      if (isUsable) {
        thread.unref();
        thread.once('exit', () => idle.splice(idle.indexOf(thread), 1));
        idle.push(thread);
      }
      settle();
      next();
    };
    thread.ref();
    thread.once('message', (outcome: HashOutcome) =>
      end(() => ('fault' in outcome ? pending.reject(new Error(outcome.fault)) : pending.resolve(outcome.value)), true),
    );
    thread.once('error', (error) => end(() => pending.reject(error), false));
    thread.once('exit', () => end(() => pending.reject(new Error('The thread that hashes has ended')), false));
    thread.postMessage(pending.job);
  }

  return {
    hash: (password: string, options: Options) => run<string>({ kind: 'hash', password, options }),
    verify: (passwordHash: string, password: string) => run<boolean>({ kind: 'verify', passwordHash, password }),
  };
}

const start = () =>
  new Worker(new URL('./hash-thread.ts', import.meta.url), { resourceLimits: { maxYoungGenerationSizeMb: 4 } });

interface PendingJob {
  job: HashJob;
  resolve: (value: string | boolean) => void;
  reject: (error: unknown) => void;
}
