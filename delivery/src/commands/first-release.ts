import { UserError } from '@agile-languages/shared/errors';
import type { SiteConfig } from '@agile-languages/shared/platform';
import { differingNames } from '../build/differing-names.ts';
import { sourceNames } from '../build/source-names.ts';
import { line } from '../progress.ts';
import { keepSettings, type SiteEnvironment, settingsOf } from '../site-settings.ts';
import { readHistory } from '../store/history.ts';
import { locked } from '../store/lock.ts';
import { readRegistry } from '../store/registry-file.ts';
import { type Store, storeIn } from '../store/store.ts';
import { activateAndReport } from './change-site.ts';
import { releasesOfCheckout } from './releases-of-checkout.ts';

/**
 * Releases the whole checkout where nothing was ever released. Where something is live it stays as it is, and a line
 * names what the checkout or the environment has that is not live.
 *
 * @throws {UserError} when the registry is missing although the history knows releases
 */
export async function releaseIfFirst(
  { config, env, conflict, isKept }: SiteEnvironment,
  api: typeof fetch,
): Promise<void> {
  const store = storeIn(config.releasesDir);
  if (await readRegistry(store)) {
    await reportDifferences(store);
    if (conflict) line(`${conflict} It stays as it is. To change the site: npm run configure`);
  } else await locked(store, () => releaseFirst(store, config.site, api));
  if (!isKept) await keepSettings(store, settingsOf(env));
}

async function releaseFirst(store: Store, config: SiteConfig, api: typeof fetch): Promise<void> {
  if (await readRegistry(store)) return;
  const last = (await readHistory(store)).at(-1);
  if (last)
    throw new UserError(
      `The registry ${store.registry} is missing, although revision ${last.revision} was live. Copy registry.json of the newest folder below ${store.directory}/pages to it.`,
    );
  const releases = await releasesOfCheckout(store);
  await activateAndReport({ store, config, releases, note: { kind: 'release', why: 'first start' }, api });
}

async function reportDifferences(store: Store): Promise<void> {
  const names = await differingNames(store, await readRegistry(store), sourceNames());
  if (names.length > 0)
    line(`Not live as in this checkout: ${names.join(', ')}. To release: npm run release -- ${names[0]}, or -- --all`);
}
