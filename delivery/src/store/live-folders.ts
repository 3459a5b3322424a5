import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readUses } from './page-list.ts';
import { namesIn, readRegistry, releaseIn } from './registry-file.ts';
import type { Store } from './store.ts';

/** Folders of the pages and of the browser files of what is live. */
export async function liveFolders(store: Store): Promise<string[]> {
  const registry = await readRegistry(store);
  if (!registry) return [];
  const releases = namesIn(registry).map((name) => store.release(name, releaseIn(registry, name) ?? ''));
  const pages = store.pages(registry.revision);
  const used = (await readUses(pages)).map(store.pages);
  const folders = [...releases.map((release) => join(release, 'browser')), pages, ...used];
  return folders.filter((folder) => existsSync(folder));
}
