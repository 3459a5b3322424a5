import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { mapConcurrently } from '../../map-concurrently.ts';
import { readJson } from '../../store/json.ts';

export interface IndexedFile {
  hash: string;
  size: number;
  modified: number;
}

export type FolderIndex = Map<string, IndexedFile>;

const file = '.index.json';
const atOnce = 16;

const isShared = (path: string) => !/(?:^|\/)\.|^reports\/|^pages\/draft-/.test(path);

/** Files of the same size and time are not read again. */
export async function readIndex(folder: string): Promise<FolderIndex> {
  const last = new Map(Object.entries((await readJson<Record<string, IndexedFile>>(join(folder, file))) ?? {}));
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter(isShared);
  const files = await mapConcurrently(atOnce, paths, async (path): Promise<[string, IndexedFile]> => {
    const { size, mtimeMs } = await stat(join(folder, path));
    const known = last.get(path);
    const modified = Math.trunc(mtimeMs);
    if (known && known.size === size && known.modified === modified) return [path, known];
    return [path, { hash: hashOf(await readFile(join(folder, path))), size, modified }];
  });
  return new Map(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

export async function keepIndex(folder: string, index: FolderIndex): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${file}.${process.pid}`);
  await writeFile(draft, JSON.stringify(Object.fromEntries(index)));
  await rename(draft, join(folder, file));
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
