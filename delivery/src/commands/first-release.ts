import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { UserError } from '@agile-languages/shared/errors';
import type { Registry } from '@agile-languages/shared/registry';
import { differingNames, sourceNames } from '../build/sources.ts';
import { line } from '../output.ts';
import { cli } from '../processes.ts';
import { keepSettings, type SiteEnvironment, settingsOf } from '../site-settings.ts';
import { readHistory } from '../store/history.ts';
import { lastGoodRegistry, readRegistry } from '../store/registry.ts';
import { openReleaseStore } from '../store/release-store.ts';
import type { Store } from '../store/store.ts';
import type { Extras } from './extras.ts';

export interface FirstLook {
  isFirst: boolean;
  /** Reads all sources. */
  reportDifferences: () => Promise<void>;
}

export async function releaseIfFirst(
  { config, env, conflict, isKept }: SiteEnvironment,
  { objectStorage }: Extras,
  meanwhile: () => Promise<unknown>,
): Promise<FirstLook> {
  const { served: store, change } = await openReleaseStore(config, { openShared: objectStorage });
  const registry = await readLive(store);
  if (!registry) await releaseFirst(store, meanwhile);
  else if (conflict) line(`${conflict} It stays as it is. To change the site: npm run configure`);
  if (!isKept && !existsSync(store.site)) await change((folder) => keepSettings(folder, settingsOf(env)));
  return {
    isFirst: !registry,
    reportDifferences: async () => registry && reportDifferences(store, registry),
  };
}

/** A broken registry stops no visitor while the one before it is there. */
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

/** In a process of its own, which returns its memory. To keep what Node has compiled would take two seconds at its end. */
async function releaseFirst(store: Store, meanwhile: () => Promise<unknown>): Promise<void> {
  const last = (await readHistory(store)).at(-1);
  if (last)
    throw new UserError(
      `The registry ${store.registry} is missing, although revision ${last.revision} was live. Copy registry.json of the newest folder below ${store.directory}/pages to it.`,
    );
  const args = ['release', '--all', '--no-browser', '--compress-later', '--why', 'first start'];
  const env = { ...process.env, NODE_DISABLE_COMPILE_CACHE: '1' };
  const ended = once(spawn(process.execPath, [cli, ...args], { env, stdio: 'inherit' }), 'exit');
  const [[code]] = await Promise.all([ended, meanwhile()]);
  if (code !== 0) throw new UserError('Nothing was released, so there is nothing to serve.');
}

async function reportDifferences(store: Store, registry: Registry): Promise<void> {
  const names = await differingNames(store, registry, sourceNames());
  if (names.length > 0)
    line(`Not live as in this checkout: ${names.join(', ')}. To release: npm run release -- ${names[0]}, or -- --all`);
}
