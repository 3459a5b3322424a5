import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let list: ReadonlySet<string> | undefined;

/** Whether a password is among the 20,000 that were found most often in stolen data, whatever the case of its letters. */
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
