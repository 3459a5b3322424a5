export { guess, nearest } from './nearest.ts';

/**
 * Something cannot be done for a reason that the person at the keyboard can change: a wrong setting, a file that is
 * there already, a port in use. A command line prints `message` alone, without a stack, and exits with 1.
 *
 * Every other error is a defect or a failure of the machine; it keeps its stack.
 *
 * @param message One complete sentence: what is wrong and, where it helps, what to do.
 * @param options `cause`: the error below it, for the log. It is never printed. Default: none.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** The arguments of a command are wrong. A command line prints `message` and how to get help, and exits with 2. */
export class UsageError extends UserError {
  override name = 'UsageError';
}

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
