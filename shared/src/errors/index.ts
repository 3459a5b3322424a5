/** One family of errors for commands and servers, and one way to log what fails in a browser. */
export { logFailure } from './log-failure.ts';
export { UsageError, UserError } from './user-error.ts';
