/** Milliseconds, and at most twice as long. */
const delay = 1500;

/** Neither the time of this answer nor that of the next one tells what was found. */
export function secondsLater(work: () => Promise<unknown>): void {
  setTimeout(work, delay * (1 + Math.random())).unref();
}
