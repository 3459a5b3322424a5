/** Those of `expected` that are not among `found`. Fast also for thousands. */
export function missingIn(found: Iterable<string>, expected: Iterable<string>): string[] {
  const there = new Set(found);
  return [...expected].filter((name) => !there.has(name));
}
