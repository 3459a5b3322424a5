import { setTimeout as wait } from 'node:timers/promises';

/** Times of the watch, in milliseconds. */
export interface WatchTimes {
  /** How often the API is asked. Default: 500. */
  interval: number;
  /** For how long changes gather after a publication. Default: 1000. */
  rest: number;
  /** After how long pages are compared with the content although nobody changed it: classes begin, seats are taken. Default: an hour. */
  check: number;
  /** For how long to wait after the first failure; twice as long after each further one, up to a minute. Default: 5000. */
  patience: number;
}

const defaults: WatchTimes = { interval: 500, rest: 1000, check: 3_600_000, patience: 5000 };
const longestPatience = 60_000;

export interface WatchedContent {
  /** Number of the content as the API has it; `undefined` or a rejection when it gives no answer. */
  version: () => Promise<number | undefined>;
  /** Number of the content that the live pages show. */
  published: () => Promise<number | undefined>;
  /** Brings the pages up to date, also when `isCheck` although the numbers are the same. Resolves with whether that succeeded. */
  publish: (isCheck: boolean) => Promise<boolean>;
}

/**
 * Publishes content whenever its number is another one than that of the live pages: one publication at a time, which
 * takes along everything that has changed until it begins. Nothing that fails ends the watch, or the process.
 */
export async function watchContent(
  { version, published, publish }: WatchedContent,
  stopping: AbortSignal,
  times: Partial<WatchTimes> = {},
): Promise<void> {
  const { interval, rest, check, patience } = { ...defaults, ...times };
  let checked = performance.now();
  let failures = 0;

  async function round(): Promise<number> {
    const isCheck = performance.now() - checked > check;
    const wanted = await version().catch(() => undefined);
    if (wanted === undefined || (!isCheck && wanted === (await published()))) return interval;
    const isDone = await publish(isCheck).catch(() => false);
    checked = performance.now();
    failures = isDone ? 0 : failures + 1;
    return isDone ? rest : Math.min(longestPatience, patience * 2 ** (failures - 1));
  }

  while (!stopping.aborted)
    await wait(await round(), undefined, { signal: stopping, ref: false }).catch(() => undefined);
}
