import { existsSync } from 'node:fs';
import { UserError } from '@agile-languages/shared/errors';
import type { SiteConfig } from '@agile-languages/shared/platform';
import type { Registry } from '@agile-languages/shared/registry';
import type { ActivateOptions } from '../activate/activate-options.ts';
import type { Activation } from '../activate/activate-releases.ts';
import type { BesideOptions, ServedBeside } from '../activate/serve-beside.ts';
import { withApi } from '../prerender/with-api.ts';
import { step } from '../progress.ts';
import { withNotedFailures } from '../publish/noted-failures.ts';
import { keepPublishedContent } from '../publish/published-content.ts';
import {
  expectSameSettings,
  keepSettings,
  matchingEnvironment,
  type SiteEnvironment,
  settingsOf,
} from '../site-settings.ts';
import { openReleaseStore } from '../storage/release-store.ts';
import { readRegistry } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';
import type { Candidate } from '../trial/candidate.ts';
import { trialOfRelease } from '../trial/trial-of-release.ts';
import { describeSite, reportFailure } from './report-site.ts';

/** What a command that changes the site works with. */
export interface SiteToChange {
  store: Store;
  config: SiteConfig;
  /** The live registry; absent before the first release. */
  live: Registry | undefined;
  /** Whether a request for the data of pages has failed. */
  hasApiFailed: () => boolean;
  /** Number of the content as the API has it; `undefined` when it tells none. */
  contentVersion: () => Promise<number | undefined>;
  /** Activates releases and prints what became of it. */
  activate: (
    changes: Pick<
      ActivateOptions,
      'releases' | 'areVerified' | 'note' | 'removes' | 'back' | 'ends' | 'isDryRun' | 'asksAll'
    > &
      TrialWish,
  ) => Promise<Activation | undefined>;
  /** Serves a release beside the live revision and prints what became of it. */
  activateBeside: (
    beside: BesideOptions,
    changes: Pick<ActivateOptions, 'areVerified' | 'note' | 'removes'> & TrialWish,
  ) => Promise<ServedBeside>;
}

interface TrialWish {
  /** Whether a browser tries it before. Absent when that is not asked: it was live before, or no release changes. */
  inBrowser?: boolean;
}

interface ChangeOptions extends Partial<Pick<Store, 'compressesFirst'>> {
  /** Default: that of the process, which has to be the site's. */
  environment?: SiteEnvironment;
  /** Whether the data of pages are surely asked for, so that the API opens beside the work. Default: it opens when it is asked. */
  asksApi?: boolean;
}

/**
 * Runs a command that changes what is live: while no other one does, with the configuration of the site. The code for the
 * change is loaded beside the API.
 *
 * @throws {UserError} when the environment differs from the site, or another command is under way
 */
export async function changeSite(
  work: (site: SiteToChange) => Promise<void>,
  { environment, asksApi = false, ...stored }: ChangeOptions = {},
): Promise<void> {
  const { config, env, isKept } = environment ?? (await matchingEnvironment(process.env));
  const { change } = await openReleaseStore(config, stored);
  await change(async (store, turn) => {
    if (!environment) await expectSameSettings(store, env);
    const live = await readRegistry(store);
    if (live && !isKept && !existsSync(store.site))
      throw new UserError(
        'The configuration of this site is not kept yet, so nothing has changed. Start the site once, or run: npm run configure',
      );
    const lent = { config: config.site, env, migrates: !live, opensAtOnce: asksApi };
    await withApi(lent, ({ api: send, handleApi, content, ready }) => {
      const contentVersion = async () => (await content())?.version;
      const { api, hasFailed } = withNotedFailures(send);
      const setting = process.env.RELEASE_BROWSER || undefined;
      const optionsOf = <Changes extends TrialWish>({ inBrowser, ...changes }: Changes) => ({
        ...changes,
        ...(inBrowser !== undefined && {
          tryOut: (candidate: Candidate) => trialOfRelease(candidate, { isWanted: inBrowser, setting, handleApi }),
        }),
        store,
        config: config.site,
        api,
        content,
      });
      return work({
        store,
        config: config.site,
        live,
        hasApiFailed: hasFailed,
        contentVersion,
        activate: async (changes) => {
          await ready();
          const activation = await activateAndReport({ ...optionsOf(changes), ...(turn && { turn }) });
          if (!isKept) await keepSettings(store, settingsOf(env));
          const shown = shownContent(changes, activation, hasFailed());
          if (shown !== 'as before')
            await keepPublishedContent(store, shown === 'all' ? await contentVersion() : undefined);
          return activation;
        },
        activateBeside: async (beside, changes) => {
          const { serveBeside } = await import('../activate/serve-beside.ts');
          const served = await step('prerender', () => serveBeside(optionsOf(changes), beside), describeSite);
          reportFailure(served);
          return served;
        },
      });
    });
  });
}

/** How much of the content the live pages show after an activation. */
function shownContent(
  { back, isDryRun, removes }: Pick<ActivateOptions, 'back' | 'isDryRun' | 'removes'>,
  activation: Activation | undefined,
  hasApiFailed: boolean,
): 'all' | 'unknown' | 'as before' {
  if (isDryRun) return 'as before';
  if (back || hasApiFailed || (activation && activation.kept.length > 0)) return 'unknown';
  return activation || removes ? 'all' : 'as before';
}

/** Activates releases and prints what became of it. */
async function activateAndReport(options: ActivateOptions): Promise<Activation | undefined> {
  const { activateReleases } = await import('../activate/activate-releases.ts');
  const name = options.isDryRun ? 'what would change' : 'prerender and activate';
  const activation = await step(name, () => activateReleases(options), describeSite);
  reportFailure(activation);
  return activation;
}
