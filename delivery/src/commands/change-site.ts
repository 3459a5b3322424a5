import { UserError } from '@agile-languages/shared/errors';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import { type ActivateOptions, type Activation, activateReleases } from '../activate/activate-releases.ts';
import { withApi } from '../prerender/with-api.ts';
import { step } from '../progress.ts';
import { keepSettings, matchingEnvironment, type SiteEnvironment, settingsOf } from '../site-settings.ts';
import { locked } from '../store/lock.ts';
import { readRegistry } from '../store/registry-file.ts';
import { type Store, storeIn } from '../store/store.ts';
import { trialOfRelease } from '../trial/trial-of-release.ts';
import { describeSite, reportFailure } from './report-site.ts';

/** What a command that changes the site works with. */
export interface SiteToChange {
  store: Store;
  config: SiteConfig;
  /** The live registry; absent before the first release. */
  live: Registry | undefined;
  /** Activates releases and prints what became of it. */
  activate: (
    changes: Pick<ActivateOptions, 'releases' | 'note' | 'removes' | 'back' | 'isDryRun'> & {
      /** Whether a browser tries it before. Absent when that is not asked: it was live before, or no release changes. */
      inBrowser?: boolean;
    },
  ) => Promise<Activation | undefined>;
}

/**
 * Runs a command that changes what is live: while no other one does, with the configuration of the site.
 *
 * @throws {UserError} when the environment differs from the site, or another command is under way
 */
export async function changeSite(
  work: (site: SiteToChange) => Promise<void>,
  environment?: SiteEnvironment,
): Promise<void> {
  const { config, env, isKept } = environment ?? (await matchingEnvironment(process.env));
  const store = storeIn(config.releasesDir);
  await locked(store, async () => {
    const live = await readRegistry(store);
    if (live && !isKept)
      throw new UserError(
        'The configuration of this site is not kept yet, so nothing has changed. Start the site once, or run: npm run configure',
      );
    await withApi({ config: config.site, env, migrates: !live }, (api, handleApi) =>
      work({
        store,
        config: config.site,
        live,
        activate: async ({ inBrowser, ...changes }) => {
          const setting = process.env.RELEASE_BROWSER || undefined;
          const activation = await activateAndReport({
            ...changes,
            ...(inBrowser !== undefined && {
              tryOut: (candidate) => trialOfRelease(candidate, { isWanted: inBrowser, setting, handleApi }),
            }),
            store,
            config: config.site,
            api,
          });
          if (!isKept) await keepSettings(store, settingsOf(env));
          return activation;
        },
      }),
    );
  });
}

/** Activates releases and prints what became of it. */
async function activateAndReport(options: ActivateOptions): Promise<Activation | undefined> {
  const name = options.isDryRun ? 'what would change' : 'prerender and activate';
  const activation = await step(name, () => activateReleases(options), describeSite);
  reportFailure(activation);
  return activation;
}
