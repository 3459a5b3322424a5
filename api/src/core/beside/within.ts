export class BeyondLimits extends Error {
  override name = 'BeyondLimits';
  readonly statusCode = 503;
}

/** None could be started, or something else ended it: the work may be fine. */
export class NoProcess extends Error {
  override name = 'NoProcess';
  readonly statusCode = 503;
}

interface Limits {
  /** Of the processor: what waits for its turn is not late. */
  seconds: number;
  megabytes: number;
}

const interval = 50;

/** What the work begins in other threads goes on; `jobsIn` ends their process. */
export async function within<Result>({ seconds, megabytes }: Limits, work: () => Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const [before, memory] = [process.cpuUsage(), process.memoryUsage.rss()];
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if (user + system > seconds * 1e6) reject(new BeyondLimits(`It took more than ${seconds} seconds.`));
    if (process.memoryUsage.rss() - memory > megabytes * 1e6)
      reject(new BeyondLimits(`It took more than ${megabytes} MB.`));
  }, interval);
  try {
    return await Promise.race([work(), promise]);
  } finally {
    clearInterval(timer);
  }
}
