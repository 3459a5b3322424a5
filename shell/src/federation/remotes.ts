import { type AreaContents, contractVersion } from '@agile-languages/shared/contract';
import type { AreaRelease } from '@agile-languages/shared/registry';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RegistryStore } from './registry-store.ts';
import { createScript, trust } from './scripts.ts';

/** How long an area may take to load before the page stops waiting for it, in milliseconds. */
export const loadLimit = 3000;

const registered = new Map<string, AreaRelease>();

registerPlugins([
  {
    name: 'integrity',
    createScript: ({ url }: { url: string }) => ({ script: createScript(url), timeout: loadLimit }),
  },
]);

/**
 * A page needs two files, the container and its chunk. The browser answers the first request for a file with its failed
 * preload, even when the file is back: two tries may fail for each.
 */
const mostTries = 4;

/**
 * Loads what `pick` takes from the contents of an area's live release. After a failure it requests the registry again,
 * which may name a newer release, and tries again until the same failure comes twice. The time limit is for all tries.
 */
export function loadFrom<Module>(
  name: string,
  registry: RegistryStore,
  pick: (contents: AreaContents) => Promise<Module>,
): Promise<Module> {
  const load = async (tries: number, failure: string): Promise<Module> => {
    try {
      return await pick(await contentsOf(name, await registry.area(name)));
    } catch (cause) {
      if (tries === mostTries || String(cause) === failure) throw cause;
      console.error(`load ${name}`, cause);
      await registry.refresh();
      return load(tries + 1, String(cause));
    }
  };
  return within(loadLimit, load(1, ''), name);
}

async function contentsOf(name: string, area: AreaRelease): Promise<AreaContents> {
  const behind = contractVersion - area.contract;
  if (behind !== 0 && behind !== 1)
    throw new Error(`Area ${name} is written for contract ${area.contract}, the shell offers ${contractVersion}.`);
  if (registered.get(name)?.release !== area.release) {
    const known = registered.has(name);
    registered.set(name, area);
    trust(area);
    registerRemotes([{ name, entry: new URL(area.entry.name, new URL(area.base, location.href)).href, type: 'var' }], {
      force: known,
    });
  }
  const contents = await loadRemote<{ area: AreaContents }>(`${name}/area`);
  if (!contents) throw new Error(`Area ${name} exposes no table of contents.`);
  return contents.area;
}

/** The promise, rejected when it takes longer than `limit` milliseconds. */
export function within<Value>(limit: number, promise: Promise<Value>, name: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} took longer than ${limit} ms.`)), limit);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
