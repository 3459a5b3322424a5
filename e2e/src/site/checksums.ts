import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Hash of every file below a folder, by path, without compressed copies: a site makes them while it is served. */
export async function checksums(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const sums = files.sort().map(async (file) => {
    const hash = createHash('sha256').update(await readFile(file));
    return [relative(folder, file), hash.digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}
