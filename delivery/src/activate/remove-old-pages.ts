import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '../store/store.ts';

/** How many past revisions keep their pages. */
const keptRevisions = 10;

/** After this time pages that nobody has claimed are those of a process that ended. In milliseconds. */
const draftAge = 24 * 60 * 60_000;

/** Removes the pages of revisions that nobody reads any more. */
export async function removeOldPages(store: Store, revision: number): Promise<void> {
  const parent = join(store.pages(revision), '..');
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent))
    if (Number(name) <= revision - keptRevisions || (name.startsWith('draft-') && (await isOld(join(parent, name)))))
      await rm(join(parent, name), { recursive: true, force: true });
}

const isOld = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs < Date.now() - draftAge,
    () => false,
  );
