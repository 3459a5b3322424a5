import { hashedAtOnce } from './hash-threads.ts';
import { countedNetworkOf, networkOf } from './network.ts';
import { createThrottle } from './throttle.ts';

const maxWait = 5000;
const remembered = 600_000;
const signedInRemembered = 7 * 86_400_000;
const firstOfPerson = 10;

/** The client gets 503, and when it should try again. */
export class TooBusy extends Error {}

/**
 * People who are known come first, ten times in ten minutes, then addresses by failed tries from their network in the
 * last ten minutes, one less where somebody has signed in lately. With equal numbers wider networks take turns, and
 * their addresses within each, so that a quiet network is not behind busy ones.
 */
export function createPasswordQueue(longest: number, clock: () => Date) {
  const { run, waiting } = createFairQueue({ atOnce: hashedAtOnce, longest, maxWait });
  const failures = createThrottle({ limit: Number.POSITIVE_INFINITY, window: remembered, clock });

  const signedIn = createThrottle({ limit: Number.POSITIVE_INFINITY, window: signedInRemembered, clock });
  const known = createThrottle({ limit: firstOfPerson, window: remembered, clock });

  const failed = (address: string): void => void failures.take(countedNetworkOf(address));

  async function forAddress<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const isFresh = signedIn.countOf(networkOf(address)) === 0;
    const rank = 1 + failures.countOf(countedNetworkOf(address)) + (isFresh ? 1 : 0);
    try {
      return await run({ owner: networkOf(address), group: countedNetworkOf(address), rank }, work);
    } catch (error) {
      if (error instanceof TooBusy) failed(address);
      throw error;
    }
  }

  async function forKnown<Result>(person: string, address: string, work: () => Promise<Result>): Promise<Result> {
    if (known.take(person)) return run({ owner: person, rank: 0 }, work);
    failed(address);
    return forAddress(address, work);
  }

  return {
    forKnown,
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

export interface Priority {
  owner: string;
  /** Default: the owner is one. */
  group?: string;
  /** Lower ranks come first. */
  rank: number;
  /** Default: any number. */
  most?: number;
}

/**
 * When too many wait, the last one in the queue is refused: not always the newest, because a lower rank is put before
 * it.
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

  const turnOf = ({ owner, group = owner, rank, most = longest }: Priority) =>
    new Promise<void>((begin, reject) => {
      const round = waiting.filter((other) => other.owner === owner).length;
      if (round >= most) throw new TooBusy('Too much work of one owner waits');
      const timer = setTimeout(() => refuse(entry), maxWait);
      const entry: Waiting = { owner, group, rank, round, turn: 0, begin, reject, timer };
      waiting.push(entry);
      putInOrder(group);
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
    for (const other of waiting) if (other.owner === entry.owner && other.round > entry.round) other.round -= 1;
    putInOrder(entry.group);
    return entry;
  }

  /** Of two with the same turn the one that has waited longer comes first. */
  function putInOrder(group: string): void {
    shareTurns(waiting.filter((other) => other.group === group));
    waiting.sort((one, other) => one.rank - other.rank || one.turn - other.turn);
  }

  return { run, waiting: () => waiting.length };
}

/** The lowest rank first, and an owner's first piece before another's second. */
function shareTurns(group: readonly Waiting[]): void {
  const inOrder = group.toSorted((one, other) => one.rank - other.rank || one.round - other.round);
  for (const [index, entry] of inOrder.entries()) entry.turn = index;
}

interface Waiting extends Required<Omit<Priority, 'most'>> {
  round: number;
  turn: number;
  begin: () => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
}
