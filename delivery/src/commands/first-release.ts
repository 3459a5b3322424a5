import type { ApiClient } from '@agile-languages/shared/api';
import { UserError } from '@agile-languages/shared/errors';
import { differingNames } from '../build/differing-names.ts';
import { sourceNames } from '../build/source-names.ts';
import type { DeliveryConfig } from '../config.ts';
import { line } from '../progress.ts';
import { readHistory } from '../store/history.ts';
import { locked } from '../store/lock.ts';
import { readRegistry } from '../store/registry-file.ts';
import { type Store, storeIn } from '../store/store.ts';
import { releaseAll } from './release-all.ts';

/**
 * Releases the whole checkout where nothing was ever released. Where something is live it stays as it is, and a line
 * names what the checkout has that is not live.
 *
 * @throws {UserError} when the registry is missing although the history knows releases
 */
export async function releaseIfFirst(config: DeliveryConfig, api: ApiClient): Promise<void> {
  const store = storeIn(config.releasesDir);
  if (await readRegistry(store)) return reportDifferences(store);
  await locked(store, async () => {
    if (await readRegistry(store)) return;
    const last = (await readHistory(store)).at(-1);
    if (last)
      throw new UserError(
        `The registry ${store.registry} is missing, although revision ${last.revision} was live. Copy registry.json of the newest folder below ${store.directory}/pages to it.`,
      );
    await releaseAll(config, 'first start', api);
  });
}

async function reportDifferences(store: Store): Promise<void> {
  const names = await differingNames(store, await readRegistry(store), sourceNames());
  if (names.length > 0)
    line(`Not live as in this checkout: ${names.join(', ')}. To release: npm run release -- ${names[0]}, or -- --all`);
}
