import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { DatabaseLocation } from '../database/database-location.ts';

const trainer = join(import.meta.dirname, '../trainer/main.ts');

/** Runs the trainer's `backup` in a process of its own, so that visitors do not wait for it. */
export async function writeBackup(location: DatabaseLocation, demo: boolean, file: string): Promise<void> {
  const database = 'file' in location ? { DATA_DIR: dirname(location.file) } : { DATABASE_URL: location.url };
  await promisify(execFile)(process.execPath, [trainer, 'backup', '--to', file], {
    env: { ...process.env, DATABASE_URL: '', DEMO: demo ? '1' : '0', ...database },
  });
}
