import { sourceNames } from '../build/source-names.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import type { Store } from '../store/store.ts';

/** The release of each workspace of the checkout. Those that have changed are built. */
export async function releasesOfCheckout(store: Store): Promise<Record<string, string>> {
  const releases: Record<string, string> = {};
  for (const name of sourceNames()) releases[name] = await releaseIfChanged(store, name);
  return releases;
}
