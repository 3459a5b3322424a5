import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { mapConcurrently } from '../../map-concurrently.ts';
import { type FolderIndex, hashOf, keepIndex, readIndex } from './folder-index.ts';
import type { ObjectStorage } from './object-storage.ts';
import { bytesOf, fileKey, hashOfListing, listingKey, listingsOf, type Snapshot, snapshotKey } from './snapshot.ts';

const atOnce = 16;

export interface StoredSnapshot {
  snapshot: Snapshot;
  version: string;
}

/** `undefined`: another machine was first. */
export async function pushSnapshot(
  storage: ObjectStorage,
  folder: string,
  last?: { stored: StoredSnapshot; index: FolderIndex },
): Promise<StoredSnapshot | undefined> {
  const index = await readIndex(folder);
  const listings = listingsOf(index);
  const folders = Object.fromEntries([...listings].map(([name, listing]) => [name, hashOfListing(listing)]));
  const before = last?.stored.snapshot;
  if (last && JSON.stringify(folders) === JSON.stringify(before?.folders)) return last.stored;

  const known = new Set([...(last?.index.values() ?? [])].map(({ hash }) => hash));
  const files = new Map([...index].filter(([, { hash }]) => !known.has(hash)).map(([path, { hash }]) => [hash, path]));
  await mapConcurrently(atOnce, [...files], async ([hash, path]) => {
    const bytes = await readFile(join(folder, path));
    if (hashOf(bytes) !== hash) throw new UserError(`${path} was changed while it was written to ${storage.name}.`);
    await storage.write(fileKey(hash), bytes);
  });
  const listed = new Set(Object.values(before?.folders ?? {}));
  const added = [...listings.values()].filter((listing) => !listed.has(hashOfListing(listing)));
  await mapConcurrently(atOnce, added, (listing) =>
    storage.write(listingKey(hashOfListing(listing)), bytesOf(listing)),
  );

  const snapshot = { number: (before?.number ?? 0) + 1, folders };
  const version = await storage.write(snapshotKey, bytesOf(snapshot), last?.stored.version ?? null);
  if (version === undefined) return undefined;
  await keepIndex(folder, index);
  return { snapshot, version };
}
