/** Writes a failure that visitors do not see to the console, with a short id to quote. */
export function logFailure(name: string, cause: unknown): void {
  console.error(`${name} failed (${Math.random().toString(36).slice(2, 8)})`, cause);
}
