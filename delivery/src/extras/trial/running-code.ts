import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';

/** On a busy machine the first may show what has yet to end. */
const looks = 3;

/**
 * In each of several looks. The browser counts the calls, so no page can hide one. @param areas of which nothing is
 * shown any more @param time of a look, in milliseconds
 */
export async function runningCode(session: CDPSession, areas: readonly string[], time: number): Promise<string[]> {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  let running = [...areas];
  for (let look = 0; look < looks && (look === 0 || running.length > 0); look += 1) {
    await wait(time);
    const called = await calledFiles(session);
    running = running.filter((area) => called.some((url) => url.includes(`/areas/${area}/`)));
  }
  await session.send('Profiler.stopPreciseCoverage');
  await session.send('Profiler.disable');
  return running;
}

async function calledFiles(session: CDPSession): Promise<string[]> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .map(({ url }) => url);
}
