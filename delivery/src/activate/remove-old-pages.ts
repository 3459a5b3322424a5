import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { readJson } from '../store/json.ts';
import { namesIn, releaseIn } from '../store/registry-file.ts';
import type { Store } from '../store/store.ts';

/** How many past revisions keep their pages, and how many past sets of releases those of their last revision. */
const keptRevisions = 10;

/** After this time pages that nobody has claimed are those of a process that ended. In milliseconds. */
const draftAge = 24 * 60 * 60_000;

/** Removes the pages of revisions that nobody reads any more. Changes of content take no rollback its pages. */
export async function removeOldPages(store: Store, revision: number): Promise<void> {
  const parent = join(store.pages(revision), '..');
  await mkdir(parent, { recursive: true });
  const names = await readdir(parent);
  const kept = await lastOfReleases(store, names.map(Number).filter(Number.isInteger));
  for (const name of names) {
    const isPast = Number(name) <= revision - keptRevisions && !kept.has(Number(name));
    if (isPast || (name.startsWith('draft-') && (await isOld(join(parent, name)))))
      await rm(join(parent, name), { recursive: true, force: true });
  }
}

/** The last revision of each set of releases, of the newest ones. */
async function lastOfReleases(store: Store, revisions: readonly number[]): Promise<ReadonlySet<number>> {
  const last = new Map<string, number>();
  for (const revision of revisions.toSorted((a, b) => b - a)) {
    const registry = await readJson<Registry>(join(store.pages(revision), 'registry.json'));
    const releases = registry && namesIn(registry).map((name) => `${name} ${releaseIn(registry, name)}`);
    if (releases && last.size < keptRevisions && !last.has(releases.join())) last.set(releases.join(), revision);
  }
  return new Set(last.values());
}

const isOld = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs < Date.now() - draftAge,
    () => false,
  );
