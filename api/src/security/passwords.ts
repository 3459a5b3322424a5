import type { PasswordCost } from '../options.ts';
import { isBreachedPassword } from './breached-passwords.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createHashThreads } from './hash-threads.ts';
import { hashedAtOnce } from './hashed-at-once.ts';

const { hash, verify } = createHashThreads(hashedAtOnce);

/** Passwords as argon2id. A check takes the same time for a member and for an unknown address. */
export function createPasswords(cost: PasswordCost) {
  const options = { ...cost, parallelism: 1 };
  let ofNobody: Promise<string> | undefined;

  return {
    hash: (password: string): Promise<string> => hash(password, options),
    matches: async (passwordHash: string | undefined, password: string): Promise<boolean> => {
      ofNobody ??= hash('nobody', options);
      const otherwise = await ofNobody;
      const matches = await verify(passwordHash ?? otherwise, password);
      return matches && passwordHash !== undefined;
    },
  };
}

/** The hint beside the field promises: six characters with letters and digits. From eight on any characters will do. */
function isLongEnough(password: string): boolean {
  const { length } = [...password];
  return length >= 8 || (length >= 6 && /\p{L}/u.test(password) && /\p{Nd}/u.test(password));
}

/** What is wrong with a new password, as a sentence for the visitor; `undefined` when nothing is. */
export function passwordFault(password: string, repassword: string, ownNames: string[] = []): string | undefined {
  if (password !== repassword) return 'The two passwords are not the same.';
  if (!isLongEnough(password))
    return 'The password needs at least six characters, with letters and digits, or eight of any kind.';
  if (isBreachedPassword(password) || isCommonPassword(password, ownNames))
    return 'This password is easy to guess. Please choose another one.';
  return undefined;
}
