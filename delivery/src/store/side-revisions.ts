import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Requester } from './history.ts';
import { readJson } from './json.ts';
import { noteUse } from './note-use.ts';
import type { Store } from './store.ts';

export interface SideRevision {
  id: string;
  kind: 'canary' | 'preview';
  name: string;
  release: string;
  /** One above the live revision below it. */
  revision: number;
  /** Of 100 groups of visitors. */
  buckets: readonly number[];
  since: string;
  /** When it was last made on top of what was live. */
  made: string;
  who: string;
  why: string;
  expires?: string;
  commit?: string;
  keys?: readonly string[];
  from?: Requester;
  tried?: string;
}

export const bucketCount = 100;

/** In milliseconds: until then requests may read the folder. */
const folderAge = 60 * 60_000;

export const sideFolder = (store: Store, { id }: Pick<SideRevision, 'id'>): string => join(store.sides, id);

export async function readSides(store: Store, now = Date.now()): Promise<SideRevision[]> {
  const files = (await readdir(store.sides).catch(() => [])).filter((file) => /^[\w-]+\.json$/.test(file));
  const read = await Promise.all(files.map((file) => readJson<SideRevision>(join(store.sides, file))));
  const sides = read.filter((side) => side !== undefined && !isOver(side, now)) as SideRevision[];
  const ordered = sides.toSorted((a, b) => a.revision - b.revision || a.made.localeCompare(b.made));
  return ordered.filter(
    (side, index) => side.kind === 'preview' || !ordered.slice(index + 1).some((other) => isCanaryOf(other, side.name)),
  );
}

export const isOver = ({ expires }: SideRevision, now = Date.now()): boolean =>
  expires !== undefined && Date.parse(expires) < now;

export const isCanaryOf = ({ kind, name }: SideRevision, area: string): boolean => kind === 'canary' && name === area;

export const canaryOf = async (store: Store, area: string): Promise<SideRevision | undefined> =>
  (await readSides(store)).find((side) => isCanaryOf(side, area));

export async function writeSide(store: Store, side: SideRevision): Promise<void> {
  await mkdir(store.sides, { recursive: true });
  const draft = join(store.sides, `.${side.id}`);
  await writeFile(draft, JSON.stringify(side, null, 2));
  await rename(draft, join(store.sides, `${side.id}.json`));
}

/** The folder and the release stay for requests that are under way. */
export async function endSide(
  store: Store,
  { id, name, release }: Pick<SideRevision, 'id' | 'name' | 'release'>,
): Promise<void> {
  await noteUse(store, name, release);
  await rm(join(store.sides, `${id}.json`), { force: true });
}

export async function removeOldSides(store: Store, now = Date.now()): Promise<void> {
  const kept = new Set((await readSides(store, now - folderAge)).map(({ id }) => id));
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
