import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import type { Registry } from '@agile-languages/shared/registry';
import { differingNames } from '../build/differing-names.ts';
import { sourceNames } from '../build/source-names.ts';
import { line } from '../progress.ts';
import { keepSettings, type SiteEnvironment, settingsOf } from '../site-settings.ts';
import { openReleaseStore } from '../storage/release-store.ts';
import { readHistory } from '../store/history.ts';
import { lastGoodRegistry } from '../store/past-registries.ts';
import { readRegistry } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';

const cli = join(import.meta.dirname, '../cli.ts');

/**
 * Releases the whole checkout where nothing was ever released. Where something is live it stays as it is, and a line
 * names what the checkout or the environment has that is not live.
 *
 * @throws {UserError} when the registry is missing although the history knows releases
 */
export async function releaseIfFirst({ config, env, conflict, isKept }: SiteEnvironment): Promise<void> {
  const { served: store, change } = await openReleaseStore(config);
  const registry = await readLive(store);
  if (registry) {
    await reportDifferences(store, registry);
    if (conflict) line(`${conflict} It stays as it is. To change the site: npm run configure`);
  } else await releaseFirst(store);
  if (!isKept && !existsSync(store.site)) await change((folder) => keepSettings(folder, settingsOf(env)));
}

/** A broken registry stops nobody's visitors while the one before it is there. */
async function readLive(store: Store): Promise<Registry | undefined> {
  try {
    return await readRegistry(store);
  } catch (cause) {
    const last = cause instanceof UserError ? await lastGoodRegistry(store) : undefined;
    if (!last) throw cause;
    line(`${(cause as UserError).message} Revision ${last.revision} is served meanwhile.`);
    return last;
  }
}

/** In a process of its own, because what builds and prerenders needs much memory and returns little of it. */
async function releaseFirst(store: Store): Promise<void> {
  const last = (await readHistory(store)).at(-1);
  if (last)
    throw new UserError(
      `The registry ${store.registry} is missing, although revision ${last.revision} was live. Copy registry.json of the newest folder below ${store.directory}/pages to it.`,
    );
  const args = ['release', '--all', '--no-browser', '--compress-later', '--why', 'first start'];
  const command = spawn(process.execPath, [cli, ...args], { stdio: 'inherit' });
  const [code] = await once(command, 'exit');
  if (code !== 0) throw new UserError('Nothing was released, so there is nothing to serve.');
}

async function reportDifferences(store: Store, registry: Registry): Promise<void> {
  const names = await differingNames(store, registry, sourceNames());
  if (names.length > 0)
    line(`Not live as in this checkout: ${names.join(', ')}. To release: npm run release -- ${names[0]}, or -- --all`);
}
