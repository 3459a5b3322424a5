const maxKeys = 10_000;

export interface ThrottleOptions {
  /** How often within the window. */
  limit: number;
  /** Milliseconds. */
  window: number;
  clock: () => Date;
}

export type Throttle = ReturnType<typeof createThrottle>;

/** Counts events per key in memory, within a window that begins with the first event. */
export function createThrottle({ limit, window, clock }: ThrottleOptions) {
  const counts = new Map<string, { count: number; endsAt: number }>();

  /** Counts one more. Returns whether it is still allowed. */
  function take(key: string): boolean {
    const now = clock().getTime();
    const current = counts.get(key);
    const entry = current && isWithin(current.endsAt - now) ? current : { count: 0, endsAt: now + window };
    entry.count += 1;
    counts.delete(key);
    counts.set(key, entry);
    forgetOldest();
    return entry.count <= limit;
  }

  /** How often it was counted in the present window. */
  function countOf(key: string): number {
    const current = counts.get(key);
    return current && isWithin(current.endsAt - clock().getTime()) ? current.count : 0;
  }

  /** Milliseconds until the window of a key ends. */
  function waitOf(key: string): number {
    const left = (counts.get(key)?.endsAt ?? 0) - clock().getTime();
    return isWithin(left) ? left : 0;
  }

  /** A window that is too long is from before the clock was set back. */
  const isWithin = (left: number) => left > 0 && left <= window;

  function forgetOldest(): void {
    const oldest = counts.size > maxKeys ? counts.keys().next().value : undefined;
    if (oldest !== undefined) counts.delete(oldest);
  }

  return { take, countOf, waitOf };
}
