const maxKeys = 10_000;

export interface ThrottleOptions {
  limit: number;
  /** Milliseconds. */
  window: number;
  clock: () => Date;
}

export type Throttle = ReturnType<typeof createThrottle>;

/** A window of time begins with the first event. */
export function createThrottle({ limit, window, clock }: ThrottleOptions) {
  const counts = new Map<string, { count: number; endsAt: number }>();

  /** Returns whether it is still allowed. */
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

  function countOf(key: string): number {
    const current = counts.get(key);
    return current && isWithin(current.endsAt - clock().getTime()) ? current.count : 0;
  }

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
