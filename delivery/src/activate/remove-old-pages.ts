import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { readJson } from '../store/json.ts';
import { documentFile, readPageList, readUses, searchedFile } from '../store/page-list.ts';
import { namesIn, releaseIn } from '../store/registry-file.ts';
import { readSides, sideFolder } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';

/** How many past revisions keep their pages, and how many past sets of releases those of their last revision. */
const keptRevisions = 10;

/** After how many revisions documents are looked for that nobody shows any more: it reads every kept page list. */
const sweptEvery = 50;

/** After this time pages that nobody has claimed are those of a process that ended. In milliseconds. */
const draftAge = 24 * 60 * 60_000;

/** Removes the pages of revisions that nobody reads any more. Changes of content take no rollback its pages. */
export async function removeOldPages(store: Store, revision: number): Promise<void> {
  const parent = join(store.pages(revision), '..');
  await mkdir(parent, { recursive: true });
  const names = await readdir(parent);
  const revisions = names.map(Number).filter(Number.isInteger);
  const last = await lastOfReleases(store, revisions);
  const kept = revisions.filter((one) => one > revision - keptRevisions || last.has(one)).map(store.pages);
  const users = [...kept, ...(await readSides(store)).map((side) => sideFolder(store, side))];
  const used = new Set((await Promise.all(users.map(readUses))).flat());
  for (const name of names) {
    const folder = join(parent, name);
    const isPast = Number.isInteger(Number(name)) && !kept.includes(folder);
    if (isPast && used.has(Number(name))) await keepDocuments(folder);
    else if (isPast || (name.startsWith('draft-') && (await isOld(folder))))
      await rm(folder, { recursive: true, force: true });
  }
  if (revision % sweptEvery === 0) await removeUnusedDocuments(store, users, used, kept);
}

/** Leaves the documents of a revision that other ones show, and nothing else that would make it a revision. */
async function keepDocuments(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.startsWith('index.html') && entry.name !== searchedFile)
      await rm(join(folder, entry.name), { force: true });
}

/** Removes documents that no page list names any more from folders that are kept for others. */
async function removeUnusedDocuments(
  store: Store,
  users: readonly string[],
  used: ReadonlySet<number>,
  kept: readonly string[],
): Promise<void> {
  const named = new Set([...used].map((revision) => join(store.pages(revision), searchedFile)));
  for (const user of users) {
    const list = await readPageList(user);
    if (!list) return;
    for (const page of Object.values(list.pages)) if (page.in !== undefined) named.add(documentFile(user, page));
  }
  for (const folder of [...used].map(store.pages)) {
    if (kept.includes(folder)) continue;
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (entry.isFile() && !named.has(file.replace(/\.(?:br|gz)$/, ''))) await rm(file, { force: true });
    }
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
