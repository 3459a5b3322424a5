/** Milliseconds. */
const freshFor = 60_000;

interface KnownValue {
  value: unknown;
  /** When it was asked for, as `Date.now()` says: other clocks stand still while a machine sleeps. */
  at: number;
}

const values = new WeakMap<object, Map<string, KnownValue>>();
let changedAt = 0;

/** What a page or section was last answered in this document. One of a newer release knows nothing of the older one. */
export const knownValue = (owner: object, key: string): KnownValue | undefined => values.get(owner)?.get(key);

export function keepValue(owner: object, key: string, known: KnownValue): void {
  const ofOwner = values.get(owner) ?? new Map<string, KnownValue>();
  values.set(owner, ofOwner.set(key, known));
}

export function isFresh({ at }: KnownValue): boolean {
  const age = Date.now() - at;
  return at >= changedAt && age >= 0 && age < freshFor;
}

/** After the visitor has changed something: no value of before is fresh. */
export function noteChange(): void {
  changedAt = Date.now();
}
