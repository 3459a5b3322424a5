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
export async function registryWith(store: Store, name: string, release: string): Promise<Registry | undefined> {
  const parent = join(store.pages(0), '..');
  const revisions = (await readdir(parent).catch(() => []))
    .map(Number)
    .filter(Number.isInteger)
    .sort((a, b) => b - a);
  for (const revision of revisions) {
    const registry = checkRegistry(await readJson(join(store.pages(revision), 'registry.json')));
    if (typeof registry !== 'string' && releaseIn(registry, name) === release) return registry;
  }
  return undefined;
}
