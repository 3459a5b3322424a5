import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';

/** How many past revisions keep their pages. */
const keptRevisions = 10;

/** Removes the pages of revisions that nobody reads any more. */
export async function removeOldPages(store: Store, revision: number): Promise<void> {
  const parent = join(store.pages(revision), '..');
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent))
    if (Number(name) <= revision - keptRevisions) await rm(join(parent, name), { recursive: true, force: true });
}
