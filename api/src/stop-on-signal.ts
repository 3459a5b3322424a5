const maxStopTime = 10_000;

/**
 * At the first signal it aborts `stopping`, waits `delay` milliseconds and closes; requests under way are answered
 * first. A second signal, or ten seconds, end the process at once.
 */
export function stopOnSignal(stopping: AbortController, delay: number, close: () => Promise<void>): void {
  const stop = () => {
    if (stopping.signal.aborted) process.exit(1);
    stopping.abort();
    setTimeout(() => process.exit(1), delay + maxStopTime).unref();
    setTimeout(() => void close(), delay);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
