import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@agile-languages/shared/registry';
import { readJson } from '../store/json.ts';
import { documentFile, readPageList, readUses, searchedFile } from '../store/page-list.ts';
import { namesIn, releaseIn } from '../store/registry.ts';
import { readSides, sideFolder } from '../store/side-revisions.ts';
import type { Store } from '../store/store.ts';

export const keptRevisions = 10;

/** In revisions: it reads every kept page list. */
const sweptEvery = 50;

/** Changes of content take no rollback its pages. */
export async function removeOldPages(store: Store, revision: number): Promise<void> {
  const parent = join(store.pages(revision), '..');
  await mkdir(parent, { recursive: true });
  const names = await readdir(parent);
  const revisions = names.map(Number).filter(Number.isInteger);
  const last = await lastOfReleases(store, revisions);
  const kept = revisions.filter((past) => past > revision - keptRevisions || last.has(past)).map(store.pages);
  const users = [...kept, ...(await readSides(store)).map((side) => sideFolder(store, side))];
  const used = new Set((await Promise.all(users.map(readUses))).flat());
  for (const name of names) {
    const folder = join(parent, name);
    const isPast = Number.isInteger(Number(name)) && !kept.includes(folder);
    if (isPast && used.has(Number(name))) await keepDocuments(folder);
    else if (isPast) await rm(folder, { recursive: true, force: true });
  }
  if (revision % sweptEvery === 0) await removeUnusedDocuments(store, users, used, kept);
}

async function keepDocuments(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.startsWith('index.html') && entry.name !== searchedFile)
      await rm(join(folder, entry.name), { force: true });
}

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

async function lastOfReleases(store: Store, revisions: readonly number[]): Promise<ReadonlySet<number>> {
  const last = new Map<string, number>();
  for (const revision of revisions.toSorted((a, b) => b - a)) {
    const registry = await readJson<Registry>(join(store.pages(revision), 'registry.json'));
    const releases = registry && namesIn(registry).map((name) => `${name} ${releaseIn(registry, name)}`);
    if (releases && last.size < keptRevisions && !last.has(releases.join())) last.set(releases.join(), revision);
  }
  return new Set(last.values());
}
