import { TooBusy } from './too-busy.ts';

export interface FairQueueOptions {
  /** How many works run at once. */
  atOnce: number;
  /** How many may wait. */
  longest: number;
  /** How long one may wait, in milliseconds. */
  maxWait: number;
}

/** Whose work it is. */
export interface Customer {
  /** Owners of the same rank take turns, however much each of them brings. */
  owner: string;
  /** Lower ranks come first. */
  rank: number;
}

/**
 * Runs costly work, a few at once. When it is full, the last in line is refused, who may be somebody that was there
 * before.
 *
 * @throws {TooBusy} from `run`, for work that was not begun.
 */
export function createFairQueue({ atOnce, longest, maxWait }: FairQueueOptions) {
  const waiting: Waiting[] = [];
  let running = 0;

  async function run<Result>(customer: Customer, work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce || waiting.length > 0) await turnOf(customer);
    else running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      callNext();
    }
  }

  const turnOf = ({ owner, rank }: Customer) =>
    new Promise<void>((resolve, reject) => {
      const round = waiting.filter((other) => other.owner === owner).length;
      const refuse = () => reject(new TooBusy('Too much work waits'));
      const latest = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        refuse();
      }, maxWait);
      const entry: Waiting = { owner, rank, round, begin: resolve, refuse, latest };
      const behind = waiting.findIndex((other) => other.rank > rank || (other.rank === rank && other.round > round));
      waiting.splice(behind < 0 ? waiting.length : behind, 0, entry);
      if (waiting.length > longest) leave(waiting.pop())?.refuse();
    });

  function callNext(): void {
    const next = leave(waiting.shift());
    if (!next) return;
    running += 1;
    next.begin();
  }

  return { run, waiting: () => waiting.length };
}

function leave(entry: Waiting | undefined): Waiting | undefined {
  clearTimeout(entry?.latest);
  return entry;
}

interface Waiting extends Customer {
  /** How many of the same owner were waiting before. */
  round: number;
  begin: () => void;
  refuse: () => void;
  latest: NodeJS.Timeout;
}
