import { runTrainer } from '@agile-languages/api/trainer';
import { matchingEnvironment } from '../site-settings.ts';

/** `npm run trainer -- <command>`: what the Corporate Trainer does on this site, with the settings that it was started with. */
export async function trainer(args: string[]): Promise<void> {
  const { config, env } = await matchingEnvironment(process.env);
  process.exitCode = await runTrainer(
    args,
    { ...env, SITE_ORIGIN: config.site.origin },
    {
      out: (text) => process.stdout.write(text),
      err: (text) => process.stderr.write(text),
    },
  );
}
