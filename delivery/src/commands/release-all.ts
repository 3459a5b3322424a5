import type { ApiClient } from '@agile-languages/shared/api';
import { type Activation, activateReleases } from '../activate/activate-releases.ts';
import { sourceNames } from '../build/source-names.ts';
import type { DeliveryConfig } from '../config.ts';
import { step } from '../progress.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import { storeIn } from '../store/store.ts';
import { describeSite, reportFailure } from './report-site.ts';

/** Builds whatever of the checkout has changed and activates all of it at once. To be called while the store is locked. */
export async function releaseAll(
  { site: config, releasesDir }: DeliveryConfig,
  why: string,
  api: ApiClient,
): Promise<Activation | undefined> {
  const store = storeIn(releasesDir);
  const releases: Record<string, string> = {};
  for (const name of sourceNames()) releases[name] = await releaseIfChanged(store, name);
  const activation = await step(
    'prerender and activate',
    () => activateReleases({ store, config, releases, note: { kind: 'release', why }, api }),
    describeSite,
  );
  reportFailure(activation);
  return activation;
}
