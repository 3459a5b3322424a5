/**
 * Writes a failure that visitors do not see in detail to the console: `sign-out failed (k3x9ab)`.
 * @param what has failed, in lower case: `'sign-out'`.
 * @param details anything else that helps to find the cause.
 * @returns the short id of the entry, to be shown where visitors may quote it.
 */
export function logFailure(what: string, cause: unknown, ...details: unknown[]): string {
  const id = Math.random().toString(36).slice(2, 8);
  console.error(`${what} failed (${id})`, cause, ...details);
  return id;
}
