import { runTrainer } from '@agile-languages/api/trainer';
import { matchingEnvironment } from '../site-settings.ts';
import type { Extras } from './extras.ts';

export async function trainer(args: string[], { objectStorage }: Extras): Promise<void> {
  const { config, env } = await matchingEnvironment(process.env, objectStorage);
  process.exitCode = await runTrainer(
    args,
    { ...env, SITE_ORIGIN: config.site.origin },
    {
      input: process.stdin,
      out: (text) => process.stdout.write(text),
      err: (text) => process.stderr.write(text),
    },
  );
}
