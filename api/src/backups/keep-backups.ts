import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../context.ts';
import { type ApiOptions, type BackupPlan, isDemo } from '../options.ts';
import { createNightlyBackup } from './nightly-backup.ts';
import { writeBackup } from './write-backup.ts';

const interval = 60_000;

/** Makes the nightly backups while the API runs. Closing waits for the one that is being written. */
export function keepBackups(
  app: FastifyInstance,
  { clock, databaseLocation, metrics }: ApiContext,
  plan: BackupPlan,
  options: ApiOptions,
): void {
  const write = (file: string) => writeBackup(databaseLocation, isDemo(options), file);
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
