import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { historyProblem, readHistory } from './history.ts';
import { namesIn, readRegistry, releaseIn } from './registry.ts';
import { readSides } from './side-revisions.ts';
import { isAreaName, isReleaseHash, type Store, storeFolders } from './store.ts';

/** In milliseconds: a command that prerenders many pages lets others go ahead. */
const inUse = 60 * 60_000;

/** None while the history is not whole, which says what was live. */
export async function removeUnusedReleases(store: Store): Promise<void> {
  const registry = await readRegistry(store);
  if (await historyProblem(store, registry?.revision ?? 0)) return;
  const used = await usedReleases(store, registry);
  for (const { name, release, folder } of await keptReleases(store)) {
    if (used.has(`${name} ${release}`)) continue;
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (mtimeMs < Date.now() - inUse) await rm(folder, { recursive: true, force: true });
  }
}

export async function storedBytes(store: Store): Promise<number> {
  const folders = (await keptReleases(store)).map(({ folder }) => folder);
  const sizes = await Promise.all([...folders, store.sides].map(bytesIn));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

export async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile());
  const sizes = files.map(({ parentPath, name }) => stat(join(parentPath, name)).catch(() => ({ size: 0 })));
  return (await Promise.all(sizes)).reduce((sum, { size }) => sum + size, 0);
}

async function keptReleases(store: Store) {
  const names = (await readdir(store.directory).catch(() => [])).filter(
    (name) => isAreaName(name) && !storeFolders.includes(name),
  );
  const found = names.map(async (name) => {
    const releases = await readdir(join(store.directory, name)).catch(() => []);
    return releases.filter(isReleaseHash).map((release) => ({ name, release, folder: store.release(name, release) }));
  });
  return (await Promise.all(found)).flat();
}

async function usedReleases(store: Store, registry: Registry | undefined): Promise<ReadonlySet<string>> {
  const [history, sides] = await Promise.all([readHistory(store), readSides(store, Date.now() - inUse)]);
  const wereLive = history.flatMap(({ changes }) =>
    changes.flatMap(({ name, from, to }) => [`${name} ${from}`, `${name} ${to}`]),
  );
  const wereBeside = history
    .filter(({ kind }) => kind !== 'preview')
    .map(({ subject, beside }) => `${subject} ${beside}`);
  const live = namesIn(registry).map((name) => `${name} ${releaseIn(registry, name)}`);
  return new Set([...wereLive, ...wereBeside, ...live, ...sides.map(({ name, release }) => `${name} ${release}`)]);
}
