import { UsageError } from '@agile-languages/shared/errors';
import { activateReleases } from '../activate/activate-releases.ts';
import { sourceNames } from '../build/source-names.ts';
import { readConfig } from '../config.ts';
import { withApi } from '../prerender/with-api.ts';
import { line, step } from '../progress.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import { locked } from '../store/lock.ts';
import { readRegistry } from '../store/registry-file.ts';
import { storeIn } from '../store/store.ts';
import { nameAmong } from './name-among.ts';
import { readArgs } from './read-args.ts';
import { releaseAll } from './release-all.ts';
import { describeSite, reportFailure } from './report-site.ts';

/**
 * `npm run release -- <area> [--why …]`: builds one workspace and activates the release.
 * `npm run release -- --all [--why …]`: the same with every workspace of the checkout, at once.
 */
export async function release(args: string[]): Promise<void> {
  const { name, why, flags } = readArgs(args, { flags: ['all'] });
  if (!flags.has('all')) return releaseOne(nameAmong(sourceNames(), name), why);
  if (name) throw new UsageError(`Either ${name} or --all, not both.`);
  await releaseCheckout(why);
}

async function releaseOne(name: string, why: string): Promise<void> {
  const { site: config, releasesDir } = readConfig(process.env);
  const store = storeIn(releasesDir);
  await locked(store, async () => {
    await readRegistry(store);
    await withApi(config, async (api) => {
      const hash = await releaseIfChanged(store, name);
      const activation = await step(
        'prerender and activate',
        () => activateReleases({ store, config, releases: { [name]: hash }, note: { kind: 'release', why }, api }),
        describeSite,
      );
      reportFailure(activation);
      line(
        activation
          ? `${name} ${hash} is live, revision ${activation.registry.revision}.`
          : `${name} ${hash} was live already.`,
      );
    });
  });
}

async function releaseCheckout(why: string): Promise<void> {
  const config = readConfig(process.env);
  const store = storeIn(config.releasesDir);
  await locked(store, async () => {
    await readRegistry(store);
    await withApi(config.site, async (api) => {
      const activation = await releaseAll(config, why, api);
      line(
        activation
          ? `The whole checkout is live, revision ${activation.registry.revision}.`
          : 'The whole checkout was live already.',
      );
    });
  });
}
