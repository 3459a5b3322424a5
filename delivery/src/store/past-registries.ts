import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkRegistry, type Registry } from '@agile-languages/shared/registry';
import { readHistory } from './history.ts';
import { readJson } from './json.ts';
import { releaseIn } from './registry-file.ts';
import type { Store } from './store.ts';

/** The registry that was activated last, from its kept pages: for when the live one is broken. */
export async function lastGoodRegistry(store: Store): Promise<Registry | undefined> {
  const revision = (await readHistory(store)).at(-1)?.revision;
  if (revision === undefined) return undefined;
  const registry = checkRegistry(await readJson(join(store.pages(revision), 'registry.json')));
  return typeof registry === 'string' ? undefined : registry;
}

/** The newest registry with this release of an area whose pages are kept. */
export const registryWith = async (store: Store, name: string, release: string): Promise<Registry | undefined> =>
  (await keptRegistries(store)).find((registry) => releaseIn(registry, name) === release);

/** The registries of all revisions whose pages are kept, the newest first. */
export async function keptRegistries(store: Store): Promise<Registry[]> {
  const parent = join(store.pages(0), '..');
  const revisions = (await readdir(parent).catch(() => []))
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => b - a);
  const registries = revisions.map(async (revision) =>
    checkRegistry(await readJson(join(store.pages(revision), 'registry.json'))),
  );
  return (await Promise.all(registries)).filter((registry) => typeof registry !== 'string');
}
