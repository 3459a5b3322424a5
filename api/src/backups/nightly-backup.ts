import { rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { BackupPlan } from '../options.ts';
import { backupAge, backupNames } from './backup-age.ts';

const hour = 3_600_000;

interface NightlyBackup {
  plan: BackupPlan;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  /** Writes a backup to a new file. */
  write(file: string): Promise<void>;
}

/** One backup a day, named after the day in UTC. When the time of today has passed without one, it is made at once. */
export function createNightlyBackup({ plan: { dir, at, keep }, clock, log, write }: NightlyBackup) {
  let failedAt: number | undefined;

  async function runIfDue(): Promise<void> {
    const now = clock();
    const [day = '', time = ''] = now.toISOString().split('T');
    const isSoonAfterFailure = failedAt !== undefined && now.getTime() - failedAt < hour;
    const name = `backup-${day}.sqlite`;
    if (time.slice(0, 5) < at || isSoonAfterFailure || names().includes(name)) return;
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await write(join(dir, name));
      failedAt = undefined;
      log.info({ file: name, bytes: statSync(join(dir, name)).size }, 'backup written');
      for (const old of names().slice(0, -keep)) rmSync(join(dir, old), { force: true });
    } catch (error) {
      failedAt = now.getTime();
      log.error({ err: error }, 'backup failed');
    }
  }

  const age = () => backupAge(dir, clock());
  const names = () => backupNames(dir);

  return { runIfDue, age };
}
