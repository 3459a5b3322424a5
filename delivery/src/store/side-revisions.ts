import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Requester } from './history.ts';
import { readJson } from './json.ts';
import type { Store } from './store.ts';

/** A complete revision that is served beside the live one: a canary to a share of the visitors, a preview by a link. */
export interface SideRevision {
  /** Name of its folder. */
  id: string;
  kind: 'canary' | 'preview';
  /** The area whose release differs from the live one, or `shell`. */
  name: string;
  release: string;
  /** Of its registry: one above that of the live revision that it was made on top of. */
  revision: number;
  /** Which of 100 groups of visitors get it. Of a preview: none. */
  buckets: readonly number[];
  since: string;
  /** When it was last made on top of what was live. */
  made: string;
  who: string;
  why: string;
  /** When a preview ends. */
  expires?: string;
  commit?: string;
  keys?: readonly string[];
  from?: Requester;
  tried?: string;
}

/** Into how many groups visitors are divided. */
export const bucketCount = 100;

/** After this time a folder that belongs to nothing any more is removed: until then requests may read it. In milliseconds. */
const folderAge = 60 * 60_000;

export const sideFolder = (store: Store, { id }: Pick<SideRevision, 'id'>): string => join(store.sides, id);

/** What is served beside the live revision, the oldest first: one canary of an area, the one made last. */
export async function readSides(store: Store, now = Date.now()): Promise<SideRevision[]> {
  const files = (await readdir(store.sides).catch(() => [])).filter((file) => /^[\w-]+\.json$/.test(file));
  const read = await Promise.all(files.map((file) => readJson<SideRevision>(join(store.sides, file))));
  const sides = read.filter((side) => side !== undefined && !isOver(side, now)) as SideRevision[];
  const ordered = sides.toSorted((a, b) => a.revision - b.revision || a.made.localeCompare(b.made));
  return ordered.filter(
    (side, index) => side.kind === 'preview' || !ordered.slice(index + 1).some((other) => isCanaryOf(other, side.name)),
  );
}

const isOver = ({ expires }: SideRevision, now: number) => expires !== undefined && Date.parse(expires) < now;

/** Whether this is the canary of an area. */
export const isCanaryOf = ({ kind, name }: SideRevision, area: string): boolean => kind === 'canary' && name === area;

/** The canary of an area. */
export const canaryOf = async (store: Store, area: string): Promise<SideRevision | undefined> =>
  (await readSides(store)).find((side) => isCanaryOf(side, area));

/** Serves a revision from now on, whose pages are in its folder. */
export async function writeSide(store: Store, side: SideRevision): Promise<void> {
  await mkdir(store.sides, { recursive: true });
  const draft = join(store.sides, `.${side.id}`);
  await writeFile(draft, JSON.stringify(side, null, 2));
  await rename(draft, join(store.sides, `${side.id}.json`));
}

/** Serves it no more. Its folder stays for the requests that are under way. */
export const endSide = (store: Store, { id }: Pick<SideRevision, 'id'>): Promise<void> =>
  rm(join(store.sides, `${id}.json`), { force: true });

/** Removes the folders of revisions that ended some time ago. */
export async function removeOldSides(store: Store, now = Date.now()): Promise<void> {
  const kept = new Set((await readSides(store, now)).map(({ id }) => id));
  for (const entry of await readdir(store.sides).catch(() => [])) {
    if (!/^[\da-f-]{36}(?:\.json)?$/.test(entry)) continue;
    const file = join(store.sides, entry);
    const age =
      now -
      (await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => now,
      ));
    if (!kept.has(entry.replace(/\.json$/, '')) && age > folderAge) await rm(file, { recursive: true, force: true });
  }
}

/**
 * Groups of visitors for a canary: those that it has, and further ones that no other canary has.
 *
 * @returns `undefined` when there are not enough
 */
export function bucketsFor(share: number, own: readonly number[], others: readonly number[]): number[] | undefined {
  const free = Array.from({ length: bucketCount }, (_, bucket) => bucket).filter(
    (bucket) => !own.includes(bucket) && !others.includes(bucket),
  );
  const buckets = [...own, ...free].slice(0, share);
  return buckets.length === share ? buckets : undefined;
}
