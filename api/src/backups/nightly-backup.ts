import { execFile } from 'node:child_process';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import type { DatabaseLocation } from '../database/open-database.ts';
import { type ApiOptions, type BackupPlan, defaultDataDir, isDemo } from '../options.ts';

const interval = 60_000;

export function keepBackups(
  app: FastifyInstance,
  { clock, databaseLocation, metrics }: ApiContext,
  plan: BackupPlan,
  options: ApiOptions,
): void {
  const { dataDir = defaultDataDir } = options;
  const write = (file: string) => writeBackup({ dataDir, location: databaseLocation, demo: isDemo(options), file });
  const { runIfDue, age } = createNightlyBackup({ plan, clock, log: app.log, write });
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = running.then(runIfDue);
  };
  metrics.gauge('backup_age_seconds', 'Age of the newest backup, +Inf when there is none.', age);
  look();
  const timer = setInterval(look, interval).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

const hour = 3_600_000;

interface NightlyBackup {
  plan: BackupPlan;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  write(file: string): Promise<void>;
}

export function createNightlyBackup({ plan: { dir, at, keep }, clock, log, write }: NightlyBackup) {
  let failedAt: number | undefined;

  async function runIfDue(): Promise<void> {
    const now = clock();
    const time = now.toISOString().slice(11, 16);
    const isSoonAfterFailure = failedAt !== undefined && Math.abs(now.getTime() - failedAt) < hour;
    const name = nameOn(now);
    if (time < at || isSoonAfterFailure || names().includes(name)) return;
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

const nameOfBackup = /^backup-\d{4}-\d\d-\d\d\.sqlite$/;

function backupNames(dir: string): string[] {
  try {
    return readdirSync(dir)
      .filter((name) => nameOfBackup.test(name))
      .toSorted();
  } catch {
    return [];
  }
}

const nameOn = (day: Date) => `backup-${day.toISOString().slice(0, 10)}.sqlite`;

/** A backup of a later day is from before the clock was set back. */
export function backupAge(dir: string, now: Date): number {
  const newest = backupNames(dir).findLast((name) => name <= nameOn(now));
  return newest ? (now.getTime() - statSync(join(dir, newest)).mtimeMs) / 1000 : Number.POSITIVE_INFINITY;
}

const trainer = join(import.meta.dirname, '../command-line/main.ts');

interface BackupOf {
  dataDir: string;
  location: DatabaseLocation;
  demo: boolean;
  file: string;
}

async function writeBackup({ dataDir, location, demo, file }: BackupOf): Promise<void> {
  const database = {
    DATA_DIR: 'file' in location ? dirname(location.file) : dataDir,
    DATABASE_URL: 'url' in location ? location.url : '',
  };
  await promisify(execFile)(process.execPath, [trainer, 'backup', '--to', file], {
    env: { ...process.env, DEMO: demo ? '1' : '0', ...database },
  });
}
