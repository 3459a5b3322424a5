import { availableParallelism } from 'node:os';
import type { Options } from '@node-rs/argon2';
import { Tinypool } from 'tinypool';

/** One core is left for pages and lists. */
export const hashedAtOnce = Math.max(1, availableParallelism() - 1);

const minute = 60_000;

/** Of low priority, so that pages and lists are served first. An idle one keeps no process alive. */
export function createHashThreads(count: number) {
  const pool = new Tinypool({
    filename: new URL('./hash-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: count,
    idleTimeout: minute,
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  return {
    hash: (password: string, options: Options): Promise<string> => pool.run({ password, options }, { name: 'hash' }),
    verify: (passwordHash: string, password: string): Promise<boolean> =>
      pool.run({ passwordHash, password }, { name: 'verify' }),
  };
}
