import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isCommonPassword } from './common-passwords.ts';
import { createHashThreads, hashedAtOnce } from './hash-threads.ts';

const { hash, verify } = createHashThreads(hashedAtOnce);

export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  timeCost: number;
}

/** A check takes as long for an unknown address as for a member. */
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

/** Six characters with letters and digits, or eight of any kind. */
function isLongEnough(password: string): boolean {
  const { length } = [...password];
  return length >= 8 || (length >= 6 && /\p{L}/u.test(password) && /\p{Nd}/u.test(password));
}

export function passwordFault(password: string, repassword: string, ownNames: string[] = []): string | undefined {
  if (password !== repassword) return 'The two passwords are not the same.';
  if (!isLongEnough(password))
    return 'The password needs at least six characters, with letters and digits, or eight of any kind.';
  if (isBreachedPassword(password) || isCommonPassword(password, ownNames))
    return 'This password is easy to guess. Please choose another one.';
  return undefined;
}

let list: ReadonlySet<string> | undefined;

/** Among the 20,000 most frequent in stolen data. */
export function isBreachedPassword(password: string): boolean {
  list ??= readList();
  return list.has(password) || list.has(password.toLowerCase());
}

const readList = () =>
  new Set(
    readFileSync(join(import.meta.dirname, 'breached-passwords.txt'), 'utf8')
      .trim()
      .split('\n'),
  );
