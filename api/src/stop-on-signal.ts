const longestStop = 10_000;

/**
 * Says with `stopping` that the end is near, waits `delay` milliseconds, and closes: what was asked is answered first. A
 * second signal, or ten seconds, end the wait.
 */
export function stopOnSignal(stopping: AbortController, delay: number, close: () => Promise<void>): void {
  const stop = () => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    setTimeout(() => process.exit(1), delay + longestStop).unref();
    setTimeout(() => void close(), delay);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
