import { UsageError, UserError } from '@agile-languages/shared/errors';
import { readConfig } from '../config.ts';
import { line } from '../progress.ts';
import { keepSettings, settingsOf } from '../site-settings.ts';
import { changeSite } from './change-site.ts';
import { readArgs } from './read-args.ts';

/** `npm run configure [-- --why …]`: makes the environment the configuration of the site, and prerenders the pages for it. */
export async function configure(args: string[]): Promise<void> {
  const { name, why } = readArgs(args);
  if (name) throw new UsageError('The configuration is that of the whole site: npm run configure');
  const settings = settingsOf(process.env);
  await changeSite(
    async ({ store, live, activate }) => {
      if (!live) throw new UserError('Nothing is released yet. Run npm start once.');
      await activate({ releases: {}, note: { kind: 'prerender', why: why || 'configuration' } });
      await keepSettings(store, settings);
      for (const [variable, value] of Object.entries(settings)) line(`${variable}=${value}`);
    },
    { environment: { config: readConfig(process.env), env: process.env, isKept: true } },
  );
}
