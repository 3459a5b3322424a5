import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const list = new Set(
  readFileSync(join(import.meta.dirname, 'breached-passwords.txt'), 'utf8')
    .trim()
    .split('\n'),
);

/** Whether a password is among the 20,000 that were found most often in stolen data, whatever the case of its letters. */
export const isBreachedPassword = (password: string): boolean => list.has(password) || list.has(password.toLowerCase());
