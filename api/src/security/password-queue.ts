import { createFairQueue } from './fair-queue.ts';
import { hashedAtOnce } from './hashed-at-once.ts';
import { networkOf, widerNetworkOf } from './network.ts';
import { createThrottle } from './throttle.ts';
import { TooBusy } from './too-busy.ts';

const maxWait = 5000;
const remembered = 600_000;

/**
 * The line in front of everything that hashes a password. Whoever is known comes first, then addresses in order of the
 * tries in vain that came from their network in the last ten minutes; addresses that are equal in this take turns.
 */
export function createPasswordQueue(longest: number, clock: () => Date) {
  const { run, waiting } = createFairQueue({ atOnce: hashedAtOnce, longest, maxWait });
  const failures = createThrottle({ limit: Number.POSITIVE_INFINITY, window: remembered, clock });

  /** A try from this address was in vain. */
  const failed = (address: string): void => void failures.take(widerNetworkOf(address));

  async function forAddress<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const rank = 1 + failures.countOf(widerNetworkOf(address));
    try {
      return await run({ owner: networkOf(address), rank }, work);
    } catch (error) {
      if (error instanceof TooBusy) failed(address);
      throw error;
    }
  }

  return {
    forKnown: <Result>(owner: string, work: () => Promise<Result>) => run({ owner, rank: 0 }, work),
    forAddress,
    failed,
    waiting,
  };
}
