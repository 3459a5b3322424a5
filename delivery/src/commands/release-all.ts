import type { ApiClient } from '@agile-languages/shared/api';
import { activateReleases } from '../activate/activate-releases.ts';
import { sourceNames } from '../build/source-names.ts';
import type { DeliveryConfig } from '../config.ts';
import { step } from '../progress.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import { locked } from '../store/lock.ts';
import { readRegistry } from '../store/registry-file.ts';
import { storeIn } from '../store/store.ts';
import { describeSite, reportFailure } from './report-site.ts';

/** Builds whatever has changed and activates it, with the data that the API has now. */
export async function releaseAll({ site: config, releasesDir }: DeliveryConfig, api: ApiClient): Promise<void> {
  const store = storeIn(releasesDir);
  await locked(store, async () => {
    await readRegistry(store);
    const releases: Record<string, string> = {};
    for (const name of sourceNames()) releases[name] = await releaseIfChanged(store, name);
    const activation = await step(
      'prerender and activate',
      () => activateReleases({ store, config, releases, note: { kind: 'release', why: 'start' }, api }),
      describeSite,
    );
    reportFailure(activation);
  });
}
