import { hashedAtOnce } from './hash-threads.ts';
import { networkOf, widerNetworkOf } from './network.ts';
import { createThrottle } from './throttle.ts';

const maxWait = 5000;
const remembered = 600_000;
const signedInRemembered = 7 * 86_400_000;

/** Too much work waits. The client gets 503, and when it should try again. */
export class TooBusy extends Error {}

/**
 * Known members and devices come first. Then addresses follow in the order of failed tries from their network in the
 * last ten minutes, one less where somebody has signed in lately; addresses with equal numbers take turns.
 */
export function createPasswordQueue(longest: number, clock: () => Date) {
  const { run, waiting } = createFairQueue({ atOnce: hashedAtOnce, longest, maxWait });
  const failures = createThrottle({ limit: Number.POSITIVE_INFINITY, window: remembered, clock });

  const signedIn = createThrottle({ limit: Number.POSITIVE_INFINITY, window: signedInRemembered, clock });

  const failed = (address: string): void => void failures.take(widerNetworkOf(address));

  async function forAddress<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const isFresh = signedIn.countOf(networkOf(address)) === 0;
    const rank = 1 + failures.countOf(widerNetworkOf(address)) + (isFresh ? 1 : 0);
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
    succeeded: (address: string): void => void signedIn.take(networkOf(address)),
    waiting,
  };
}

interface FairQueueOptions {
  atOnce: number;
  longest: number;
  maxWait: number;
}

interface Priority {
  owner: string;
  /** Lower ranks come first. */
  rank: number;
}

/**
 * A few pieces at once. When too many wait, the last one in the queue is refused: not always the newest, because new
 * work with a lower rank is put before it.
 *
 * @throws {TooBusy} from `run`, for work that was not begun
 */
export function createFairQueue({ atOnce, longest, maxWait }: FairQueueOptions) {
  const waiting: Waiting[] = [];
  let running = 0;

  async function run<Result>(priority: Priority, work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce || waiting.length > 0) await turnOf(priority);
    else running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      beginNext();
    }
  }

  const turnOf = ({ owner, rank }: Priority) =>
    new Promise<void>((begin, reject) => {
      const round = waiting.filter((other) => other.owner === owner).length;
      const entry: Waiting = { owner, rank, round, begin, reject, timer: setTimeout(() => refuse(entry), maxWait) };
      const next = waiting.findIndex((other) => other.rank > rank || (other.rank === rank && other.round > round));
      waiting.splice(next < 0 ? waiting.length : next, 0, entry);
      if (waiting.length > longest) refuse(waiting.at(-1));
    });

  function refuse(entry: Waiting | undefined): void {
    remove(entry)?.reject(new TooBusy('Too much work waits'));
  }

  function beginNext(): void {
    const next = remove(waiting[0]);
    if (!next) return;
    running += 1;
    next.begin();
  }

  function remove(entry: Waiting | undefined): Waiting | undefined {
    if (!entry) return undefined;
    clearTimeout(entry.timer);
    waiting.splice(waiting.indexOf(entry), 1);
    return entry;
  }

  return { run, waiting: () => waiting.length };
}

interface Waiting extends Priority {
  round: number;
  begin: () => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}
