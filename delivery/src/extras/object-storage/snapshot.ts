import { posix } from 'node:path';
import { UserError } from '@agile-languages/shared/errors';
import { isRecord } from '@agile-languages/shared/formats';
import { parseJson } from '../../store/json.ts';
import { type FolderIndex, hashOf, type IndexedFile } from './folder-index.ts';

export interface Snapshot {
  number: number;
  folders: Readonly<Record<string, string>>;
}

export type Listing = Readonly<Record<string, IndexedFile>>;

export const snapshotKey = 'live.json';
export const listingKey = (hash: string): string => `listings/${hash}.json`;
export const fileKey = (hash: string): string => `files/${hash}`;

export function listingsOf(index: FolderIndex): Map<string, Listing> {
  const listings = new Map<string, Record<string, IndexedFile>>();
  for (const [path, file] of index) {
    const folder = folderOf(path);
    const listing = listings.get(folder) ?? {};
    listing[posix.relative(folder, path)] = file;
    listings.set(folder, listing);
  }
  return listings;
}

/** `catalog/1f2e` of `catalog/1f2e/browser/a.js`, `.` of `registry.json`. */
function folderOf(path: string): string {
  const [first = '', second = '', ...more] = path.split('/');
  if (more.length > 0) return `${first}/${second}`;
  return second === '' ? '.' : first;
}

export const bytesOf = (value: object): Buffer => Buffer.from(JSON.stringify(value));

export const hashOfListing = (listing: Listing): string => hashOf(bytesOf(listing));

export function readSnapshot(bytes: Buffer): Snapshot {
  const value = parseJson(bytes.toString());
  if (isRecord(value) && typeof value.number === 'number' && isRecord(value.folders))
    return value as unknown as Snapshot;
  throw new UserError(`${snapshotKey} of the storage is not readable.`);
}
