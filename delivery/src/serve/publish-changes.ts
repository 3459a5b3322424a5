import { setTimeout as wait } from 'node:timers/promises';
import type { DeliveryConfig } from '../config.ts';
import { logFault } from '../log-fault.ts';
import { askOverHttp, contentVersionIn, publishedContent } from '../prerender/content.ts';
import { isElsewhere } from '../prerender/prerender-api.ts';
import { runInOwnProcess } from '../processes.ts';
import { storeIn } from '../store/store.ts';

export interface PublishedSite {
  config: DeliveryConfig;
  env: NodeJS.ProcessEnv;
}

export interface Publication {
  fault?: string | undefined;
}

interface PublishOptions {
  publication?: Publication;
  askOwnApi?: () => Promise<unknown>;
}

export function publishChanges(
  { config, env }: PublishedSite,
  stopping: AbortSignal,
  { publication = {}, askOwnApi }: PublishOptions = {},
): void {
  const store = storeIn(config.releasesDir);
  const base = new URL(config.site.apiBase, config.site.origin).href;
  const ask = askOwnApi && !isElsewhere(config.site) ? askOwnApi : () => askOverHttp(base);

  const publish = async (isCheck: boolean): Promise<boolean> => {
    const end = await runInOwnProcess(['publish', ...(isCheck ? ['--check'] : [])], env, stopping);
    const fault = end?.sentence;
    if (fault && fault !== publication.fault)
      logFault('the latest content is not published yet', { cause: new Error(fault) });
    publication.fault = fault;
    return fault === undefined;
  };
  const watched = {
    version: async () => contentVersionIn(await ask()),
    published: () => publishedContent(store),
    publish,
  };
  void watchContent(watched, stopping);
}

export interface WatchTimes {
  /** In milliseconds. */
  interval: number;
  /** Milliseconds after a publication in which changes gather. */
  rest: number;
  /** Milliseconds. Pages change without a new number: classes begin, seats are taken. */
  check: number;
  /** Milliseconds, doubled after each further failure, up to a minute. */
  patience: number;
}

const defaults: WatchTimes = { interval: 500, rest: 1000, check: 3_600_000, patience: 5000 };
const longestPatience = 60_000;

interface WatchedContent {
  version: () => Promise<number | undefined>;
  published: () => Promise<number | undefined>;
  /** With `isCheck` although the numbers are the same. */
  publish: (isCheck: boolean) => Promise<boolean>;
}

/** Nothing that fails ends the watch, or the process. */
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
