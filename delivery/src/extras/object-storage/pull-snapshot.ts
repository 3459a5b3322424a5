import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { mapConcurrently } from '../../map-concurrently.ts';
import { parseJson } from '../../store/json.ts';
import { type FolderIndex, hashOf, type IndexedFile, keepIndex, readIndex } from './folder-index.ts';
import type { ObjectStorage } from './object-storage.ts';
import { fileKey, hashOfListing, type Listing, listingKey, listingsOf, type Snapshot } from './snapshot.ts';

const atOnce = 16;

/** Says which revision is live, so it is replaced last. */
const last = 'registry.json';

/** A request that reads the folder meanwhile sees what was live before or what is live now. */
export async function pullSnapshot(storage: ObjectStorage, folder: string, snapshot: Snapshot): Promise<FolderIndex> {
  const index = await readIndex(folder);
  const present = listingsOf(index);
  const changed = Object.entries(snapshot.folders).filter(([name, hash]) => {
    const listing = present.get(name);
    return !listing || hashOfListing(listing) !== hash;
  });
  const order = changed.toSorted(([a], [b]) => depthOf(b) - depthOf(a));
  const ended: string[] = [];
  for (const [name, hash] of order) {
    const listing = await readListing(storage, hash);
    const before = present.get(name) ?? {};
    const wanted = Object.entries(listing).filter(([path, file]) => before[path]?.hash !== file.hash);
    const [end, files] = [wanted.filter(([path]) => path === last), wanted.filter(([path]) => path !== last)];
    for (const some of [files, end])
      await mapConcurrently(atOnce, some, ([path, file]) => pullFile(storage, join(folder, name, path), file));
    for (const [path, file] of Object.entries(listing)) index.set(join(name, path), file);
    ended.push(
      ...Object.keys(before)
        .filter((path) => !listing[path])
        .map((path) => join(name, path)),
    );
  }
  for (const name of present.keys())
    if (!snapshot.folders[name]) ended.push(...Object.keys(present.get(name) ?? {}).map((path) => join(name, path)));
  for (const path of ended) {
    await rm(join(folder, path), { force: true });
    index.delete(path);
  }
  for (const name of present.keys())
    if (!snapshot.folders[name] && depthOf(name) === 2) await rm(join(folder, name), { recursive: true, force: true });
  await keepIndex(folder, index);
  return index;
}

const depthOf = (name: string) => (name === '.' ? 0 : name.split('/').length);

async function readListing(storage: ObjectStorage, hash: string): Promise<Listing> {
  return parseJson((await readVerified(storage, listingKey(hash), hash)).toString()) as Listing;
}

async function pullFile(storage: ObjectStorage, file: string, { hash, modified }: IndexedFile): Promise<void> {
  const bytes = await readVerified(storage, fileKey(hash), hash);
  await mkdir(dirname(file), { recursive: true });
  const draft = join(dirname(file), `.${randomUUID()}`);
  await writeFile(draft, bytes);
  await utimes(draft, modified / 1000, modified / 1000);
  await rename(draft, file);
}

async function readVerified(storage: ObjectStorage, key: string, hash: string): Promise<Buffer> {
  const object = await storage.read(key);
  if (!object || object === 'unchanged') throw new UserError(`${key} is not in ${storage.name}.`);
  if (hashOf(object.bytes) !== hash) throw new UserError(`${key} in ${storage.name} has other bytes than it had.`);
  return object.bytes;
}
