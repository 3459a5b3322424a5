import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const form = /^backup-\d{4}-\d\d-\d\d\.sqlite$/;

/** Nightly backups in a folder, oldest first. */
export function backupNames(dir: string): string[] {
  try {
    return readdirSync(dir)
      .filter((name) => form.test(name))
      .toSorted();
  } catch {
    return [];
  }
}

/** Seconds since the newest backup was written; `Infinity` when there is none, so that an alarm compares one number. */
export function backupAge(dir: string, now: Date): number {
  const newest = backupNames(dir).at(-1);
  return newest ? (now.getTime() - statSync(join(dir, newest)).mtimeMs) / 1000 : Number.POSITIVE_INFINITY;
}
