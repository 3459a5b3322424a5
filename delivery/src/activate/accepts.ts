/** Whether a range like `^19.3.1` accepts a version: the same major version, or minor version below 1, and not an older one. */
export function accepts(range: string, version: string): boolean {
  const lowest = numbersOf(range.replace(/^\^/, ''));
  const given = numbersOf(version);
  const fixed = lowest.findIndex((part) => part > 0);
  const isSameLine = lowest.slice(0, fixed + 1).every((part, index) => part === given[index]);
  return isSameLine && compare(given, lowest) >= 0;
}

const numbersOf = (version: string) => version.split('-', 1).flatMap((text) => text.split('.').map(Number));

function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((part, position) => part !== b[position]);
  return index < 0 ? 0 : (a[index] ?? 0) - (b[index] ?? 0);
}
