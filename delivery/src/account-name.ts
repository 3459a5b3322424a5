import { userInfo } from 'node:os';

/** Name of the account that this process runs as. A container may run with a user id that has no account. */
export function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.()}`;
  }
}
