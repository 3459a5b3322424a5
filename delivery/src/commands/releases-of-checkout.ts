import { sourceNames } from '../build/source-names.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { releaseIfChanged } from '../release/release-if-changed.ts';
import type { Store } from '../store/store.ts';

/** How many workspaces are built at a time: one waits for files while others compile. */
const buildsAtOnce = 4;

/** The release of each workspace of the checkout. Those that have changed are built. */
export async function releasesOfCheckout(store: Store): Promise<Record<string, string>> {
  const release = async (name: string) => [name, await releaseIfChanged(store, name)] as const;
  return Object.fromEntries(await mapConcurrently(buildsAtOnce, sourceNames(), release));
}
